import { MAX_LENGTH, type CustomerInfo, type DeliveryField } from './customer.ts';
import { emailError } from './email-address.ts';
import { normalizeLine } from './normalize-text.ts';

const REQUIRED: Partial<Record<DeliveryField, string>> = {
  firstName: 'First name is required',
  lastName: 'Last name is required',
  address1: 'Address line 1 is required',
  city: 'Town or city is required',
  postcode: 'Postcode is required',
};

const FIELDS = Object.keys(MAX_LENGTH) as DeliveryField[];

/** The message for one field of the delivery form, or nothing when it will do (Spec 1 §5, decision 65). */
export function fieldError(field: DeliveryField, customer: CustomerInfo): string | undefined {
  const value = normalizeLine(customer[field]);
  const required = REQUIRED[field];
  if (required !== undefined && value === '') return required;
  if (value.length > MAX_LENGTH[field]) {
    return `Please use at most ${MAX_LENGTH[field]} characters`;
  }
  return field === 'email' ? emailError(value) : undefined;
}

/** Every message of the delivery form, in the order of its fields; empty when the form is complete (gate of step 5). */
export function deliveryErrors(
  customer: CustomerInfo,
): readonly { field: DeliveryField; message: string }[] {
  return FIELDS.flatMap((field) => {
    const message = fieldError(field, customer);
    return message === undefined ? [] : [{ field, message }];
  });
}

/** Whether a postcode has the shape of a UK one; an unlikely one gets a hint, never a refusal (decision 41f). */
export function looksLikeUkPostcode(postcode: string): boolean {
  return /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/i.test(postcode.replaceAll(/\s/g, ''));
}

/** A postcode as it is stored and printed: upper case, one space before the last three characters of a UK one; any other keeps its shape. */
export function formatPostcode(postcode: string): string {
  const typed = postcode.trim().replaceAll(/\s+/g, ' ').toUpperCase();
  return looksLikeUkPostcode(typed) ? typed.replaceAll(' ', '').replace(/(?=.{3}$)/, ' ') : typed;
}

import {
  DELIVERY_FIELDS,
  emptyCustomer,
  MAX_LENGTH,
  type CustomerInfo,
  type DeliveryField,
} from '../customer/customer.ts';
import { emailError } from '../customer/email-address.ts';
import { normalizeLine } from '../text/normalize-text.ts';

const REQUIRED: Partial<Record<DeliveryField, string>> = {
  firstName: 'First name is required',
  lastName: 'Last name is required',
  address1: 'Address line 1 is required',
  city: 'Town or city is required',
  postcode: 'Postcode is required',
};

/**
 * Returns the error of a delivery field, or undefined: required fields are not blank, none is too long, the e-mail
 * address is valid.
 */
export function fieldError(field: DeliveryField, customer: CustomerInfo): string | undefined {
  const value = normalizeLine(customer[field]);
  const required = REQUIRED[field];
  if (required !== undefined && value === '') return required;
  if (value.length > MAX_LENGTH[field]) {
    return `Please use at most ${MAX_LENGTH[field]} characters`;
  }
  return field === 'email' ? emailError(value) : undefined;
}

/** Returns whether a field of the delivery form must not be blank. */
export function isRequired(field: DeliveryField): boolean {
  return fieldError(field, emptyCustomer) !== undefined;
}

/** Returns all errors of the delivery form in field order; empty when it is complete. */
export function deliveryErrors(
  customer: CustomerInfo,
): readonly { field: DeliveryField; message: string }[] {
  return DELIVERY_FIELDS.flatMap((field) => {
    const message = fieldError(field, customer);
    return message === undefined ? [] : [{ field, message }];
  });
}

/** Returns whether a postcode has the shape of a UK postcode. Another shape gets a hint and is accepted. */
export function looksLikeUkPostcode(postcode: string): boolean {
  return /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/i.test(postcode.replaceAll(/\s/g, ''));
}

/** Formats a postcode for storage and print: upper case, in the UK shape one space before the last three characters. */
export function formatPostcode(postcode: string): string {
  const typed = postcode.trim().replaceAll(/\s+/g, ' ').toUpperCase();
  return looksLikeUkPostcode(typed) ? typed.replaceAll(' ', '').replace(/(?=.{3}$)/, ' ') : typed;
}

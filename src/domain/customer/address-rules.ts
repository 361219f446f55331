import {
  DELIVERY_FIELDS,
  emptyCustomer,
  MAX_LENGTH,
  type CustomerInfo,
  type DeliveryField,
} from './customer.ts';
import { emailError, type EmailError } from './email-address.ts';
import { normalizeLine } from '../text/normalize-text.ts';

/** The fields that must not be blank; the e-mail address has a rule of its own. */
type RequiredField = Exclude<DeliveryField, 'address2' | 'email'>;

/** What is wrong with a field of the delivery form. */
export type DeliveryFieldError =
  | { field: 'email'; code: EmailError }
  | { field: RequiredField; code: 'missing' }
  | { field: 'postcode'; code: 'not-uk' }
  | { field: RequiredField | 'address2'; code: 'too-long' };

/**
 * Returns the error of a delivery field, or null: all but the second address line are not blank, none is too long,
 * the e-mail address is valid.
 */
export function fieldError(
  field: DeliveryField,
  customer: CustomerInfo,
): DeliveryFieldError | null {
  const value = normalizeLine(customer[field]);
  if (field === 'email') {
    const code = emailError(value);
    return code && { field, code };
  }
  if (field !== 'address2' && value === '') return { field, code: 'missing' };
  return value.length > MAX_LENGTH[field] ? { field, code: 'too-long' } : null;
}

/** Returns whether a field of the delivery form must not be blank. */
export function isRequired(field: DeliveryField): boolean {
  return fieldError(field, emptyCustomer) !== null;
}

/** Returns all errors of the delivery form in field order; empty when it is complete. */
export function deliveryErrors(customer: CustomerInfo): readonly DeliveryFieldError[] {
  return DELIVERY_FIELDS.flatMap((field) => fieldError(field, customer) ?? []);
}

/**
 * Returns the errors of one address of several, in field order. The shop's own form asks for it, so it refuses what the
 * payment page would: a postcode outside the United Kingdom. The postcode that a paid order has is taken again.
 */
export function addressErrors(
  customer: CustomerInfo,
  paidPostcode = '',
): readonly DeliveryFieldError[] {
  const errors = deliveryErrors(customer).filter(({ field }) => field !== 'email');
  const isNew = customer.postcode !== paidPostcode;
  const isDoubtful = isNew && !errors.some(({ field }) => field === 'postcode');
  return isDoubtful && !looksLikeUkPostcode(customer.postcode)
    ? [...errors, { field: 'postcode', code: 'not-uk' }]
    : errors;
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

import { MAX_LENGTH } from '#domain/customer/customer.ts';
import type { EmailError } from '#domain/customer/email-address.ts';
import type { DeliveryFieldError } from '#domain/customer/address-rules.ts';

/** Returns that a field takes no more characters. */
export const tooLongText = (max: number): string => `Please use at most ${max} characters`;

/** Returns the hint of a field that holds `max` characters: once it is full, that it takes no more. */
export const limitHint = (typed: string, max: number, hint?: string): string | undefined =>
  typed.length < max ? hint : tooLongText(max);

/** Returns what is wrong with an e-mail address. */
export function emailErrorText(error: EmailError): string {
  switch (error) {
    case 'missing':
      return 'Email is required';
    case 'too-long':
      return tooLongText(MAX_LENGTH.email);
    case 'invalid':
      return 'Please enter a valid email address';
    case 'sign-before-at':
      return 'Before the @, please use plain letters (a to z), digits and signs only';
    case 'sign-after-at':
      return 'After the @, please use plain letters (a to z), digits, dots and hyphens only';
  }
}

const MISSING = {
  firstName: 'Enter a first name',
  lastName: 'Enter a last name',
  address1: 'Enter the address',
  city: 'Enter the town',
  postcode: 'Enter the postcode',
};

/** Returns what is wrong with a field of the delivery form. */
export function deliveryFieldErrorText(error: DeliveryFieldError): string {
  if (error.field === 'email') return emailErrorText(error.code);
  if (error.code === 'not-uk') return 'Enter a UK postcode: we post to the United Kingdom only';
  return error.code === 'missing' ? MISSING[error.field] : tooLongText(MAX_LENGTH[error.field]);
}

/** What a shopper agrees to with the box for marketing. */
export const MARKETING_CONSENT =
  'Send me the occasional e-mail about new flavours. You can stop it at any time.';

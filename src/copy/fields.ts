import { MAX_LENGTH } from '#domain/customer/customer.ts';
import type { EmailError } from '#domain/customer/email-address.ts';

/** Returns that a field takes no more characters. */
export const tooLongText = (max: number): string => `Please use at most ${max} characters`;

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

import { deliveryFieldErrorText, emailErrorText } from '#copy/fields.ts';
import { expect, it } from 'vitest';
import type { EmailError } from '#domain/customer/email-address.ts';
import type { DeliveryFieldError } from '#domain/customer/address-rules.ts';

it.each<[EmailError, string]>([
  ['missing', 'Email is required'],
  ['too-long', 'Please use at most 254 characters'],
  ['invalid', 'Please enter a valid email address'],
  ['sign-before-at', 'Before the @, please use plain letters (a to z), digits and signs only'],
  [
    'sign-after-at',
    'After the @, please use plain letters (a to z), digits, dots and hyphens only',
  ],
])('an e-mail address that is %s: "%s"', (error, text) => {
  expect(emailErrorText(error)).toBe(text);
  expect(deliveryFieldErrorText({ field: 'email', code: error })).toBe(text);
});

it.each<[DeliveryFieldError, string]>([
  [{ field: 'firstName', code: 'missing' }, 'Enter a first name'],
  [{ field: 'lastName', code: 'missing' }, 'Enter a last name'],
  [{ field: 'address1', code: 'missing' }, 'Enter the address'],
  [{ field: 'city', code: 'missing' }, 'Enter the town'],
  [{ field: 'postcode', code: 'missing' }, 'Enter the postcode'],
  [{ field: 'lastName', code: 'too-long' }, 'Please use at most 80 characters'],
  [{ field: 'address2', code: 'too-long' }, 'Please use at most 100 characters'],
])('a field of the delivery form, %j: "%s"', (error, text) => {
  expect(deliveryFieldErrorText(error)).toBe(text);
});

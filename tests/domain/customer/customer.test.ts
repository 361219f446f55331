import { describe, expect, it } from 'vitest';
import { emailError } from '#domain/customer/email-address.ts';
import {
  DELIVERY_FIELDS,
  emptyCustomer,
  type CustomerInfo,
  type DeliveryField,
} from '#domain/customer/customer.ts';
import {
  deliveryErrors,
  fieldError,
  formatPostcode,
  isRequired,
  looksLikeUkPostcode,
} from '#domain/customer/address-rules.ts';

const complete: CustomerInfo = {
  ...emptyCustomer,
  firstName: 'Ada',
  lastName: 'Quay',
  email: 'ada@quay.example',
  address1: '1 Pier Road',
  city: 'Weston-super-Mare',
  postcode: 'BS23 1AA',
};

describe('the e-mail address', () => {
  it.each([
    ['', 'missing'],
    ['   ', 'missing'],
    ['ada', 'invalid'],
    ['ada@quay', 'invalid'],
    ['@quay.example', 'invalid'],
    ['ada@.', 'invalid'],
    ['ada@quay.', 'invalid'],
    ['ada quay@quay.example', 'invalid'],
    ['ada@@quay.example', 'invalid'],
    ['ada@quay.example', null],
    [' ada@quay.example ', null],
    ['a.d+a@sub.quay.example', null],
  ] as const)('"%s": %s', (email, code) => {
    expect(emailError(email)).toBe(code);
    expect(fieldError('email', { ...complete, email })).toEqual(code && { field: 'email', code });
  });
});

describe('the delivery form', () => {
  it('does not need a second address line', () => {
    expect(deliveryErrors(complete)).toEqual([]);
  });

  it.each<DeliveryField>(['firstName', 'lastName', 'address1', 'city', 'postcode', 'email'])(
    'requires %s; spaces alone do not count',
    (field) => {
      for (const nothing of ['', '  \n']) {
        const errors = deliveryErrors({ ...complete, [field]: nothing });
        expect(errors).toEqual([{ field, code: 'missing' }]);
      }
    },
  );

  it('lists errors in page order', () => {
    expect(deliveryErrors(emptyCustomer).map(({ field }) => field)).toEqual([
      'firstName',
      'lastName',
      'address1',
      'city',
      'postcode',
      'email',
    ]);
  });

  it('requires the same fields', () => {
    expect(DELIVERY_FIELDS.filter((field) => !isRequired(field))).toEqual(['address2']);
  });

  it.each<[DeliveryField, number]>([
    ['firstName', 80],
    ['lastName', 80],
    ['address1', 100],
    ['address2', 100],
    ['city', 100],
    ['postcode', 100],
  ])('limits %s to %i characters', (field, max) => {
    expect(fieldError(field, { ...complete, [field]: 'x'.repeat(max) })).toBeNull();
    expect(fieldError(field, { ...complete, [field]: 'x'.repeat(max + 1) })).toEqual({
      field,
      code: 'too-long',
    });
  });

  it('limits the e-mail address to 254 characters', () => {
    const email = (length: number): string => `${'x'.repeat(length - 13)}@quay.example`;
    expect(fieldError('email', { ...complete, email: email(254) })).toBeNull();
    expect(fieldError('email', { ...complete, email: email(255) })).toEqual({
      field: 'email',
      code: 'too-long',
    });
  });

  it('starts with marketing unticked', () => {
    expect(emptyCustomer).toMatchObject({ emailMarketingOptIn: false, smsMarketingOptIn: false });
  });
});

describe('a postcode of UK shape', () => {
  it.each([
    ['BS23 1AA', true],
    ['bs231aa', true],
    [' bs23  1aa ', true],
    ['M1 1AE', true],
    ['EC1A 1BB', true],
    ['W1A 0AX', true],
    ['12345', false],
    ['BS23', false],
    ['BS23 1A', false],
    ['', false],
  ])('"%s": %s', (postcode, usual) => {
    expect(looksLikeUkPostcode(postcode)).toBe(usual);
  });
});

describe('formatting a postcode', () => {
  it.each([
    ['bt11aa', 'BT1 1AA'],
    ['BS23 1AA', 'BS23 1AA'],
    [' bs23   1aa ', 'BS23 1AA'],
    ['b s 2 3 1 a a', 'BS23 1AA'],
    ['ec1a1bb', 'EC1A 1BB'],
    ['m11ae', 'M1 1AE'],
    ['Bs23\t1aa', 'BS23 1AA'],
    ['bfpo 801', 'BFPO 801'],
    ['d02 af30', 'D02 AF30'],
    [' 1010  wien ', '1010 WIEN'],
    ['', ''],
  ])('"%s" becomes "%s"', (typed, printed) => {
    expect(formatPostcode(typed)).toBe(printed);
    expect(formatPostcode(printed)).toBe(printed);
  });
});

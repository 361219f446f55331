// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toDay } from '#domain/day.ts';
import { emptyDraft } from '#domain/box/draft.ts';
import { $now } from '#features/delivery/clock.ts';
import { $draft } from '#features/builder/draft/draft.ts';
import {
  $touched,
  $shownErrors,
  $errorSummary,
  validateDeliveryForm,
  $suggestedEmail,
  touch,
  blurField,
  acceptSuggestedEmail,
  setField,
} from '#features/builder/steps/delivery/delivery-form.ts';
import { boxForMyself } from '../../support/orders.ts';

beforeEach(() => {
  $draft.set(emptyDraft);
  $touched.set(new Set());
});

afterEach(() => {
  vi.useRealTimers();
});

it('shows no error in an untouched form', () => {
  expect($shownErrors.get()).toEqual({});
});

it('validates the e-mail address while typing', () => {
  setField('email', 'ann@');
  expect($shownErrors.get()).toEqual({ email: 'Please enter a valid email address' });
  setField('email', 'ann@example.com');
  expect($shownErrors.get()).toEqual({});
});

it('validates other fields on blur', () => {
  setField('city', ' ');
  expect($shownErrors.get()).toEqual({});
  touch('city');
  expect($shownErrors.get()).toEqual({ city: 'Enter the town' });
});

it.each([
  ['bt11aa', 'BT1 1AA'],
  ['fy8 2qq', 'FY8 2QQ'],
  [' BS23\u00a0 1AA ', 'BS23 1AA'],
  ['Eire', 'EIRE'],
  ['', ''],
])('formats the postcode "%s" as "%s" on blur', (typed, shown) => {
  setField('postcode', typed);
  expect($draft.get().customer.postcode).toBe(typed);
  blurField('postcode');
  expect($draft.get().customer.postcode).toBe(shown);
});

it.each([
  ['EC1', 'This does not look like a UK postcode. Please check it.'],
  ['EC1A 1BB', ''],
])('says on blur of the postcode "%s": "%s"', (typed, said) => {
  vi.useFakeTimers();
  setField('postcode', typed);
  blurField('postcode');
  vi.advanceTimersByTime(500);
  expect(document.body.textContent).toBe(said);
});

it('suggests an e-mail correction on blur and applies it', () => {
  setField('email', 'edna@gmial.com');
  expect($suggestedEmail.get()).toBeNull();
  blurField('email');
  expect($suggestedEmail.get()).toBe('edna@gmail.com');
  acceptSuggestedEmail();
  expect($draft.get().customer.email).toBe('edna@gmail.com');
  expect($suggestedEmail.get()).toBeNull();
});

it('accepts an address despite a suggestion', () => {
  $draft.set({ ...boxForMyself, customer: { ...boxForMyself.customer, email: 'edna@gmial.com' } });
  blurField('email');
  expect(validateDeliveryForm()).toBe(true);
});

it('shows all errors on submit', () => {
  expect(validateDeliveryForm()).toBe(false);
  expect(Object.keys($shownErrors.get())).toEqual([
    'firstName',
    'lastName',
    'address1',
    'city',
    'postcode',
    'email',
  ]);
});

it('removes corrected fields from the error summary', () => {
  $draft.set({ ...boxForMyself, customer: { ...boxForMyself.customer, firstName: '', city: '' } });
  validateDeliveryForm();
  const listed = () => $errorSummary.get().map(({ targetId }) => targetId);
  expect(listed()).toEqual(['firstName', 'city']);
  setField('city', 'York');
  expect(listed()).toEqual(['firstName']);
  setField('firstName', 'Ann');
  expect(listed()).toEqual([]);
  expect(validateDeliveryForm()).toBe(true);
});

it('lists only the problems of the last submit', () => {
  $draft.set({ ...boxForMyself, customer: { ...boxForMyself.customer, firstName: '' } });
  validateDeliveryForm();
  setField('email', 'ann@');
  expect($errorSummary.get().map(({ targetId }) => targetId)).toEqual(['firstName']);
});

it.each([
  ['can be kept', toDay(2026, 12, 24), []],
  ['is too soon', toDay(2026, 11, 21), [expect.stringMatching(/^Too soon/)]],
])('a requested day that %s: %s', (_, arriveOn, messages) => {
  $now.set(Date.parse('2026-11-20T10:00:00Z'));
  $draft.set({ ...boxForMyself, arriveOn });
  expect(validateDeliveryForm()).toBe(messages.length === 0);
  expect($errorSummary.get().map(({ message }) => message)).toEqual(messages);
  $now.set(null);
});

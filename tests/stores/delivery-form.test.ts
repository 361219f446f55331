import { beforeEach, expect, it } from 'vitest';
import { catalogue } from '#data/catalogue.ts';
import { dayOf } from '#domain/day.ts';
import { emptyDraft } from '#domain/box-draft.ts';
import { $now } from '#stores/clock.ts';
import { $draft } from '#stores/draft.ts';
import { $catalogue } from '#stores/catalogue.ts';
import {
  $judged,
  $shownMistakes,
  $summary,
  checkForm,
  $suggestedEmail,
  judge,
  leaveField,
  takeSuggestedEmail,
  typeInto,
} from '#stores/delivery-form.ts';
import { boxForMyself } from './draft-fixtures.ts';

beforeEach(() => {
  $catalogue.set(catalogue);
  $draft.set(emptyDraft);
  $judged.set(new Set());
});

it('shows no mistake in a form nobody has touched', () => {
  expect($shownMistakes.get()).toEqual({});
});

it('checks the e-mail address while it is typed', () => {
  typeInto('email', 'ann@');
  expect($shownMistakes.get()).toEqual({ email: 'Please enter a valid email address' });
  typeInto('email', 'ann@example.com');
  expect($shownMistakes.get()).toEqual({});
});

it('checks the other fields when they are left', () => {
  typeInto('city', ' ');
  expect($shownMistakes.get()).toEqual({});
  judge('city');
  expect($shownMistakes.get()).toEqual({ city: 'Town or city is required' });
});

it.each([
  ['bt11aa', 'BT1 1AA'],
  ['fy8 2qq', 'FY8 2QQ'],
  [' BS23\u00a0 1AA ', 'BS23 1AA'],
  ['Eire', 'EIRE'],
  ['', ''],
])('a postcode that is left as "%s" reads "%s"', (typed, shown) => {
  typeInto('postcode', typed);
  expect($draft.get().customer.postcode).toBe(typed);
  leaveField('postcode');
  expect($draft.get().customer.postcode).toBe(shown);
});

it('asks about a slip in the e-mail address once the field is left, and takes the answer', () => {
  typeInto('email', 'edna@gmial.com');
  expect($suggestedEmail.get()).toBeNull();
  leaveField('email');
  expect($suggestedEmail.get()).toBe('edna@gmail.com');
  takeSuggestedEmail();
  expect($draft.get().customer.email).toBe('edna@gmail.com');
  expect($suggestedEmail.get()).toBeNull();
});

it('an address that looks like a slip is taken all the same', () => {
  $draft.set({ ...boxForMyself, customer: { ...boxForMyself.customer, email: 'edna@gmial.com' } });
  leaveField('email');
  expect(checkForm()).toBe(true);
});

it('shows everything that is missing when the form is sent', () => {
  expect(checkForm()).toBe(false);
  expect(Object.keys($shownMistakes.get())).toEqual([
    'firstName',
    'lastName',
    'address1',
    'city',
    'postcode',
    'email',
  ]);
});

it('the list on top follows the fields as they are mended, one by one', () => {
  $draft.set({ ...boxForMyself, customer: { ...boxForMyself.customer, firstName: '', city: '' } });
  checkForm();
  const listed = () => $summary.get().map(({ targetId }) => targetId);
  expect(listed()).toEqual(['firstName', 'city']);
  typeInto('city', 'York');
  expect(listed()).toEqual(['firstName']);
  typeInto('firstName', 'Ann');
  expect(listed()).toEqual([]);
  expect(checkForm()).toBe(true);
});

it('the list on top holds what the last attempt lacked, and nothing that went wrong since', () => {
  $draft.set({ ...boxForMyself, customer: { ...boxForMyself.customer, firstName: '' } });
  checkForm();
  typeInto('email', 'ann@');
  expect($summary.get().map(({ targetId }) => targetId)).toEqual(['firstName']);
});

it.each([
  ['can be kept', dayOf(2026, 12, 24), []],
  ['is too soon', dayOf(2026, 11, 21), [expect.stringMatching(/^Too soon/)]],
])('a wished day that %s: %s', (_, arriveOn, messages) => {
  $now.set(Date.parse('2026-11-20T10:00:00Z'));
  $draft.set({ ...boxForMyself, arriveOn });
  expect(checkForm()).toBe(messages.length === 0);
  expect($summary.get().map(({ message }) => message)).toEqual(messages);
  $now.set(null);
});

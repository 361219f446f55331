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
  judge,
  typeInto,
} from '#stores/delivery-form.ts';
import { boxForMyself } from './box-in-hand.ts';

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

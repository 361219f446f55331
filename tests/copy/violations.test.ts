import { expect, it } from 'vitest';
import { boxViolationText, violationText } from '#copy/violations.ts';
import { catalogue } from '#data/catalogue.ts';
import type { BoxViolation } from '#domain/box/box.ts';
import { findById } from '#domain/catalogue.ts';
import type { RuleViolation } from '#domain/order/order-rules.ts';
import { fixtureDelivery } from '../support/fixture-catalogue.ts';

const bars = findById(catalogue.boxes, 5);
const [secondClass] = fixtureDelivery.options;
if (!bars || !secondClass) throw new Error('The shop sells a box of bars and posts by 2nd class.');

it.each<[BoxViolation, string]>([
  [{ code: 'unfinished-box' }, 'Please finish your box first.'],
  [{ code: 'unknown-box' }, 'We do not sell this box.'],
  [
    { code: 'wrong-flavours', notOnSale: [], type: bars },
    'A 5 Bar Fudge Gift Box takes exactly 5 bars of flavours we sell in it.',
  ],
  [
    { code: 'wrong-flavours', notOnSale: ['Oreo', 'Vanilla'], type: bars },
    'We do not sell Oreo and Vanilla today.',
  ],
  [{ code: 'wrong-lid' }, 'Please choose a lid design.'],
  [{ code: 'note-too-long' }, 'The note takes at most 100 characters (excluding spaces).'],
  [{ code: 'keyring-not-for-this-box' }, 'Keyrings come with the Box of 6 only.'],
  [{ code: 'unknown-keyring' }, 'We do not sell this keyring.'],
  [{ code: 'wrong-name-tags' }, 'A keyring takes one to three different names.'],
])('a box that violates $code: "%s"', (violation, text) => {
  expect(boxViolationText(violation)).toBe(text);
  expect(violationText(violation)).toBe(text);
  expect(violationText({ ...violation, place: 2 })).toBe(`Box 2 in your basket: ${text}`);
});

it.each<[RuleViolation, string]>([
  [{ code: 'wrong-quantity', quantity: 'too-few' }, 'Minimum order is 50 slices.'],
  [{ code: 'wrong-flavours', choice: 'none' }, 'Please select at least one flavour'],
  [{ code: 'unknown-shipping' }, 'We do not offer this delivery.'],
  [
    {
      code: 'arrival-not-possible',
      date: { code: 'too-soon', earliest: '2026-12-01', by: secondClass },
    },
    'Too soon: the earliest is Tuesday 1st December by 2nd class.',
  ],
  [
    { code: 'arrival-not-possible', date: { code: 'too-far-ahead', latest: '2027-01-24' } },
    'At most 60 days ahead: the latest is Sunday 24th January.',
  ],
  [{ code: 'invalid-email', email: 'invalid' }, 'Please enter a valid email address'],
  [{ code: 'incomplete-delivery', field: null }, 'Please tell us where the box goes.'],
  [{ code: 'incomplete-delivery', field: { field: 'city', code: 'missing' } }, 'Enter the town'],
])('an order with %j: "%s"', (violation, text) => {
  expect(violationText(violation)).toBe(text);
});

it.each<[string, RuleViolation, string]>([
  [
    'an address without a town',
    { code: 'incomplete-delivery', field: { field: 'city', code: 'missing' }, recipient: 3 },
    'Recipient 3: Enter the town',
  ],
  [
    'an address abroad',
    { code: 'incomplete-delivery', field: { field: 'postcode', code: 'not-uk' }, recipient: 1 },
    'Recipient 1: Enter a UK postcode: we post to the United Kingdom only',
  ],
  [
    'nothing for somebody',
    { code: 'recipient-without-box', recipient: 2 },
    'Recipient 2: Choose a box for them, or remove them',
  ],
  ['no name of the payer', { code: 'incomplete-buyer' }, 'Enter your name'],
])('of several recipients %s is named by its place', (_what, violation, text) => {
  expect(violationText(violation)).toBe(text);
});

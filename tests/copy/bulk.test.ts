import { expect, it } from 'vitest';
import { flavourChoiceErrorText, slicesErrorText, slicesPerFlavourText } from '#copy/bulk.ts';
import type { FlavourChoiceError } from '#domain/bulk/bulk-flavours.ts';
import type { QuantityError } from '#domain/bulk/bulk.ts';

it.each<[QuantityError, string]>([
  ['too-few', 'Minimum order is 50 slices.'],
  ['too-many', 'Maximum order is 250 slices. For larger orders, please contact us.'],
  ['not-whole', 'Please order whole slices.'],
])('a quantity of slices, %s: "%s"', (error, text) => {
  expect(slicesErrorText(error)).toBe(text);
});

it.each<[FlavourChoiceError, string]>([
  ['none', 'Please select at least one flavour'],
  ['too-many', 'Please select at most 10 flavours'],
  ['not-sold', 'Please select flavours that we sell by the slice'],
])('flavours of slices, %s: "%s"', (error, text) => {
  expect(flavourChoiceErrorText(error)).toBe(text);
});

it.each([
  [120, 8, '15 of each'],
  [75, 8, 'about 9-10 of each'],
  [50, 8, 'about 6-7 of each'],
  [100, 3, 'about 33-34 of each'],
  [50, 1, 'all 50 of it'],
])('%i slices of %i flavours: "%s"', (slices, flavours, text) => {
  expect(slicesPerFlavourText(slices, flavours)).toBe(text);
});

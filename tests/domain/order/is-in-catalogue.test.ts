import { expect, it } from 'vitest';
import { catalogue } from '#data/catalogue.ts';
import type { Box } from '#domain/box/box.ts';
import { isInCatalogue } from '#domain/order/is-in-catalogue.ts';
import type { Order } from '#domain/order/order.ts';
import { birthdayBox, sixtySlices, twoParcels, withItems } from '../../support/orders.ts';

/** Returns an order of the birthday box and another. */
const withBox = (changes: Partial<Box>): Order =>
  withItems(
    [birthdayBox, { ...birthdayBox, ...changes }].map((box) => ({ box, quantity: 1, sku: null })),
  );

it.each<[string, Order, boolean]>([
  ['of boxes that are sold', twoParcels, true],
  ['of slices that are sold', sixtySlices, true],
  ['with a box no longer sold', withBox({ boxId: 99 }), false],
  [
    'with a flavour no longer sold',
    withBox({ selection: [{ flavourId: 999, quantity: 6 }] }),
    false,
  ],
  ['of slices no longer sold', { ...sixtySlices, flavourIds: [1, 999] }, false],
])('an order %s is in the catalogue: %3$s', (_what, order, isIn) => {
  expect(isInCatalogue(order, catalogue)).toBe(isIn);
});

import { expect, it } from 'vitest';
import {
  mayChangeParcel,
  packingStatusOf,
  type ParcelState,
  type ParcelStatus,
} from '#domain/order/parcel-status.ts';

const MONDAY = Date.parse('2026-11-23T10:00Z');

const states: Readonly<Record<ParcelStatus, ParcelState>> = {
  waiting: { version: 3, status: 'waiting', postedAt: null },
  packed: { version: 3, status: 'packed', postedAt: null },
  posted: { version: 3, status: 'posted', postedAt: MONDAY },
};

it.each([
  ['waiting', 3, true],
  ['waiting', 2, false],
  ['packed', 3, false],
  ['posted', 3, false],
] as const)('a parcel that is %s may be changed by who saw version %i: %s', (status, seen, may) => {
  expect(mayChangeParcel(states[status], seen)).toBe(may);
});

it.each([
  ['waiting', 3, true],
  ['packed', 3, true],
  ['packed', 2, false],
  ['posted', 3, false],
] as const)(
  'the shop may change a parcel that is %s and that it saw as version %i: %s',
  (status, seen, may) => {
    expect(mayChangeParcel(states[status], seen, 'shop')).toBe(may);
  },
);

it.each([
  ['waiting', ['waiting', 'waiting']],
  ['packed', ['waiting', 'packed']],
  ['packed', ['waiting', 'posted']],
  ['packed', ['packed', 'posted']],
  ['posted', ['posted', 'posted']],
  ['posted', ['posted']],
] as const)('an order is %s when its parcels are %j', (status, parcels) => {
  expect(packingStatusOf(parcels.map((one) => ({ status: one })))).toBe(status);
});

import { describe, expect, it } from 'vitest';
import {
  mayChangeParcel,
  moveParcel,
  packingStatusOf,
  type ParcelState,
  type ParcelStatus,
} from '#domain/order/parcel-status.ts';

const MONDAY = Date.parse('2026-11-23T10:00Z');
const TUESDAY = Date.parse('2026-11-24T10:00Z');

const states: Readonly<Record<ParcelStatus, ParcelState>> = {
  waiting: { version: 3, status: 'waiting', packedAt: null, postedAt: null },
  packed: { version: 3, status: 'packed', packedAt: MONDAY, postedAt: null },
  posted: { version: 3, status: 'posted', packedAt: MONDAY, postedAt: MONDAY },
};

describe('a parcel moves on and back', () => {
  it.each([
    ['waiting', 'packed', TUESDAY, null],
    ['waiting', 'posted', null, TUESDAY],
    ['packed', 'posted', MONDAY, TUESDAY],
    ['packed', 'waiting', null, null],
    ['posted', 'packed', MONDAY, null],
    ['posted', 'waiting', null, null],
  ] as const)('from %s to %s', (from, to, packedAt, postedAt) => {
    const moved = moveParcel(states[from], { to, expectedVersion: 3, now: TUESDAY });
    expect(moved).toEqual({ version: 4, status: to, packedAt, postedAt });
  });
});

it.each(['waiting', 'packed', 'posted'] as const)('a parcel that is %s stays so', (to) => {
  expect(moveParcel(states[to], { to, expectedVersion: 3, now: TUESDAY })).toBeNull();
});

it.each([2, 4])('a parcel does not move for somebody who saw version %i', (expectedVersion) => {
  const move = { to: 'packed', expectedVersion, now: TUESDAY } as const;
  expect(moveParcel(states.waiting, move)).toBeNull();
});

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

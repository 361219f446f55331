import { expect, it } from 'vitest';
import { catalogue } from '#data/catalogue.ts';
import type { ParcelContent } from '#domain/order/parcel.ts';
import { sumWeeks, weekOf } from '#domain/order/week-sums.ts';

const [first, second] = catalogue.flavours;
if (!first || !second) throw new Error('No flavours');

const SLICE_GRAMS = 30;

const boxesOf = (
  boxId: number,
  flavourId: number,
  pieces: number,
  quantity = 1,
): ParcelContent => ({
  kind: 'boxes',
  items: [
    {
      box: {
        boxId,
        selection: [{ flavourId, quantity: pieces }],
        lid: { categoryId: 0, designName: 'Enjoy your fudge' },
        note: '',
        keyring: null,
      },
      quantity,
      sku: null,
    },
  ],
  recipient: null,
  shippingId: 1,
  arriveOn: null,
  dispatchOn: null,
});

const slicesOf = (slices: number, ...flavourIds: number[]): ParcelContent => ({
  kind: 'slices',
  slices,
  option: 'custom',
  flavourIds,
  recipient: null,
  shippingId: 100,
  arriveOn: null,
  dispatchOn: null,
});

it.each([
  ['2026-11-23', '2026-11-23', '2026-11-29'],
  ['2026-11-29', '2026-11-23', '2026-11-29'],
  ['2027-01-01', '2026-12-28', '2027-01-03'],
] as const)('%s is in the week from %s to %s', (day, from, to) => {
  expect(weekOf(day)).toEqual({ from, to });
});

it('adds up two weeks by flavour and by box, what this week takes most of first', () => {
  const thisWeek = [boxesOf(1, first.id, 6), boxesOf(1, first.id, 6, 2), slicesOf(60, second.id)];
  const lastWeek = [boxesOf(2, second.id, 12)];
  const none = { pieces: 0, bars: 0, bigBars: 0, bags: 0, slices: 0 };
  expect(sumWeeks([thisWeek, lastWeek], catalogue, SLICE_GRAMS)).toEqual({
    flavours: [
      {
        name: second.name,
        weeks: [
          { ...none, slices: 60, grams: 1_800 },
          { ...none, pieces: 12, grams: 400 },
        ],
      },
      {
        name: first.name,
        weeks: [
          { ...none, pieces: 18, grams: 600 },
          { ...none, grams: 0 },
        ],
      },
    ],
    boxes: [
      { name: 'Box of 6', weeks: [3, 0] },
      { name: 'Box of 12', weeks: [0, 1] },
    ],
  });
});

it('shares slices out among their flavours', () => {
  const { flavours } = sumWeeks([[slicesOf(51, first.id, second.id)]], catalogue, SLICE_GRAMS);
  expect(flavours.map(({ weeks: [sum] }) => [sum?.slices, sum?.grams])).toEqual([
    [26, 780],
    [25, 750],
  ]);
});

it('counts a parcel of unknown contents as nothing', () => {
  const unreadable = { kind: 'unreadable', recipient: null } as const;
  expect(sumWeeks([[unreadable], []], catalogue, SLICE_GRAMS)).toEqual({ flavours: [], boxes: [] });
});

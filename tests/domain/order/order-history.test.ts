import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#domain/day.ts';
import type { Box } from '#domain/box/box.ts';
import {
  pruneHistory,
  withoutNotes,
  type OrderedGoods,
  type PastOrder,
} from '#domain/order/order-history.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');

const box: Box = {
  boxId: 1,
  selection: [{ flavourId: 1, quantity: 6 }],
  lid: { categoryId: 1, designName: 'Happy Birthday Mum' },
  note: 'Happy 80th, Mum!',
  keyring: null,
};

const boxes: OrderedGoods = {
  orderType: 'cart',
  boxes: [
    { box, quantity: 2, sku: null },
    { box: { ...box, note: '' }, quantity: 1, sku: null },
  ],
  arriveOn: '2026-12-24',
};

const slices: OrderedGoods = {
  orderType: 'bulk',
  slices: 120,
  option: 'custom',
  flavourIds: [1, 2],
};

const placed = (daysAgo: number): PastOrder => ({
  sessionId: `cs_${daysAgo}`,
  placedAt: NOW - daysAgo * DAY_MS,
  goods: withoutNotes(boxes),
});

describe('what a device stores of an order', () => {
  it('whether a box had a note, without its words', () => {
    const goods = withoutNotes(boxes);
    expect(goods).toMatchObject({
      boxes: [
        { box: { note: '' }, hasNote: true, quantity: 2, sku: null },
        { box: { note: '' }, hasNote: false, quantity: 1, sku: null },
      ],
      arriveOn: '2026-12-24',
    });
    expect(JSON.stringify(goods)).not.toContain('Mum!');
  });

  it('slices unchanged', () => {
    expect(withoutNotes(slices)).toEqual(slices);
  });

  it('nothing else of a cart line', () => {
    const line = { id: 'abc', sku: 'six-favourites', box, quantity: 1 };
    const goods = withoutNotes({ orderType: 'cart', boxes: [line], arriveOn: null });
    expect(goods).toEqual({
      orderType: 'cart',
      boxes: [{ box: { ...box, note: '' }, quantity: 1, sku: 'six-favourites', hasNote: true }],
      arriveOn: null,
    });
  });
});

describe('how long a device stores an order', () => {
  it.each([
    ['of this moment', 0, true],
    ['of 30 days ago', 30, true],
    ['of 31 days ago', 31, false],
  ])('%s', (_, daysAgo, isRemembered) => {
    expect(pruneHistory([placed(daysAgo)], NOW)).toHaveLength(isRemembered ? 1 : 0);
  });

  it('keeps the five latest', () => {
    const remembered = pruneHistory([0, 1, 2, 3, 4, 5].map(placed), NOW);
    expect(remembered.map(({ sessionId }) => sessionId)).toEqual(
      [0, 1, 2, 3, 4].map((n) => `cs_${n}`),
    );
  });
});

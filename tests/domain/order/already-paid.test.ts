import { describe, expect, it } from 'vitest';
import { findEqualOrders, orderHasBox, subtractOrdered } from '#domain/order/already-paid.ts';
import { withoutNotes, type OrderedGoods, type PastOrder } from '#domain/order/order-history.ts';
import type { Box } from '#domain/box/box.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const MINUTE = 60_000;

const gift: Box = {
  boxId: 1,
  selection: [
    { flavourId: 1, quantity: 4 },
    { flavourId: 2, quantity: 2 },
  ],
  lid: { categoryId: 1, designName: 'Happy Birthday Mum' },
  note: 'For you',
  keyring: null,
};
const plain: Box = { ...gift, note: '' };

const boxes = (...quantities: [Box, number][]): OrderedGoods => ({
  orderType: 'cart',
  boxes: quantities.map(([box, quantity]) => ({ box, quantity, sku: null })),
  arriveOn: null,
});

const slices = (count: number, flavourIds: number[]): OrderedGoods => ({
  orderType: 'bulk',
  slices: count,
  option: 'custom',
  flavourIds,
});

const placed = (goods: OrderedGoods, minutesAgo = 5): PastOrder => ({
  sessionId: 'cs_1',
  placedAt: NOW - minutesAgo * MINUTE,
  goods: withoutNotes(goods),
});

describe('a second payment for equal goods', () => {
  it.each([
    ['the same box', boxes([gift, 1]), boxes([gift, 1]), true],
    ['another quantity', boxes([gift, 1]), boxes([gift, 2]), false],
    ['a box more', boxes([gift, 1]), boxes([gift, 1], [plain, 1]), false],
    [
      'the boxes in another order',
      boxes([gift, 1], [plain, 2]),
      boxes([plain, 2], [gift, 1]),
      true,
    ],
    ['no note where there was one', boxes([gift, 1]), boxes([plain, 1]), false],
    [
      'another lid',
      boxes([gift, 1]),
      boxes([{ ...gift, lid: { categoryId: 8, designName: 'Thank You' } }, 1]),
      false,
    ],
    [
      'flavours added in another order',
      boxes([gift, 1]),
      boxes([{ ...gift, selection: [...gift.selection].reverse() }, 1]),
      true,
    ],
    ['the same slices', slices(60, [1, 2]), slices(60, [2, 1]), true],
    ['more slices', slices(60, [1, 2]), slices(65, [1, 2]), false],
  ])('is detected for %s: %o', (_, before, now, isEqual) => {
    expect(findEqualOrders(withoutNotes(now), [placed(before)], NOW)).toHaveLength(isEqual ? 1 : 0);
  });

  it.each([
    [59, 1],
    [60, 0],
  ])('is detected for one hour: %s minutes', (minutes, found) => {
    const goods = boxes([gift, 1]);
    expect(findEqualOrders(withoutNotes(goods), [placed(goods, minutes)], NOW)).toHaveLength(found);
  });
});

describe('a cart that was paid for in part', () => {
  it.each([
    ['all of it', [[gift, 1]], [[gift, 1]], []],
    ['two of three', [[gift, 3]], [[gift, 2]], [[gift, 1]]],
    ['more than there is', [[gift, 1]], [[gift, 2]], []],
    [
      'one of two boxes',
      [
        [gift, 1],
        [plain, 1],
      ],
      [[plain, 1]],
      [[gift, 1]],
    ],
    ['nothing of it', [[gift, 2]], [[plain, 1]], [[gift, 2]]],
  ] as [string, [Box, number][], [Box, number][], [Box, number][]][])(
    'keeps the rest: %s',
    (_, basket, paid, rest) => {
      const lines = basket.map(([box, quantity]) => ({ box, quantity, sku: null }));
      expect(subtractOrdered(lines, placed(boxes(...paid)))).toEqual(
        rest.map(([box, quantity]) => ({ box, quantity, sku: null })),
      );
    },
  );

  it('is detected by any of its boxes', () => {
    expect(orderHasBox(placed(boxes([gift, 1])), gift)).toBe(true);
    expect(orderHasBox(placed(boxes([gift, 1])), plain)).toBe(false);
    expect(orderHasBox(placed(slices(60, [1])), gift)).toBe(false);
  });
});

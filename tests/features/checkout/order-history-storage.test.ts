// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { encodeIds } from '#contract/box-json.ts';
import { totalQuantity } from '#domain/catalogue.ts';
import { DAY_MS } from '#domain/day.ts';
import type { OrderedGoods } from '#domain/order/order-history.ts';
import { describeContents } from '#features/order/order-contents.ts';
import { pastOrderContents } from '#features/thank-you/past-order-contents.ts';
import { findOrder, findOrders, saveOrder } from '#features/checkout/order-history-storage.ts';
import { keepOrderLink, loadOrderLinks } from '#features/checkout/order-links.ts';
import { boxForMyself, boxIn, finishedBox, idOf } from '../../support/orders.ts';

const KEY = 'placedOrders';
const NOW = Date.parse('2026-11-21T12:00:00Z');

const twoBoxes: OrderedGoods = {
  orderType: 'cart',
  boxes: [
    { box: boxIn(finishedBox), quantity: 1, sku: null },
    { box: boxIn(boxForMyself), quantity: 2, sku: null },
  ],
  arriveOn: '2026-12-24',
};

const slices: OrderedGoods = {
  orderType: 'bulk',
  slices: 120,
  option: 'custom',
  flavourIds: [idOf('flavours', 'Biscoff Biscuit'), idOf('flavours', 'Vanilla')],
};

function recalledGoods(sessionId = 'cs_1', now = NOW) {
  const order = findOrder(sessionId, now);
  if (!order) throw new Error(`Nothing is known of ${sessionId}`);
  return order.goods;
}

/** Returns the items of the stored order, by name; null if they are unknown. */
function recalledItems() {
  const contents = pastOrderContents({ placedAt: NOW, goods: recalledGoods() });
  return contents && describeContents(contents).flatMap(({ items }) => items);
}

beforeEach(() => localStorage.clear());

describe('a stored order', () => {
  it('is found by its session, with boxes and requested day', () => {
    saveOrder('cs_1', twoBoxes, NOW);
    expect(findOrder('cs_1', NOW)).toMatchObject({
      sessionId: 'cs_1',
      placedAt: NOW,
      goods: {
        arriveOn: '2026-12-24',
        boxes: [
          { quantity: 1, hasNote: true, box: { lid: { designName: 'Happy Birthday Mum' } } },
          { quantity: 2, hasNote: false },
        ],
      },
    });
    expect(findOrder('cs_2', NOW)).toBeNull();
  });

  it('contains no note, name or address', () => {
    saveOrder('cs_1', twoBoxes, NOW);
    const stored = localStorage.getItem(KEY) ?? '';
    expect(stored).toContain('Happy Birthday Mum');
    for (const word of ['80th', 'Ada', 'Quay', 'Pier', 'BS23', '@']) {
      expect(stored).not.toContain(word);
    }
  });

  it('is stored once per session', () => {
    saveOrder('cs_1', slices, NOW);
    saveOrder('cs_1', twoBoxes, NOW + 1);
    expect(recalledGoods('cs_1', NOW + 1)).toMatchObject({ orderType: 'cart' });
    expect(localStorage.getItem(KEY)?.match(/cs_1/g)).toHaveLength(1);
  });

  it('is dropped after five later orders', () => {
    for (const n of [1, 2, 3, 4, 5, 6]) saveOrder(`cs_${n}`, slices, NOW + n);
    expect(findOrder('cs_1', NOW + 6)).toBeNull();
    expect(findOrder('cs_2', NOW + 6)).not.toBeNull();
  });

  it('is dropped after 30 days', () => {
    saveOrder('cs_1', slices, NOW);
    expect(findOrder('cs_1', NOW + 30 * DAY_MS)).not.toBeNull();
    expect(findOrder('cs_1', NOW + 30 * DAY_MS + 1)).toBeNull();
  });
});

describe('a tampered history', () => {
  const about = { quantity: 1, sku: null, hasNote: true };
  const whole = { ...boxIn(finishedBox), note: '' };
  const box = { config: encodeIds(whole), ...about };
  const goods = { orderType: 'builder', boxes: [box], arriveOn: null };
  const order = { sessionId: 'cs_1', placedAt: NOW, goods };
  const read = { ...order, goods: { ...goods, boxes: [{ box: whole, ...about }] } };

  it('is read if it is valid', () => {
    localStorage.setItem(KEY, JSON.stringify({ v: 1, orders: [order] }));
    expect(findOrder('cs_1', NOW)).toEqual(read);
  });

  it.each([
    ['of another version', { v: 2, orders: [order] }],
    ['that is no list', { v: 1, orders: 'all' }],
    ['of no box', { v: 1, orders: [{ ...order, goods: { ...goods, boxes: [] } }] }],
    ['of no day', { v: 1, orders: [{ ...order, goods: { ...goods, arriveOn: '2026-02-30' } }] }],
    [
      'with a note',
      {
        v: 1,
        orders: [
          {
            ...order,
            goods: { ...goods, boxes: [{ ...box, config: encodeIds(boxIn(finishedBox)) }] },
          },
        ],
      },
    ],
    [
      'of minus one box',
      { v: 1, orders: [{ ...order, goods: { ...goods, boxes: [{ ...box, quantity: -1 }] } }] },
    ],
    [
      'of a million boxes',
      { v: 1, orders: [{ ...order, goods: { ...goods, boxes: [{ ...box, quantity: 1e6 }] } }] },
    ],
  ])('%s is dropped', (_, stored) => {
    localStorage.setItem(KEY, JSON.stringify(stored));
    expect(findOrder('cs_1', NOW)).toBeNull();
  });

  it('keeps the valid orders', () => {
    const broken = { ...order, sessionId: 'cs_2', goods: 'fudge' };
    localStorage.setItem(KEY, JSON.stringify({ v: 1, orders: [broken, order] }));
    expect(findOrder('cs_1', NOW)).toEqual(read);
    saveOrder('cs_3', slices, NOW);
    expect(findOrder('cs_1', NOW)).toEqual(read);
  });
});

describe('the contents of a stored order', () => {
  it('describe each box by name, with allergens and images', () => {
    saveOrder('cs_1', twoBoxes, NOW);
    const contents = recalledItems();
    expect(contents).toMatchObject([
      {
        title: 'Box of 6',
        lid: 'Happy Birthday Mum lid, with your handwritten note',
        keyring: 'Keyring “this mum belongs” with Grace and Harry',
        allergens: ['milk', 'soya'],
      },
      { title: '2 × Box of 12', lid: 'Enjoy your fudge lid', allergens: ['milk', 'soya', 'eggs'] },
    ]);
    expect(contents?.map(({ flavours }) => totalQuantity(flavours))).toEqual([6, 12]);
    expect(contents?.[0]?.flavours[0]).toMatchObject({ name: 'Baileys', quantity: 1 });
  });

  it('describe slices by name, with allergens', () => {
    saveOrder('cs_1', slices, NOW);
    expect(recalledItems()).toMatchObject([
      {
        title: '120 slices',
        flavours: [{ name: 'Biscoff Biscuit' }, { name: 'Vanilla' }],
        lid: null,
        allergens: ['milk', 'soya', 'wheat'],
      },
    ]);
  });

  it.each([
    [
      'a box',
      {
        ...twoBoxes,
        boxes: [
          {
            box: { ...boxIn(boxForMyself), selection: [{ flavourId: 999, quantity: 12 }] },
            quantity: 1,
            sku: null,
          },
        ],
      },
    ],
    ['slices', { ...slices, flavourIds: [999] }],
  ] as const)('are null for %s with a flavour no longer sold', (_, goods) => {
    saveOrder('cs_1', goods, NOW);
    expect(recalledItems()).toBeNull();
  });
});

it('the device keeps the links to as many orders, and for as long, as it keeps their contents', () => {
  for (const days of [31, 30, 4, 3, 2, 1, 0].map((before) => before * DAY_MS)) {
    const placedAt = NOW - days;
    const sessionId = `cs_${days}`;
    saveOrder(sessionId, twoBoxes, placedAt);
    keepOrderLink({ sessionId, placedAt, page: 'token' }, placedAt);
  }
  expect(loadOrderLinks(NOW)).toHaveLength(5);
  for (const moment of [0, 26, 27, 28, 29, 30].map((days) => NOW + days * DAY_MS)) {
    for (const now of [moment, moment + 1]) {
      const kept = findOrders(now).map((order) => order.sessionId);
      expect(loadOrderLinks(now).map((link) => link.sessionId)).toEqual(kept);
    }
  }
  expect(loadOrderLinks(NOW + 30 * DAY_MS + 1)).toEqual([]);
});

it('what was ordered more than 30 days ago leaves the device when it is read', () => {
  const page = 'token';
  saveOrder('cs_1', twoBoxes, NOW);
  keepOrderLink({ sessionId: 'cs_1', placedAt: NOW, page }, NOW);
  saveOrder('cs_2', slices, NOW + 20 * DAY_MS);
  keepOrderLink({ sessionId: 'cs_2', placedAt: NOW + 20 * DAY_MS, page }, NOW + 20 * DAY_MS);
  findOrders(NOW + 31 * DAY_MS);
  loadOrderLinks(NOW + 31 * DAY_MS);
  for (const key of [KEY, 'orderLinks']) {
    expect(localStorage.getItem(key)).toContain('cs_2');
    expect(localStorage.getItem(key)).not.toContain('cs_1');
  }
});

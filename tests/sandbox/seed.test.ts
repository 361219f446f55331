import { afterAll, beforeAll, expect, it } from 'vitest';
import { placeOrder, type Seeded } from '#sandbox/place-order.ts';
import { cartPayload } from '#sandbox/seed-payloads.ts';
import { seedOrders } from '#sandbox/seed.ts';
import { eventually, startTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
const placed: Seeded[] = [];

beforeAll(async () => {
  shop = await startTestShop({ RATE_LIMIT_FACTOR: '1' });
  for (const order of seedOrders(Date.now())) placed.push(await placeOrder(shop.url, order));
}, 180_000);
afterAll(() => shop.stop());

it('places ten orders of different kinds', () => {
  expect(placed).toHaveLength(10);
  expect(new Set(placed.map(({ title }) => title)).size).toBe(10);
});

it('leads every shopper to the thank-you page of the order', () => {
  for (const { thankYouUrl } of placed) {
    expect(thankYouUrl).toMatch(/\/thank-you\?session_id=cs_test_\w+$/);
  }
});

it('stores each paid order, and not the one whose payment takes days', async () => {
  const rows = await eventually(async () => {
    const found = await shop.sql(
      'select order_type, count(*)::int from orders group by 1 order by 1',
    );
    expect(found.reduce((sum, { count }) => sum + Number(count), 0)).toBe(9);
    return found;
  });
  expect(rows).toEqual([
    { order_type: 'builder', count: 6 },
    { order_type: 'bulk', count: 1 },
    { order_type: 'cart', count: 2 },
  ]);
});

it('places ten more a moment later, though a visitor may order ten times: each comes from its own', async () => {
  for (const order of seedOrders(Date.now())) {
    await expect(placeOrder(shop.url, order)).resolves.toMatchObject({ title: order.title });
  }
});

it('says which order a shop refuses, and why', async () => {
  const refused = placeOrder(shop.url, {
    title: 'A box for a day that is over',
    outcome: 'pay',
    payload: cartPayload([{ sku: 'chocolate-dozen', quantity: 1 }], {
      shippingId: 2,
      arriveOn: '2020-01-01',
    }),
    visitor: '203.0.113.1',
  });
  await expect(refused).rejects.toThrow(/^A box for a day that is over: 400 /);
});

import { expect, it } from 'vitest';
import { oldestKeptOrder } from '#domain/order/retention.ts';

it.each([
  ['2026-11-27T10:00Z', '2019-11-27T10:00:00.000Z'],
  ['2035-02-28T10:00Z', '2028-02-28T10:00:00.000Z'],
  ['2032-02-29T10:00Z', '2025-02-28T10:00:00.000Z'],
  ['2032-03-01T10:00Z', '2025-03-01T10:00:00.000Z'],
])('at %s orders are kept that were paid since %s', (now, since) => {
  expect(new Date(oldestKeptOrder(Date.parse(now))).toISOString()).toBe(since);
});

import { expect, it } from 'vitest';
import { formatOrderNumber, createOrderNumber } from '#domain/order/order-number.ts';

it.each([
  ['zeros', new Uint8Array(10), '0000000000'],
  ['the first ten values', Uint8Array.from({ length: 10 }, (_, i) => i), '0123456789'],
  ['letters', Uint8Array.from({ length: 10 }, (_, i) => 10 + i), 'ABCDEFGHJK'],
  ['more bytes than needed', Uint8Array.from({ length: 32 }, () => 31), 'ZZZZZZZZZZ'],
  ['bytes over 31', Uint8Array.from({ length: 10 }, () => 255), 'ZZZZZZZZZZ'],
])('%s make an order number', (_bytes, bytes, orderNumber) => {
  expect(createOrderNumber(bytes)).toBe(orderNumber);
});

it('has no I, L, O or U', () => {
  const all = Array.from({ length: 32 }, (_, i) => createOrderNumber(new Uint8Array(10).fill(i)));
  expect(all.join('')).not.toMatch(/[ILOU]/);
  expect(new Set(all).size).toBe(32);
});

it('is displayed with the prefix BHF-', () => {
  expect(formatOrderNumber('4F7K2M9QXA')).toBe('BHF-4F7K2M9QXA');
});

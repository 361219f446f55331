// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '#domain/day.ts';
import { readCart, writeCart } from '#features/cart/cart-storage.ts';

describe('a stored cart', () => {
  beforeEach(() => localStorage.clear());

  const NOW = Date.parse('2026-11-21T12:00:00Z');
  const lines = [{ quantity: 2 }];

  it('stays for 30 days after its last change, then goes', () => {
    writeCart([{ quantity: 1 }], NOW - 5 * DAY_MS);
    writeCart(lines, NOW);
    expect(readCart(NOW + 30 * DAY_MS)).toEqual(lines);
    expect(readCart(NOW + 31 * DAY_MS)).toEqual([]);
    expect(localStorage.getItem('cart')).toBeNull();
  });

  it('of an earlier version, without its time, stays for 30 days after it is first read', () => {
    localStorage.setItem('cart', JSON.stringify(lines));
    expect(readCart(NOW)).toEqual(lines);
    expect(readCart(NOW + 30 * DAY_MS)).toEqual(lines);
    expect(readCart(NOW + 31 * DAY_MS)).toEqual([]);
  });
});

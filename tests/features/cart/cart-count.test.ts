// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { $cartCount, loadCartCount } from '#features/cart/cart-count.ts';

beforeEach(() => localStorage.clear());

describe('the cart count', () => {
  it.each([
    ['nothing is stored', null, 0],
    ['the basket is empty', [], 0],
    ['there is one box', [{ quantity: 1 }], 1],
    ['there are two lines', [{ quantity: 2 }, { quantity: 3 }], 5],
    ['all twelve lines are full', Array.from({ length: 12 }, () => ({ quantity: 20 })), 240],
    ['a line has more boxes than a line may have', [{ quantity: 2 }, { quantity: 21 }], 2],
    ['a line has none', [{ quantity: 0 }, { quantity: 1 }], 1],
    ['a line has fewer than none', [{ quantity: -3 }, { quantity: 4 }], 4],
    ['a line has half a box', [{ quantity: 1.5 }, { quantity: 1 }], 1],
    ['a quantity is a text', [{ quantity: '2' }, { quantity: 1 }], 1],
    ['a line is no line', [null, 7, 'box', {}, { quantity: 6 }], 6],
    ['it is no list', { quantity: 3 }, 0],
  ])('when %s', (_, stored, count) => {
    if (stored !== null) localStorage.setItem('cart', JSON.stringify(stored));
    loadCartCount();
    expect($cartCount.get()).toBe(count);
  });

  it('is 0 if the stored cart is not JSON', () => {
    $cartCount.set(4);
    localStorage.setItem('cart', 'fudge');
    loadCartCount();
    expect($cartCount.get()).toBe(0);
  });
});

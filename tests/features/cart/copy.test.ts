import { expect, it } from 'vitest';
import type { CartLimitError } from '#domain/cart/cart.ts';
import { cartLimitNotice, noticeText } from '#features/cart/copy.ts';

it.each<[CartLimitError, string]>([
  [
    { code: 'cart-full' },
    'Your basket is full: it takes 12 different boxes. Please order these first, then the rest.',
  ],
  [
    { code: 'too-many-equal', held: 19 },
    'We take at most 20 equal boxes in an order, and your basket holds 19 of this one already.',
  ],
])('says why the basket does not take a box: %j', (refusal, text) => {
  expect(noticeText(cartLimitNotice(refusal))).toBe(text);
});

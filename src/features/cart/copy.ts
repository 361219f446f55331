import { MAX_CART_LINES, MAX_LINE_QUANTITY } from '#domain/cart/cart-limits.ts';
import type { CartRefusal } from '#domain/cart/cart.ts';

/** Returns why the basket does not take a box. */
export function cartRefusalText(refusal: CartRefusal): string {
  return refusal.code === 'cart-full'
    ? `Your basket is full: it takes ${MAX_CART_LINES} different boxes. Please order these first, then the rest.`
    : `We take at most ${MAX_LINE_QUANTITY} equal boxes in an order, and your basket holds ${refusal.held} of this one already.`;
}

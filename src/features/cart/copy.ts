import { MAX_CART_LINES, MAX_LINE_QUANTITY } from '#domain/cart/stored-cart.ts';
import type { CartLimitError } from '#domain/cart/cart.ts';

/** Returns why the basket does not take a box. */
export function cartLimitText(error: CartLimitError): string {
  return error.code === 'cart-full'
    ? `Your basket is full: it takes ${MAX_CART_LINES} different boxes. Please order these first, then the rest.`
    : `We take at most ${MAX_LINE_QUANTITY} equal boxes in an order, and your basket holds ${error.held} of this one already.`;
}

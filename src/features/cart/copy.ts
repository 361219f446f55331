import { MAX_CART_LINES, MAX_LINE_QUANTITY } from '#domain/cart/stored-cart.ts';
import type { CartLimitError } from '#domain/cart/cart.ts';

/** A message above the cart; `lead` names what it is about, in bold: "Your basket is full:". */
export interface CartNotice {
  lead?: string;
  text: string;
}

/** Returns a message in one sentence. */
export const noticeText = ({ lead, text }: CartNotice): string =>
  lead === undefined ? text : `${lead} ${text}`;

/** Returns why the basket does not take a box. */
export function cartLimitNotice(error: CartLimitError): CartNotice {
  return error.code === 'cart-full'
    ? {
        lead: 'Your basket is full:',
        text: `it takes ${MAX_CART_LINES} different boxes. Please order these first, then the rest.`,
      }
    : {
        text: `We take at most ${MAX_LINE_QUANTITY} equal boxes in an order, and your basket holds ${error.held} of this one already.`,
      };
}

import { MAX_CART_LINES, MAX_LINE_QUANTITY } from '#domain/order/order-limits.ts';
import type { CartLimitError } from '#domain/cart/cart.ts';

/** A message above the cart; `lead` names what it is about, in bold: "Your basket is full:". */
export interface CartNotice {
  lead?: string;
  text: string;
}

/** Returns a message in one sentence. */
export const noticeText = ({ lead, text }: CartNotice): string =>
  lead === undefined ? text : `${lead} ${text}`;

/** Says that the browser's storage is blocked or full. */
export const CART_NOT_SAVED = 'Not saved: keep this page open until you pay.';

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

/** Returns that boxes were taken out: "One box in your basket is no longer on sale and was taken out." */
export const droppedText = (count: number): string =>
  count === 1
    ? 'One box in your basket is no longer on sale and was taken out.'
    : `${count} boxes in your basket are no longer on sale and were taken out.`;

/** Returns that prices have changed: each change is "Box of 6 is now £10.99, was £9.99". */
export const repricedNotice = (changes: readonly string[]): CartNotice => ({
  lead: 'Prices have changed since you filled your basket:',
  text: `${changes.join('; ')}.`,
});

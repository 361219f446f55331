import { readStored } from '#browser/storage.ts';
import { MAX_LINE_QUANTITY } from '#domain/cart-limits.ts';
import { parseCartLines } from '#domain/parse-cart-lines.ts';
import { atom } from './atom.ts';

/** Where the basket is stored (Spec 1 §4). */
export const CART_KEY = 'cart';

/** How many boxes the basket holds: what every page shows, without the catalogue behind the basket. */
export const $cartCount = atom(0);

const isQuantity = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= MAX_LINE_QUANTITY;

function quantityOf(line: unknown): number {
  const isCounted = typeof line === 'object' && line !== null && 'quantity' in line;
  return isCounted && isQuantity(line.quantity) ? line.quantity : 0;
}

/** Counts the boxes of stored lines; one without a quantity that a line may have counts nothing. */
export const countBoxes = (lines: readonly unknown[]): number =>
  lines.reduce<number>((sum, line) => sum + quantityOf(line), 0);

/** Counts the boxes of the stored basket. */
export function loadCartCount(): void {
  $cartCount.set(countBoxes(readStored(CART_KEY, parseCartLines) ?? []));
}

import { atom } from '#browser/atom.ts';
import { MAX_LINE_QUANTITY } from '#domain/order/order-limits.ts';
import { readCart } from './cart-storage.ts';

/** The number of boxes in the cart. Every page shows it without loading the catalogue. */
export const $cartCount = atom(0);

const isQuantity = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= MAX_LINE_QUANTITY;

function quantityOf(line: unknown): number {
  const isCounted = typeof line === 'object' && line !== null && 'quantity' in line;
  return isCounted && isQuantity(line.quantity) ? line.quantity : 0;
}

/** Counts the boxes of stored lines. A line without a valid quantity counts 0. */
export const countBoxes = (lines: readonly unknown[]): number =>
  lines.reduce<number>((sum, line) => sum + quantityOf(line), 0);

/** Reads the number of boxes from storage. */
export function loadCartCount(): void {
  $cartCount.set(countBoxes(readCart()));
}

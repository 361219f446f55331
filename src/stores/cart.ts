import { atom, computed } from 'nanostores';
import { readStored, writeStored } from '#browser/storage.ts';
import { catalogue } from '#data/catalogue.ts';
import { parseLines } from '#domain/cart-backup.ts';
import {
  addLine,
  lineOf,
  setQuantity as withQuantity,
  totalPence,
  type CartLine,
} from '#domain/cart.ts';
import type { BoxChoices } from '#domain/order.ts';
import { itemOf, readItems } from './cart-items.ts';

/** Where the basket is stored (Spec 1 §4). */
export const CART_KEY = 'cart';

/** The basket. Read it with `loadCart` before the first use. */
export const $cart = atom<readonly CartLine[]>([]);

/** How many stored lines could not be kept the last time. */
export const $droppedLines = atom(0);

/** What the boxes cost without delivery, in pence. */
export const $cartTotal = computed($cart, (lines) => totalPence(lines, catalogue));

/** Reads the basket from storage: what can still be made is kept, the rest is counted and dropped. */
export function loadCart(): void {
  const { lines, dropped } = readItems(readStored(CART_KEY, parseLines) ?? []);
  $cart.set(lines);
  $droppedLines.set(dropped);
}

function keep(lines: readonly CartLine[]): void {
  $cart.set(lines);
  writeStored(
    CART_KEY,
    lines.flatMap((line) => itemOf(line, location.origin) ?? []),
  );
}

/** Adds equal boxes to the basket; false when the shop cannot make them or the basket takes no more lines. */
export function addToCart(
  choices: BoxChoices,
  about: { quantity?: number; sku?: string | null } = {},
): boolean {
  loadCart();
  const line = lineOf(choices, about, catalogue);
  const before = $cart.get();
  const after = line ? addLine(before, line) : before;
  if (after === before) return false;
  keep(after);
  return true;
}

/** Changes how many equal boxes a line holds; 0 or less removes it (Spec 1 §4). */
export function setQuantity(id: string, quantity: number): void {
  keep(withQuantity($cart.get(), id, quantity));
}

/** Takes a line out of the basket. */
export function removeLine(id: string): void {
  setQuantity(id, 0);
}

/** Empties the basket (Spec 1 §4). */
export function clearCart(): void {
  keep([]);
}

import { atom, computed } from 'nanostores';
import { readStored, writeStored } from '#browser/storage.ts';
import { catalogue } from '#data/catalogue.ts';
import {
  addLine,
  itemCount,
  createCartLine,
  restoreLine,
  cartLineError,
  replaceLine,
  setQuantity,
  totalPence,
  type CartLine,
} from '#domain/cart.ts';
import type { BoxChoices } from '#domain/order.ts';
import { subtractOrdered } from '#domain/paid-already.ts';
import type { HistoryEntry } from '#domain/order-history.ts';
import { parseCartLines } from '#domain/parse-cart-lines.ts';
import { $cartCount, CART_KEY } from './cart-count.ts';
import { toCartItem, parseCartItems } from './cart-items.ts';
import { addRefusalNotice, addChangeNotices } from './cart-notices.ts';

/** The basket. Read it with `loadCart` before the first use. */
export const $cart = atom<readonly CartLine[]>([]);

/** How many boxes the basket holds. */
export const $boxCount = computed($cart, itemCount);

/** What the boxes cost without delivery, in pence. */
export const $cartTotal = computed($cart, (lines) => totalPence(lines, catalogue));

function show(lines: readonly CartLine[]): void {
  $cart.set(lines);
  $cartCount.set(itemCount(lines));
}

/** Whether storage works here: where it is blocked, the basket lives as long as the page. */
let isStored = true;

function keep(lines: readonly CartLine[]): void {
  show(lines);
  const items = lines.flatMap((line) => toCartItem(line, location.origin) ?? []);
  isStored = writeStored(CART_KEY, items);
}

/**
 * Reads the basket from storage: what was put in on another page joins the line it equals, what can still be made is kept
 * at the prices of today, and what changed is told once. Returns whether the basket took all of it.
 */
export function loadCart(): boolean {
  if (!isStored) return true;
  const read = parseCartItems(readStored(CART_KEY, parseCartLines) ?? []);
  show(read.lines);
  if (addChangeNotices(read) || read.hasNew) keep(read.lines);
  return read.refused.length === 0;
}

/** Takes over what another tab, or a page that was left and comes back, did to the basket; answers how to stop. */
export function syncCart(): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === CART_KEY || key === null) loadCart();
  };
  const load = (): void => void loadCart();
  loadCart();
  addEventListener('storage', onStorage);
  addEventListener('pageshow', load);
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', load);
  };
}

/** The line of this id, if the basket holds it. */
export function findCartLine(id: string): CartLine | undefined {
  loadCart();
  return $cart.get().find((line) => line.id === id);
}

function accepts(lines: readonly CartLine[], line: CartLine): boolean {
  const refusal = cartLineError(lines, line);
  addRefusalNotice(refusal);
  return refusal === null;
}

/** Adds equal boxes to the basket; false when the shop cannot make them or the basket takes no more, which it then tells. */
export function addToCart(
  choices: BoxChoices,
  about: { quantity?: number; sku?: string | null } = {},
): boolean {
  loadCart();
  const line = createCartLine(choices, about, catalogue);
  if (!line || !accepts($cart.get(), line)) return false;
  keep(addLine($cart.get(), line));
  return true;
}

/** Puts another box in the place of a line, as many as there were; one that is gone by now is added. False as `addToCart`. */
export function replaceInCart(id: string, choices: BoxChoices): boolean {
  const old = findCartLine(id);
  if (!old) return addToCart(choices);
  const line = createCartLine(choices, { quantity: old.quantity }, catalogue);
  if (!line) return false;
  // Nothing was edited: what it is sold as stays.
  if (line.id === id) return true;
  const others = $cart.get().filter((other) => other.id !== id);
  if (!accepts(others, line)) return false;
  keep(replaceLine($cart.get(), id, line));
  return true;
}

/** Changes how many equal boxes a line holds; 0 or less removes it (Spec 1 §4). */
export function setCartQuantity(id: string, quantity: number): void {
  loadCart();
  keep(setQuantity($cart.get(), id, quantity));
}

/** Takes a line out of the basket, and answers how to put it back in its place. */
export function removeCartLine(id: string): () => void {
  loadCart();
  const index = $cart.get().findIndex((line) => line.id === id);
  const line = $cart.get()[index];
  setCartQuantity(id, 0);
  return () => {
    loadCart();
    if (line) keep(restoreLine($cart.get(), line, index));
  };
}

/** Empties the basket, and returns how to put everything back, beside what was added since. */
export function clearCart(): () => void {
  loadCart();
  const before = $cart.get();
  keep([]);
  return () => {
    loadCart();
    keep($cart.get().reduce(addLine, before));
  };
}

/** Takes the boxes of an order out of the basket, and returns how to put them back. */
export function removeOrderedBoxes(order: HistoryEntry): () => void {
  loadCart();
  const before = $cart.get();
  keep(subtractOrdered(before, order));
  return () => keep(before);
}

/** Adds one more box like those of a line, and returns how to take it out again; null where the basket takes no more. */
export function duplicateCartLine(id: string): (() => void) | null {
  const line = findCartLine(id);
  if (!line || !addToCart(line.choices, { sku: line.sku })) return null;
  return () => {
    const now = findCartLine(id);
    if (now) setCartQuantity(id, now.quantity - 1);
  };
}

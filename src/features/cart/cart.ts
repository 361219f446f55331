import { atom, computed } from 'nanostores';
import { readStored, removeStored, storedText, writeStored } from '#browser/storage.ts';
import { $catalogue } from '#features/catalogue/catalogue.ts';
import {
  addLine,
  createCartLine,
  restoreLine,
  cartLimitError,
  replaceLine,
  setQuantity,
  totalPence,
  type CartLine,
} from '#domain/cart/cart.ts';
import type { Box } from '#domain/box/box.ts';
import { totalQuantity } from '#domain/catalogue.ts';
import { subtractOrdered } from '#domain/order/already-paid.ts';
import type { ParcelDelivery } from '#domain/order/order.ts';
import type { PastOrder } from '#domain/order/order-history.ts';
import { $cartCount } from './cart-count.ts';
import { toStoredItem, parseCartItems } from './cart-items.ts';
import { addCartNotice, addChangeNotices } from './cart-notices.ts';
import { CART_KEY, readCart, writeCart } from './cart-storage.ts';
import { CART_NOT_SAVED, cartLimitNotice } from './copy.ts';

/** The cart's shipping option and requested day. */
export type DeliveryChoice = Pick<ParcelDelivery, 'shippingId' | 'arriveOn'>;

/** The storage keys of the cart's delivery and of the people to whom it goes. */
export const CART_DELIVERY_KEY = 'cartDelivery';
export const CART_RECIPIENTS_KEY = 'cartRecipients';

/** The cart's lines. Call `loadCart` before the first read. */
export const $cart = atom<readonly CartLine[]>([]);

/** The number of boxes in the cart. */
export const $boxCount = computed($cart, totalQuantity);

/** The price of the boxes without delivery, in pence. */
export const $boxesPence = computed([$cart, $catalogue], totalPence);

function setLines(lines: readonly CartLine[]): void {
  $cart.set(lines);
  $cartCount.set(totalQuantity(lines));
}

/** Whether storage works. If it is blocked, the cart lives as long as the page. */
let isStored = true;

/** Returns whether other pages find the cart. */
export const isCartStored = (): boolean => isStored;

/** What was last read or stored: the text in storage, what it meant, and by which catalogue. */
let known: readonly unknown[] = [];

const present = (): readonly unknown[] => [storedText(CART_KEY), $cart.get(), $catalogue.get()];

/** Whether the cart holds what is in storage, so that there is nothing to read. */
const isCurrent = (): boolean => present().every((value, index) => value === known[index]);

const asObject = (value: unknown): object | null => (typeof value === 'object' ? value : null);

/** Replaces the delivery of an earlier cart, which was paid or emptied. Its people stay on the device. */
export function startNewCart(delivery: DeliveryChoice | null = null): void {
  if (delivery) writeStored(CART_DELIVERY_KEY, delivery);
  else removeStored(CART_DELIVERY_KEY);
  const recipients = readStored(CART_RECIPIENTS_KEY, asObject);
  if (recipients) writeStored(CART_RECIPIENTS_KEY, { ...recipients, isToSeveral: false });
}

function save(lines: readonly CartLine[]): void {
  setLines(lines);
  const items = lines.flatMap((line) => toStoredItem(line, location.origin) ?? []);
  isStored = writeCart(items);
  if (!isStored) addCartNotice({ text: CART_NOT_SAVED });
  known = present();
}

/**
 * Loads the cart from storage at today's prices: merges boxes that another page added, drops what is no longer sold, and
 * adds a notice for each change. Returns whether the cart took everything.
 */
export function loadCart(): boolean {
  if (!isStored) return true;
  if (isCurrent()) return true;
  const read = parseCartItems(readCart());
  if (read.isNew) startNewCart();
  setLines(read.lines);
  if (addChangeNotices(read) || read.hasNew) save(read.lines);
  else known = present();
  return read.refused.length === 0;
}

/**
 * Loads the cart now, when another tab changes it, when the page is shown again, and when the shop sells something else.
 * Returns an unsubscribe function.
 */
export function syncCart(): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === CART_KEY || key === null) loadCart();
  };
  const load = (): void => void loadCart();
  loadCart();
  const unfollow = $catalogue.listen(load);
  addEventListener('storage', onStorage);
  addEventListener('pageshow', load);
  return () => {
    unfollow();
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', load);
  };
}

/** Returns the cart line with this id, if any. */
export function findCartLine(id: string): CartLine | undefined {
  loadCart();
  return $cart.get().find((line) => line.id === id);
}

function accepts(lines: readonly CartLine[], line: CartLine): boolean {
  const error = cartLimitError(lines, line);
  if (error) addCartNotice(cartLimitNotice(error));
  return error === null;
}

/**
 * Adds equal boxes to the cart; `delivery` becomes the cart's, if they are its first. Returns false, with a notice, if they are
 * not sold or exceed a limit.
 */
export function addToCart(
  box: Box,
  {
    delivery = null,
    ...about
  }: {
    quantity?: number;
    sku?: string | null;
    recipientIds?: readonly string[];
    delivery?: DeliveryChoice | null;
  } = {},
): boolean {
  loadCart();
  const line = createCartLine(box, about, $catalogue.get());
  if (!line || !accepts($cart.get(), line)) return false;
  if ($cart.get().length === 0) startNewCart(delivery);
  save(addLine($cart.get(), line));
  return true;
}

/** Replaces a line's box and keeps its quantity; a missing line is added. Returns false as `addToCart` does. */
export function replaceInCart(id: string, box: Box): boolean {
  const old = findCartLine(id);
  if (!old) return addToCart(box);
  const line = createCartLine(
    box,
    { quantity: old.quantity, recipientIds: old.recipientIds },
    $catalogue.get(),
  );
  if (!line) return false;
  // Nothing changed: the line keeps its SKU.
  if (line.id === id) return true;
  const others = $cart.get().filter((other) => other.id !== id);
  if (!accepts(others, line)) return false;
  save(replaceLine($cart.get(), id, line));
  return true;
}

/** Changes to whom the boxes of the cart go. */
export function changeCartRecipients(
  change: (lines: readonly CartLine[]) => readonly CartLine[],
): void {
  loadCart();
  save(change($cart.get()));
}

/** Sets a line's quantity, and to whom its boxes go, if that is given; 0 or less removes the line. */
export function setCartQuantity(
  id: string,
  quantity: number,
  recipientIds?: readonly string[],
): void {
  loadCart();
  save(setQuantity($cart.get(), id, quantity, recipientIds));
}

/** Removes a line. Returns a function that restores it in its place. */
export function removeCartLine(id: string): () => void {
  loadCart();
  const index = $cart.get().findIndex((line) => line.id === id);
  const line = $cart.get()[index];
  setCartQuantity(id, 0);
  return () => {
    loadCart();
    if (line) save(restoreLine($cart.get(), line, index));
  };
}

/** Empties the cart. Returns a function that restores it, in addition to what was added since. */
export function clearCart(): () => void {
  loadCart();
  const before = $cart.get();
  save([]);
  return () => {
    loadCart();
    save($cart.get().reduce(addLine, before));
  };
}

/** Removes the boxes of an order. Returns a function that puts them back in their places, beside what was added since. */
export function removeOrderedBoxes(order: PastOrder): () => void {
  loadCart();
  const before = $cart.get();
  const left = subtractOrdered(before, order);
  save(left);
  const removed = before.map((line) => {
    const kept = left.find(({ id }) => id === line.id)?.quantity ?? 0;
    const recipientIds = line.recipientIds.slice(kept);
    return { ...line, quantity: line.quantity - kept, recipientIds };
  });
  return () => {
    loadCart();
    const restored = removed.reduce(
      (lines, line, index) => (line.quantity > 0 ? restoreLine(lines, line, index) : lines),
      $cart.get(),
    );
    save(restored);
  };
}

/** Adds one more box to a line. Returns a function that removes it, or null if the cart refused it. */
export function duplicateCartLine(id: string): (() => void) | null {
  const line = findCartLine(id);
  if (!line || !addToCart(line.box, { sku: line.sku })) return null;
  return () => {
    const now = findCartLine(id);
    if (now) setCartQuantity(id, now.quantity - 1);
  };
}

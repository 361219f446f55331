import { readStored, removeStored, writeStored } from '#browser/storage.ts';
import { parseCartLines } from '#domain/cart/stored-cart.ts';
import type { Instant } from '#domain/day.ts';
import { isKeptOnDevice } from '#domain/kept-on-device.ts';

/** The storage key of the cart. */
export const CART_KEY = 'cart';

/** The storage key of the time of the cart's last change. */
const CHANGED_KEY = 'cartChanged';

const asInstant = (value: unknown): Instant | null => (typeof value === 'number' ? value : null);

/** Stores the lines of the cart. Returns false where storage is blocked or full. */
export function writeCart(lines: readonly unknown[], now: Instant = Date.now()): boolean {
  const isStored = writeStored(CART_KEY, lines);
  if (isStored) writeStored(CHANGED_KEY, now);
  return isStored;
}

/** Returns the stored lines of the cart. Removes a cart that has not changed for 30 days. */
export function readCart(now: Instant = Date.now()): readonly unknown[] {
  const lines = readStored(CART_KEY, parseCartLines) ?? [];
  if (lines.length === 0) return lines;
  const changedAt = readStored(CHANGED_KEY, asInstant);
  // Stored before November 2026, without its time.
  if (changedAt === null) writeStored(CHANGED_KEY, now);
  else if (!isKeptOnDevice(changedAt, now)) {
    removeStored(CART_KEY);
    return [];
  }
  return lines;
}

import { readStored, removeStored, writeStored } from '#browser/storage.ts';
import { isBackupFresh, parseCartBackup, type CartBackup } from '#domain/cart-backup.ts';
import type { Instant } from '#domain/day.ts';
import { parseCartLines } from '#domain/parse-cart-lines.ts';
import { CART_KEY, countBoxes, loadCartCount } from './cart-count.ts';

const BACKUP = 'cartBackup';

function freshBackup(now: Instant): CartBackup | null {
  const backup = readStored(BACKUP, parseCartBackup);
  if (backup && isBackupFresh(backup, now)) return backup;
  removeStored(BACKUP);
  return null;
}

/** Clears the cart once for a payment and keeps its lines for an hour. */
export function backUpCart(sessionId: string, now: Instant): void {
  if (freshBackup(now)?.sessionId === sessionId) return;
  const lines = readStored(CART_KEY, parseCartLines) ?? [];
  if (lines.length === 0) return;
  writeStored(BACKUP, { sessionId, savedAt: now, lines } satisfies CartBackup);
  removeStored(CART_KEY);
  loadCartCount();
}

/** How many boxes were cleared for a payment and can still be put back. */
export function countBackedUpBoxes(sessionId: string, now: Instant): number {
  const backup = freshBackup(now);
  return backup?.sessionId === sessionId ? countBoxes(backup.lines) : 0;
}

/** Puts the lines back before what the cart holds since: the payment was not made, or was not for them. */
export function restoreCart(sessionId: string, now: Instant): void {
  const backup = freshBackup(now);
  if (backup?.sessionId !== sessionId) return;
  writeStored(CART_KEY, [...backup.lines, ...(readStored(CART_KEY, parseCartLines) ?? [])]);
  removeStored(BACKUP);
  loadCartCount();
}

import { readStored, removeStored, writeStored } from '#browser/storage.ts';
import { isBackupFresh, parseCartBackup, type CartBackup } from '#domain/cart/cart-backup.ts';
import type { Instant } from '#domain/day.ts';
import { countBoxes, loadCartCount } from './cart-count.ts';
import { CART_KEY, readCart, writeCart } from './cart-storage.ts';

const BACKUP = 'cartBackup';

function freshBackup(now: Instant): CartBackup | null {
  const backup = readStored(BACKUP, parseCartBackup);
  if (backup && isBackupFresh(backup, now)) return backup;
  removeStored(BACKUP);
  return null;
}

/**
 * Moves the cart's lines into a backup for an hour, once per payment, behind those that an earlier one holds unpaid. Without
 * room for it they stay in the cart.
 */
export function backUpCart(sessionId: string, now: Instant): void {
  const earlier = freshBackup(now);
  if (earlier?.sessionId === sessionId) return;
  const lines = readCart(now);
  if (lines.length === 0) return;
  // First, since the backup may need its room.
  removeStored(CART_KEY);
  const unpaid = earlier && !earlier.isPaid ? earlier.lines : [];
  const backup = { sessionId, savedAt: now, lines: [...unpaid, ...lines], isPaid: false };
  if (!writeStored(BACKUP, backup satisfies CartBackup)) writeCart(lines, now);
  loadCartCount();
}

/** Marks the backup of this payment as paid: its lines are what was bought. */
export function markBackupPaid(sessionId: string, now: Instant): void {
  const backup = freshBackup(now);
  if (backup?.sessionId === sessionId) writeStored(BACKUP, { ...backup, isPaid: true });
}

/** Returns how many boxes the backup of this payment holds. */
export function countBackedUpBoxes(sessionId: string, now: Instant): number {
  const backup = freshBackup(now);
  return backup?.sessionId === sessionId ? countBoxes(backup.lines) : 0;
}

/**
 * Restores the backup in front of the cart's current lines: the payment failed or was for something else. Without room for
 * them it stays a backup.
 */
export function restoreCart(sessionId: string, now: Instant): void {
  const backup = freshBackup(now);
  if (backup?.sessionId !== sessionId) return;
  // First, since the cart may need its room.
  removeStored(BACKUP);
  if (!writeCart([...backup.lines, ...readCart(now)], now)) writeStored(BACKUP, backup);
  loadCartCount();
}

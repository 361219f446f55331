import { HOUR_MS, type Instant } from '../day.ts';
import { parseCartLines } from './stored-cart.ts';

/** A cart that was cleared for a payment. It is restored when the payment turns out unpaid. */
export interface CartBackup {
  sessionId: string;
  savedAt: Instant;
  lines: readonly unknown[];
  /** Whether that payment was for these lines, and was made. */
  isPaid: boolean;
}

/** Returns whether a backup can still be restored: for one hour. */
export function isBackupFresh({ savedAt }: CartBackup, now: Instant): boolean {
  return now - savedAt < HOUR_MS;
}

/** Parses a stored backup; null when the value is not exactly one. */
export function parseCartBackup(value: unknown): CartBackup | null {
  if (typeof value !== 'object' || value === null) return null;
  const stored: Record<string, unknown> = { ...value };
  const { sessionId, savedAt } = stored;
  const lines = parseCartLines(stored['lines']);
  if (typeof sessionId !== 'string' || typeof savedAt !== 'number' || !lines) return null;
  return { sessionId, savedAt, lines, isPaid: stored['isPaid'] === true };
}

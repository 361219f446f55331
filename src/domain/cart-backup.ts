import type { Instant } from './day.ts';
import { parseCartLines } from './parse-cart-lines.ts';

/** A cart that was cleared for a payment, in case the payment turns out not to have been made (decision 27). */
export interface CartBackup {
  sessionId: string;
  savedAt: Instant;
  lines: readonly unknown[];
}

const HOUR_MS = 3_600_000;

/** Whether a cleared cart can still be put back: for one hour (decision 27). */
export function isBackupFresh({ savedAt }: CartBackup, now: Instant): boolean {
  return now - savedAt < HOUR_MS;
}

/** Reads a stored backup; anything that is not exactly one is null. */
export function parseCartBackup(value: unknown): CartBackup | null {
  if (typeof value !== 'object' || value === null) return null;
  const stored: Record<string, unknown> = { ...value };
  const { sessionId, savedAt } = stored;
  const lines = parseCartLines(stored['lines']);
  if (typeof sessionId !== 'string' || typeof savedAt !== 'number' || !lines) return null;
  return { sessionId, savedAt, lines };
}

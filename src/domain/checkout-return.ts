import type { Instant } from './day.ts';

/** The payment that a browser tab has come back from. */
export interface CheckoutReturn {
  sessionId: string;
  /** When the tab first saw it: the payment session does not say when it was paid (decision 30). */
  seenAt: Instant;
  /** Whether cart and saved box have been cleared for it. */
  isSettled: boolean;
}

/** The visit of a tab: a session named in the address begins one, any other address goes on with the stored one. */
export function resolveCheckoutReturn(
  sessionId: string | null,
  stored: CheckoutReturn | null,
  now: Instant,
): CheckoutReturn | null {
  if (!sessionId || sessionId === stored?.sessionId) return stored;
  return { sessionId, seenAt: now, isSettled: false };
}

/** Reads a stored visit; anything that is not exactly one is null. */
export function parseCheckoutReturn(value: unknown): CheckoutReturn | null {
  if (typeof value !== 'object' || value === null) return null;
  const stored: Record<string, unknown> = { ...value };
  const { sessionId, seenAt, isSettled } = stored;
  if (typeof sessionId !== 'string' || sessionId === '') return null;
  if (typeof seenAt !== 'number' || typeof isSettled !== 'boolean') return null;
  return { sessionId, seenAt, isSettled };
}

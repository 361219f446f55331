import type { Instant } from '../day.ts';
import type { OrderType } from './order.ts';

/** Where a shopper goes on who leaves the payment page, by the kind of checkout. */
export const CANCEL_PATHS: Record<OrderType, string> = {
  builder: '/build-your-box?step=shipping&restored=true',
  cart: '/basket',
  bulk: '/weddings-corporate',
};

/** The payment from which a browser tab came back. Stored as it is, for the tab. */
export interface CheckoutReturn {
  sessionId: string;
  /** When the tab first saw the payment. The payment session does not say when it was paid. */
  seenAt: Instant;
  /** Whether the cart and the saved draft have been cleared for it. */
  isSettled: boolean;
}

/** Returns the tab's return from checkout: a new one for a new session id in the URL, otherwise the stored one. */
export function resolveCheckoutReturn(
  sessionId: string | null,
  stored: CheckoutReturn | null,
  now: Instant,
): CheckoutReturn | null {
  if (!sessionId || sessionId === stored?.sessionId) return stored;
  return { sessionId, seenAt: now, isSettled: false };
}

/** Parses a stored return; null when the value is not exactly one. */
export function parseCheckoutReturn(value: unknown): CheckoutReturn | null {
  if (typeof value !== 'object' || value === null) return null;
  const stored: Record<string, unknown> = { ...value };
  const { sessionId, seenAt, isSettled } = stored;
  if (typeof sessionId !== 'string' || sessionId === '') return null;
  if (typeof seenAt !== 'number' || typeof isSettled !== 'boolean') return null;
  return { sessionId, seenAt, isSettled };
}

import type { Instant } from '#domain/day.ts';
import { createOrderNumber } from '#domain/order/order-number.ts';
import type { Order } from '#domain/order/order.ts';
import { keyedHash } from '#netlify/http/keyed-hash.ts';

/** How long equal requests count as one checkout attempt. */
const IDEMPOTENCY_WINDOW_MS = 120_000;

/**
 * Returns the start of the current window. All times in a payment request count from it, so that a repeat sends
 * identical parameters.
 */
export function idempotencyWindowStart(now: Instant): Instant {
  return Math.floor(now / IDEMPOTENCY_WINDOW_MS) * IDEMPOTENCY_WINDOW_MS;
}

/**
 * Returns the id of a checkout attempt: the same for equal requests of one sender within the window. It is a keyed hash
 * and reveals nothing of the order.
 */
export function checkoutAttemptId(input: {
  secret: string;
  sender: string;
  order: Order;
  /** A new catalogue changes the payment page, so it makes a new attempt. */
  catalogueVersion: string;
  windowStart: Instant;
}): string {
  const { secret, sender, order, catalogueVersion, windowStart } = input;
  return keyedHash(JSON.stringify([sender, order, catalogueVersion, windowStart]), secret);
}

/** Returns the provider’s idempotency key for try `n` (from 0) of an attempt. */
export function idempotencyKey(attempt: string, n: number): string {
  return n === 0 ? attempt : `${attempt}#${n}`;
}

/** Returns the order number for an idempotency key: the same for each repeat, another for each new key. */
export function orderNumberFor(key: string, secret: string): string {
  const hash = keyedHash(`order number of ${key}`, secret);
  return createOrderNumber(Buffer.from(hash, 'base64url'));
}

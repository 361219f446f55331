import { createHmac } from 'node:crypto';
import type { Instant } from '#domain/day.ts';
import { orderNumberFrom } from '#domain/order-number.ts';
import type { Order } from '#domain/order.ts';

/** How long equal requests count as one attempt. */
export const IDEMPOTENCY_WINDOW_MS = 120_000;

/** Where the two minutes began in which equal requests are one: every time in a request counts from here, so that a repeat asks for the very same thing. */
export function idempotencyWindowStart(now: Instant): Instant {
  return Math.floor(now / IDEMPOTENCY_WINDOW_MS) * IDEMPOTENCY_WINDOW_MS;
}

/**
 * The id of an attempt to pay, the same for two minutes however often it is sent: known by what its sender calls it (or
 * who the sender is) and by what is ordered, none of which can be read from it.
 */
export function checkoutAttemptId(asked: {
  secret: string;
  sender: string;
  order: Order;
  /** A changed catalogue words the payment page anew, which makes it another attempt. */
  catalogueVersion: string;
  windowStart: Instant;
}): string {
  return createHmac('sha256', asked.secret)
    .update(JSON.stringify([asked.sender, asked.order, asked.catalogueVersion, asked.windowStart]))
    .digest('base64url');
}

/** The provider's idempotency key for the n-th try of an attempt, counted from 0. */
export function idempotencyKey(attempt: string, n: number): string {
  return n === 0 ? attempt : `${attempt}#${n}`;
}

/** The order number of a try: the same for every repeat, another for every other try. */
export function orderNumberFor(key: string, secret: string): string {
  return orderNumberFrom(createHmac('sha256', secret).update(`order number of ${key}`).digest());
}

import { createHmac } from 'node:crypto';
import type { Instant } from '#domain/day.ts';
import { orderNumberFrom } from '#domain/order-number.ts';
import type { Order } from '#domain/order.ts';

/** How long equal requests count as one attempt. */
export const WINDOW_MS = 120_000;

/** One shopper's wish to pay for one order, however often it is sent. */
export interface Attempt {
  /** Names the attempt; nothing of shopper or order can be read from it. */
  id: string;
  /** Every time in the request is counted from here, so that a repeat asks for the very same thing. */
  windowStart: Instant;
}

/** Recognises an attempt by what its sender calls it (or who the sender is) and by what is ordered, for two minutes. */
export function attemptOf(asked: {
  secret: string;
  sender: string;
  order: Order;
  /** A changed catalogue words the payment page anew, which makes it another attempt. */
  catalogueVersion: string;
  now: Instant;
}): Attempt {
  const window = Math.floor(asked.now / WINDOW_MS);
  const id = createHmac('sha256', asked.secret)
    .update(JSON.stringify([asked.sender, asked.order, asked.catalogueVersion, window]))
    .digest('base64url');
  return { id, windowStart: window * WINDOW_MS };
}

/** The provider's idempotency key for the n-th try of an attempt, counted from 0. */
export function idempotencyKey({ id }: Attempt, n: number): string {
  return n === 0 ? id : `${id}#${n}`;
}

/** The order number of a try: the same for every repeat, another for every other try. */
export function orderNumberOf(key: string, secret: string): string {
  return orderNumberFrom(createHmac('sha256', secret).update(`order number of ${key}`).digest());
}

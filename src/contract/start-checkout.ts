import * as v from 'valibot';
import type { BulkPayload } from './bulk-checkout.ts';
import type { CartPayload } from './cart-checkout.ts';
import type { BuilderPayload } from './checkout.ts';
import type { ApiCall } from './endpoint.ts';

const session = v.object({
  url: v.pipe(v.string(), v.regex(/^https?:\/\/./)),
  sessionId: v.fallback(v.optional(v.string(), ''), ''),
});

/** What the browser sends to start a payment: one of three shapes (decision 21). */
export type CheckoutPayload = BuilderPayload | BulkPayload | CartPayload;

/** Starts a payment: `POST /api/create-checkout-session` (Spec 1 §7, Spec 2 §7). The answer's `url` is the payment page. */
export const startCheckout: ApiCall<CheckoutPayload, v.InferOutput<typeof session>> = {
  path: '/api/create-checkout-session',
  method: 'POST',
  answer: session,
};

/** Names the checkout attempt, so that a double click gives one payment (a random string, new for each attempt). */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

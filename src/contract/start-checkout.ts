import * as v from 'valibot';
import type { BulkPayload } from './bulk-checkout.ts';
import type { CartPayload } from './cart-checkout.ts';
import type { BuilderPayload } from './checkout.ts';
import type { ApiCall } from './endpoint.ts';

const session = v.object({
  url: v.pipe(v.string(), v.regex(/^https?:\/\/./)),
  sessionId: v.fallback(v.optional(v.string(), ''), ''),
});

/** The payload of a checkout: one of three shapes. */
export type CheckoutPayload = BuilderPayload | BulkPayload | CartPayload;

/** Starts a payment: `POST /api/create-checkout-session`. The response’s `url` is the payment page. */
export const startCheckout: ApiCall<CheckoutPayload, v.InferOutput<typeof session>> = {
  path: '/api/create-checkout-session',
  method: 'POST',
  response: session,
};

/** What the shop asks, in pounds, in the refusal of a checkout with another total. */
export const newQuoteSchema = v.object({
  totalAmount: v.number(),
  lines: v.array(v.object({ name: v.string(), price: v.number() })),
});

/** The new prices of a refused checkout. */
export type NewQuote = v.InferOutput<typeof newQuoteSchema>;

/** Identifies the checkout attempt by a random string, so that a double click makes one payment. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

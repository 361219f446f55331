import * as v from 'valibot';
import { defineEndpoint, integer, text } from './endpoint.ts';

/** Text that the provider may leave out or send as null. */
const words = v.fallback(v.string(), '');

const intent = v.object({
  id: v.fallback(v.nullable(v.string()), null),
  metadata: v.fallback(v.object({ orderNumber: words }), { orderNumber: '' }),
});

/**
 * A payment session as the thank-you page reads it, amounts in pence. Whatever is missing or null reads as empty, so that a
 * paid order is always shown; only the total is required. A session without a status counts as paid.
 */
export const paymentSession = v.object({
  payment_status: v.optional(v.picklist(['paid', 'unpaid', 'no_payment_required']), 'paid'),
  status: v.optional(v.nullable(v.picklist(['open', 'complete', 'expired'])), null),
  payment_intent: v.fallback(intent, { id: null, metadata: { orderNumber: '' } }),
  metadata: v.fallback(v.object({ orderType: words, source: words, shippingMethod: words }), {
    orderType: '',
    source: '',
    shippingMethod: '',
  }),
  line_items: v.fallback(
    v.object({
      data: v.array(v.object({ description: words, quantity: v.number(), amount_total: integer })),
    }),
    { data: [] },
  ),
  shipping_cost: v.fallback(v.optional(v.object({ amount_total: integer })), undefined),
  /** Only when paid. */
  customer_details: v.fallback(v.optional(v.object({ name: words, email: words })), undefined),
  amount_total: integer,
});

/** The parsed payment session. */
export type PaymentSession = v.InferOutput<typeof paymentSession>;

/** Reads a payment back: `GET /api/get-session?sessionId=…`. 404 unless the session is the shop’s. */
export const getSession = defineEndpoint({
  path: '/api/get-session',
  method: 'GET',
  request: v.object({ sessionId: v.pipe(text(200), v.nonEmpty()) }),
  response: paymentSession,
});

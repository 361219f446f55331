import * as v from 'valibot';
import { defineEndpoint, text } from './endpoint.ts';
import { orderSummary } from './order-summary.ts';

const pence = v.pipe(v.number(), v.integer());

/** A payment session as the thank-you page reads it, amounts in pence. A session without a status counts as paid. */
export const paymentSession = v.object({
  payment_status: v.optional(v.picklist(['paid', 'unpaid', 'no_payment_required']), 'paid'),
  status: v.optional(v.nullable(v.picklist(['open', 'complete', 'expired'])), null),
  payment_intent: v.object({
    id: v.nullable(v.string()),
    metadata: v.object({ orderNumber: v.optional(v.string(), '') }),
  }),
  metadata: v.object({
    orderType: v.optional(v.string(), ''),
    source: v.optional(v.string(), ''),
    shippingMethod: v.optional(v.string(), ''),
  }),
  line_items: v.object({
    data: v.array(v.object({ description: v.string(), quantity: v.number(), amount_total: pence })),
  }),
  shipping_cost: v.optional(v.object({ amount_total: pence })),
  /** Only when paid. */
  customer_details: v.optional(v.object({ name: v.string(), email: v.string() })),
  amount_total: pence,
  /** The token of the order’s own page, for an hour after the payment; null later and where the shop cannot say. */
  order_page: v.optional(v.nullable(v.string()), null),
  /** What was ordered and when it arrives; null for an order that cannot be read. */
  order: v.optional(v.fallback(v.nullable(orderSummary), null), null),
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

import * as v from 'valibot';
import { defineEndpoint, text } from './endpoint.ts';
import { orderSummary } from './order-summary.ts';

/** The order behind a payment session, for whoever holds its id. */
export const placedOrder = v.object({
  /** What was ordered and when it arrives; null for an order that cannot be read. */
  order: v.fallback(v.optional(v.nullable(orderSummary), null), null),
  /** The token of the order’s own page, for an hour after the payment; otherwise null. */
  page: v.fallback(v.optional(v.nullable(v.string()), null), null),
});

/** The parsed order of a payment session. */
export type PlacedOrderJson = v.InferOutput<typeof placedOrder>;

/** Reads what was ordered: `GET /api/placed-order?sessionId=…`. 404 unless the session is the shop’s. */
export const getPlacedOrder = defineEndpoint({
  path: '/api/placed-order',
  method: 'GET',
  request: v.object({ sessionId: v.pipe(text(200), v.nonEmpty()) }),
  response: placedOrder,
});

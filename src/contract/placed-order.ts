import * as v from 'valibot';
import { defineEndpoint } from './endpoint.ts';
import { getSession } from './get-session.ts';
import { orderSummary } from './order-summary.ts';

/** The order behind a payment session, for whoever holds its id. */
export const placedOrder = v.object({
  /** What was ordered and when it arrives; null for an order that cannot be read. */
  order: v.fallback(v.nullable(orderSummary), null),
  /** Whether everything that was paid went back. */
  isRefundedInFull: v.fallback(v.boolean(), false),
  /** The token of the order’s own page, for an hour after the payment; otherwise null. */
  page: v.fallback(v.nullable(v.string()), null),
});

/** The parsed order of a payment session. */
export type PlacedOrderJson = v.InferOutput<typeof placedOrder>;

/** Reads what was ordered: `GET /api/placed-order?sessionId=…`. 404 unless the session is the shop’s. */
export const getPlacedOrder = defineEndpoint({
  path: '/api/placed-order',
  method: 'GET',
  request: getSession.request,
  response: placedOrder,
});

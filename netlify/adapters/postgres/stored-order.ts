import * as v from 'valibot';
import { recipientJson } from '#contract/recipient-json.ts';
import { decodeOrder } from './order-json.ts';
import type { StoredOrder } from '#netlify/orders/order-store.ts';
import { PARCEL_JSON, parcelRow } from './stored-parcel.ts';

/** What to select of orders, so that `orderRow` can parse it. */
export const ORDER_COLUMNS = `orders.*, (
  select coalesce(jsonb_agg(${PARCEL_JSON} order by parcel.place), '[]')
  from parcels as parcel where parcel.session_id = orders.session_id
) as parcels`;

/** Parses an order with its parcels. */
export const orderRow = v.pipe(
  v.object({
    session_id: v.string(),
    order_number: v.string(),
    order_type: v.string(),
    payment_intent_id: v.nullable(v.string()),
    paid_at: v.date(),
    recorded_at: v.date(),
    total_pence: v.number(),
    expected_total_pence: v.nullable(v.number()),
    refunded_pence: v.number(),
    is_disputed: v.boolean(),
    shipping_pence: v.number(),
    shipping_name: v.string(),
    lines: v.array(
      v.object({ description: v.string(), quantity: v.number(), totalPence: v.number() }),
    ),
    email: v.string(),
    recipient: recipientJson,
    page_version: v.number(),
    order: v.unknown(),
    parcels: v.array(parcelRow),
  }),
  v.transform((stored): StoredOrder => ({
    sessionId: stored.session_id,
    orderNumber: stored.order_number,
    orderType: stored.order_type,
    paymentIntentId: stored.payment_intent_id,
    paidAt: stored.paid_at.getTime(),
    recordedAt: stored.recorded_at.getTime(),
    totalPence: stored.total_pence,
    expectedTotalPence: stored.expected_total_pence,
    refundedPence: stored.refunded_pence,
    isDisputed: stored.is_disputed,
    shippingPence: stored.shipping_pence,
    shippingName: stored.shipping_name,
    lines: stored.lines,
    email: stored.email,
    recipient: stored.recipient,
    pageVersion: stored.page_version,
    order: decodeOrder(stored.order),
    parcels: stored.parcels,
  })),
);

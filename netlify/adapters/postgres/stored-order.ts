import * as v from 'valibot';
import type { CustomerInfo } from '#domain/customer/customer.ts';
import type { Instant } from '#domain/day.ts';
import type { Pence } from '#domain/money.ts';
import type { Order } from '#domain/order/order.ts';
import { decodeOrder, recipientJson } from './order-json.ts';

/** A paid order as stored, complete enough to pack and to mail. */
export interface StoredOrder {
  sessionId: string;
  orderNumber: string;
  orderType: string;
  paymentIntentId: string | null;
  paidAt: Instant;
  recordedAt: Instant;
  totalPence: Pence;
  /**
   * The total that the shop asked for; null when the payment does not state it. The payment needs a check when it
   * differs from the total paid.
   */
  expectedTotalPence: Pence | null;
  refundedPence: Pence;
  /** Whether the customer disputed the payment with their bank. */
  isDisputed: boolean;
  shippingPence: Pence;
  shippingName: string;
  lines: readonly { description: string; quantity: number; totalPence: Pence }[];
  email: string;
  recipient: CustomerInfo;
  /** What was ordered; null when it could not be read. */
  order: Order | null;
}

/** Parses a row of the orders table. */
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
    order: v.unknown(),
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
    order: decodeOrder(stored.order),
  })),
);

import type { ShippingId, ShippingOption } from '#domain/catalogue.ts';
import { formatDay } from '#domain/day-words.ts';
import type { Day, Instant } from '#domain/day.ts';
import { bulkDelivery, type DeliveryMethod } from '#domain/delivery/delivery.ts';
import { getItByText } from '#copy/delivery.ts';
import { estimateArrival, type DeliveryService } from '#domain/delivery/dispatch.ts';
import { formatDeliveryPrice, formatPounds, type Pence } from '#domain/money.ts';
import { formatOrderNumber } from '#domain/order/order-number.ts';

/** The part of a payment session that the thank-you page reads, by the payment provider's names. */
export interface ConfirmationSession {
  payment_status: 'paid' | 'unpaid' | 'no_payment_required';
  status: 'open' | 'complete' | 'expired' | null;
  payment_intent: { metadata: { orderNumber?: string } };
  metadata: { orderType: string; shippingMethod: string };
  line_items: {
    data: readonly { description: string; quantity: number; amount_total: Pence }[];
  };
  shipping_cost?: { amount_total: Pence } | undefined;
  customer_details?: { name: string } | undefined;
  amount_total: Pence;
  /** How the order travels; null for one that cannot be read. */
  order: { shippingId: ShippingId; requestedDate: Day | null } | null;
}

/** An order as the thank-you page shows it. Prices are formatted. */
export interface OrderConfirmation {
  orderNumber: string;
  /** The recipient's name; empty until the order is paid. */
  customerName: string;
  orderStatus: 'Processing';
  estimatedDelivery: string;
  /** When the parcel is dispatched: "on 23rd November 2026", or in time for a requested date. */
  leaves: string;
  orderItems: readonly { name: string; quantity: number; price: string }[];
  shipping: { method: string; price: string };
  total: string;
}

/** The colour of the banner: green, yellow or blue. */
export type OrderBanner = 'success' | 'pending' | 'error';

/**
 * Returns the banner of a payment: success (green) once paid, pending (blue) before, error (yellow) for an expired
 * payment page, which no shopper returns from.
 */
export function orderBanner(
  session: Pick<ConfirmationSession, 'payment_status' | 'status'>,
): OrderBanner {
  if (session.payment_status !== 'unpaid') return 'success';
  return session.status === 'expired' ? 'error' : 'pending';
}

/** Returns whether a payment is for bulk slices. */
export function isBulkOrder(session: Pick<ConfirmationSession, 'metadata'>): boolean {
  return session.metadata.orderType === 'bulk';
}

/** Returns the delivery method of a payment; the first of the shop's for an order that cannot be read. */
function deliveryOf(
  session: ConfirmationSession,
  options: readonly ShippingOption[],
): DeliveryMethod {
  if (isBulkOrder(session)) return bulkDelivery;
  const option = options.find(({ id }) => id === session.order?.shippingId) ?? options[0];
  if (!option) throw new Error('The shop has no such delivery.');
  return option;
}

/**
 * Returns the view of a paid order. Arrival is estimated from `seenAt`, the moment of payment, unless a date was
 * requested.
 */
export function toOrderConfirmation(
  sessionId: string,
  session: ConfirmationSession,
  seenAt: Instant,
  post: DeliveryService,
): OrderConfirmation {
  const delivery = deliveryOf(session, post.options);
  const arrival = estimateArrival(seenAt, delivery, post.calendar);
  const requestedDay = session.order?.requestedDate ?? null;
  const requestedDate = requestedDay && formatDay(requestedDay);
  const orderNumber = session.payment_intent.metadata.orderNumber;
  return {
    orderNumber: formatOrderNumber(orderNumber || sessionId.slice(0, 8)),
    customerName: session.customer_details?.name ?? '',
    orderStatus: 'Processing',
    estimatedDelivery:
      requestedDate === null ? getItByText(arrival) : `In time for ${requestedDate}`,
    leaves:
      requestedDate === null ? `on ${formatDay(arrival.dispatch)}` : `in time for ${requestedDate}`,
    orderItems: session.line_items.data.map(({ description, quantity, amount_total }) => ({
      name: description,
      quantity,
      price: formatPounds(amount_total),
    })),
    shipping: {
      method: delivery.name,
      price: formatDeliveryPrice(session.shipping_cost?.amount_total ?? delivery.pricePence),
    },
    total: formatPounds(session.amount_total),
  };
}

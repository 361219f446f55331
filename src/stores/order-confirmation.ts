import type { ShippingOption } from '#domain/catalogue.ts';
import { formatDay } from '#domain/day-words.ts';
import type { Instant } from '#domain/day.ts';
import { bulkDelivery, type DeliveryMethod } from '#domain/delivery.ts';
import { estimateArrival, getItByText, type DeliveryService } from '#domain/dispatch.ts';
import { formatDeliveryPrice, formatPounds, type Pence } from '#domain/money.ts';
import { formatOrderNumber } from '#domain/order-number.ts';
import { parseDeliveryMethod } from '#domain/requested-delivery-date.ts';

/** What is read of a payment session, under the payment provider's names (Spec 2 §3). */
export interface SessionToShow {
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
}

/** An order as the thank-you page prints it: every price is a text for people (Spec 2 §3). */
export interface OrderConfirmation {
  orderNumber: string;
  /** For whom it is; empty until the order is paid. */
  customerName: string;
  orderStatus: 'Processing';
  estimatedDelivery: string;
  /** When the parcel leaves the shop: "on 23rd November 2026", or in time for a wished day. */
  leaves: string;
  orderItems: readonly { name: string; quantity: number; price: string }[];
  shipping: { method: string; price: string };
  total: string;
}

/** How the page greets the shopper: green, blue or yellow (Spec 2 §4). */
export type OrderBanner = 'success' | 'pending' | 'error';

/** Paid is green and not yet paid blue; yellow is left for a payment page that closed unpaid, which no shopper comes back from (Spec 2 §4, decision 27). */
export function orderBanner(
  session: Pick<SessionToShow, 'payment_status' | 'status'>,
): OrderBanner {
  if (session.payment_status !== 'unpaid') return 'success';
  return session.status === 'expired' ? 'error' : 'pending';
}

/** Whether an order is one of bulk slices (decision 21). */
export function isBulkOrder(session: Pick<SessionToShow, 'metadata'>): boolean {
  return session.metadata.orderType === 'bulk';
}

/** 1st Class where the payment says so, the free 2nd Class otherwise (Spec 2 §9). */
function deliveryOf(session: SessionToShow, options: readonly ShippingOption[]): DeliveryMethod {
  if (isBulkOrder(session)) return bulkDelivery;
  const isFirstClass = /1st class/i.test(session.metadata.shippingMethod);
  const option = options.find(({ id }) => id === (isFirstClass ? 2 : 1));
  if (!option) throw new Error('The shop has no such delivery.');
  return option;
}

/** Reads a payment session as the order it paid for; `seenAt` stands for the moment of payment, from which arrival is estimated unless a day was wished for (Spec 2 §9, decisions 30 and 61). */
export function toOrderConfirmation(
  sessionId: string,
  session: SessionToShow,
  seenAt: Instant,
  post: DeliveryService,
): OrderConfirmation {
  const delivery = deliveryOf(session, post.options);
  const arrival = estimateArrival(seenAt, delivery, post.calendar);
  const { name, requestedDate } = parseDeliveryMethod(session.metadata.shippingMethod);
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
      method: name || delivery.name,
      price: formatDeliveryPrice(session.shipping_cost?.amount_total ?? delivery.pricePence),
    },
    total: formatPounds(session.amount_total),
  };
}

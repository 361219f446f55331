import type { OrderSummaryJson } from '#contract/order-summary.ts';
import type { ShippingOption } from '#domain/catalogue.ts';
import { formatDay } from '#domain/day-words.ts';
import type { Instant } from '#domain/day.ts';
import { bulkDelivery, findDeliveryMethod } from '#domain/delivery/delivery.ts';
import { missedDayText, parcelArrivalText, parcelPlaceText } from '#copy/parcel.ts';
import { estimateArrival, type DeliveryService } from '#domain/delivery/dispatch.ts';
import { formatDeliveryPrice, formatPounds, type Pence } from '#domain/money.ts';
import { CANCEL_PATHS } from '#domain/order/checkout-return.ts';
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
  /** What was ordered and when it arrives; null for an order that cannot be read. */
  order: OrderSummaryJson | null;
}

/** How a parcel travels, in words. */
export interface ParcelConfirmation {
  /** "Parcel 1 of 2" in an order of several; otherwise empty. */
  title: string;
  estimatedDelivery: string;
  /** Why it misses its requested day; empty if it meets the day or none was requested. */
  missed: string;
  /** When the parcel is dispatched: "on 23rd November 2026", or in time for a requested day. */
  leaves: string;
  method: string;
}

/** An order as the thank-you page shows it. Prices are formatted. */
export interface OrderConfirmation {
  orderNumber: string;
  /** The recipient's name; empty until the order is paid, and for several parcels. */
  customerName: string;
  /** At least one. */
  parcels: readonly ParcelConfirmation[];
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

/** Returns where an order goes on whose payment page is still open; null once the shopper has done their part. */
export function resumeUrl(
  session: Pick<ConfirmationSession, 'payment_status' | 'status' | 'metadata'>,
): string | null {
  if (orderBanner(session) !== 'pending' || session.status !== 'open') return null;
  const type = session.metadata.orderType;
  return type === 'builder' || type === 'bulk' ? CANCEL_PATHS[type] : CANCEL_PATHS.cart;
}

/** Returns whether a payment is for bulk slices. */
export function isBulkOrder(session: Pick<ConfirmationSession, 'metadata'>): boolean {
  return session.metadata.orderType === 'bulk';
}

type Parcel = Omit<OrderSummaryJson['parcels'][number], 'boxes'>;

/** Returns the delivery that a payment names, whatever else it says; the first, which is the usual one, if it names none. */
function namedDelivery({ metadata }: ConfirmationSession, { options }: DeliveryService) {
  const said = metadata.shippingMethod.toLowerCase();
  const isNamed = ({ name, provider }: ShippingOption): boolean =>
    said.includes(name.replace(provider, '').trim().toLowerCase());
  return options.find(isNamed) ?? options[0];
}

/** Returns the parcel of an order that cannot be read: by the delivery that the payment names, paid when the page first saw it. */
function estimatedParcel(
  session: ConfirmationSession,
  seenAt: Instant,
  post: DeliveryService,
): Parcel {
  const delivery = isBulkOrder(session) ? bulkDelivery : namedDelivery(session, post);
  if (!delivery) throw new Error('The shop has no delivery.');
  return {
    shippingId: delivery.id,
    shippingName: session.metadata.shippingMethod || delivery.name,
    arrival: estimateArrival(seenAt, delivery, post.calendar),
    metDay: null,
    missedDay: null,
  };
}

function confirmParcel(
  { arrival, metDay, missedDay, shippingName }: Parcel,
  index: number,
  { length }: readonly Parcel[],
): ParcelConfirmation {
  return {
    title: parcelPlaceText(index + 1, length),
    estimatedDelivery: parcelArrivalText(arrival, metDay),
    missed: missedDay === null ? '' : missedDayText(missedDay),
    leaves:
      metDay === null ? `on ${formatDay(arrival.dispatch)}` : `in time for ${formatDay(metDay)}`,
    method: shippingName,
  };
}

/** Returns the delivery of a whole order with the price that was charged, or the usual price if the payment names none. */
function shippingOf(
  session: ConfirmationSession,
  parcels: readonly Parcel[],
  post: DeliveryService,
): OrderConfirmation['shipping'] {
  const [parcel, ...others] = parcels;
  const isOne = parcel !== undefined && others.length === 0;
  const usualPence = parcels.reduce(
    (sum, { shippingId }) =>
      sum + findDeliveryMethod(shippingId, { shippingOptions: post.options }).pricePence,
    0,
  );
  return {
    method: isOne ? parcel.shippingName : session.metadata.shippingMethod,
    price: formatDeliveryPrice(session.shipping_cost?.amount_total ?? usualPence),
  };
}

/** Returns the view of an order. An order that cannot be read counts as paid at `seenAt`. */
export function toOrderConfirmation(
  sessionId: string,
  session: ConfirmationSession,
  seenAt: Instant,
  post: DeliveryService,
): OrderConfirmation {
  const parcels = session.order?.parcels ?? [estimatedParcel(session, seenAt, post)];
  const orderNumber = session.payment_intent.metadata.orderNumber;
  return {
    orderNumber: formatOrderNumber(orderNumber || sessionId.slice(0, 8)),
    customerName: parcels.length > 1 ? '' : (session.customer_details?.name ?? ''),
    parcels: parcels.map(confirmParcel),
    orderItems: session.line_items.data.map(({ description, quantity, amount_total }) => ({
      name: description,
      quantity,
      price: formatPounds(amount_total),
    })),
    shipping: shippingOf(session, parcels, post),
    total: formatPounds(session.amount_total),
  };
}

import {
  encodeOrderPageParcel,
  type OrderPage,
  type OrderPageParcel,
} from '#contract/order-page.ts';
import { encodeOrderSummary } from '#contract/order-summary.ts';
import { bulkDayRange } from '#domain/bulk/bulk-date.ts';
import { findById } from '#domain/catalogue.ts';
import { londonTime, type Instant } from '#domain/day.ts';
import { findDeliveryMethod } from '#domain/delivery/delivery.ts';
import { estimateArrival } from '#domain/delivery/dispatch.ts';
import { requestedDayRange } from '#domain/delivery/requested-day.ts';
import { formatOrderNumber } from '#domain/order/order-number.ts';
import { parcelRecipient } from '#domain/order/parcel.ts';
import { packingStatusOf } from '#domain/order/parcel-status.ts';
import type { Offer, ReadOffer } from '#netlify/availability/offer.ts';
import type { StoredOrder } from '#netlify/orders/order-store.ts';
import {
  withParcelChanges,
  withCurrentArrival,
  type StoredParcel,
} from '#netlify/orders/stored-parcel.ts';
import { summarizeOrder } from '#netlify/orders/summarize-order.ts';
import { openOrder, type OpenDependencies, type Opening } from './open-order.ts';

/** What reading an order needs of the shop. */
export interface ReadOrderDependencies extends OpenDependencies {
  offer: ReadOffer;
}

/** Returns the days that the buyer of a parcel may ask for now; null once it is being packed. */
function requestableDays({ content, status }: StoredParcel, offer: Offer, now: Instant) {
  if (content.kind === 'unreadable' || status !== 'waiting') return null;
  if (content.kind === 'slices') return bulkDayRange(now, offer.calendar);
  const delivery = findById(offer.catalogue.shippingOptions, content.shippingId);
  return delivery ? requestedDayRange(now, delivery, offer.calendar) : null;
}

/** Returns when a parcel would leave and arrive without the day that it meets; null where none can be withdrawn. */
function arrivalWithoutRequest(parcel: StoredParcel, offer: Offer, now: Instant) {
  const { content, status, metDay } = parcel;
  if (content.kind === 'unreadable' || status !== 'waiting' || metDay === null) return null;
  const delivery = findDeliveryMethod(content.shippingId, offer.catalogue);
  return estimateArrival(now, delivery, offer.calendar);
}

/** Returns the parcels of an order for its page. */
export function parcelsOfPage(
  stored: StoredOrder,
  offer: Offer,
  now: Instant,
): [parcels: OrderPageParcel[], slices: OrderPage['slices']] {
  const order = withParcelChanges(stored);
  const summary = summarizeOrder(order, offer);
  const parcels = summary.parcels.flatMap((described, index) => {
    const parcel = stored.parcels[index];
    if (!parcel) return [];
    const { id, version, status, content } = parcel;
    return encodeOrderPageParcel(withCurrentArrival(described, parcel, stored, offer, now), {
      isInCatalogue: summary.isInCatalogue,
      id,
      version,
      status,
      requestableDays: requestableDays(parcel, offer, now),
      arrivalWithoutRequest: arrivalWithoutRequest(parcel, offer, now),
      items: content.kind === 'boxes' ? content.items : [],
      recipient: parcelRecipient(content, order),
    });
  });
  return [parcels, encodeOrderSummary(summary).slices];
}

function receiptOf(order: StoredOrder): OrderPage['receipt'] {
  const { lines, shippingName, shippingPence, totalPence, refundedPence, email } = order;
  return {
    paidOn: londonTime(order.paidAt).day,
    lines: lines.map((line) => ({ ...line })),
    shipping: { name: shippingName, pricePence: shippingPence },
    totalPence,
    refundedPence,
    buyer: order.order?.buyer ?? null,
    email,
  };
}

/** Returns an order for its own page; throws 401 and 410 as `openOrder` does. */
export async function readOrder(shop: ReadOrderDependencies, opening: Opening): Promise<OrderPage> {
  const [order, offer] = await Promise.all([openOrder(shop, opening), shop.offer()]);
  const [parcels, slices] = parcelsOfPage(order, offer, opening.now);
  return {
    orderNumber: formatOrderNumber(order.orderNumber),
    status: packingStatusOf(order.parcels),
    parcels,
    slices,
    receipt: receiptOf(order),
  };
}

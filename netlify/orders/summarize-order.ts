import { shopBoxes } from '#data/shop-boxes.ts';
import type { Instant } from '#domain/day.ts';
import type { Order } from '#domain/order/order.ts';
import type { Offer } from '#netlify/availability/offer.ts';
import { describeOrder, type OrderSummary } from '#copy/order-summary.ts';

/** A paid order and the name that its delivery had when it was paid. */
export interface OrderToSummarize {
  order: Order | null;
  paidAt: Instant;
  shippingName: string;
}

/** Returns the one summary of a paid order, for mails, exports, the shopkeeper's page and the thank-you page. */
export function summarizeOrder(
  { order, paidAt, shippingName }: OrderToSummarize,
  { catalogue, calendar }: Offer,
): OrderSummary {
  const summary = describeOrder(order, paidAt, { catalogue, calendar, shopBoxes });
  const [parcel, ...others] = summary.parcels;
  // The method may have another name by now.
  const isOneParcel = parcel !== undefined && others.length === 0;
  if (!isOneParcel || shippingName === '') return summary;
  return { ...summary, parcels: [{ ...parcel, shippingName }] };
}

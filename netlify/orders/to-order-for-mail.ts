import type { StoredOrder } from './order-store.ts';
import type { Instant } from '#domain/day.ts';
import type { Offer } from '#netlify/availability/offer.ts';
import type { OrderForMail } from '#netlify/mail/order/order-for-mail.ts';
import { describeDifferences } from '#copy/parcel-differences.ts';
import { withCurrentArrival, withParcelChanges } from './stored-parcel.ts';
import { summarizeOrder } from './summarize-order.ts';

/** Returns an order as its mails show it: contents as they are packed now, by name, arrival counted from the payment. */
export function toOrderForMail(stored: StoredOrder, offer: Offer): OrderForMail {
  const order = withParcelChanges(stored);
  const buyer = order.order?.buyer ?? null;
  const summary = summarizeOrder(order, offer);
  const bought = summarizeOrder(stored, offer);
  const differences = summary.parcels.map((parcel, index) => {
    const before = bought.parcels[index];
    const isChanged = (stored.parcels[index]?.changes ?? []).length > 0;
    return before && isChanged ? describeDifferences(before, parcel) : null;
  });
  const statuses = stored.parcels.map(({ status }) => status);
  return { ...order, buyer, statuses, differences, ...summary };
}

/** Returns the same for its customer, with the arrival of each parcel as things stand now. */
export function toOrderForCustomer(stored: StoredOrder, offer: Offer, now: Instant): OrderForMail {
  const order = toOrderForMail(stored, offer);
  const parcels = order.parcels.map((summary, index) => {
    const parcel = stored.parcels[index];
    return parcel ? withCurrentArrival(summary, parcel, stored, offer, now) : summary;
  });
  return { ...order, parcels };
}

import type { StoredOrder } from './order-store.ts';
import type { Offer } from '#netlify/availability/offer.ts';
import type { OrderForMail } from '#netlify/mail/order/order-for-mail.ts';
import { describeDifferences } from '#copy/parcel-differences.ts';
import { withParcelChanges } from './stored-parcel.ts';
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

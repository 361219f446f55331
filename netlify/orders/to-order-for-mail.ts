import type { StoredOrder } from './order-store.ts';
import { shopBoxes } from '#data/shop-boxes.ts';
import type { Catalogue } from '#domain/catalogue.ts';
import type { PostalCalendar } from '#domain/delivery/dispatch.ts';
import { describeOrder } from '#copy/order-summary.ts';
import type { OrderForMail } from '#netlify/mail/order/order-for-mail.ts';

/** Returns an order as its mails show it: contents by name, arrival counted from the payment. */
export function toOrderForMail(
  order: StoredOrder,
  shop: { catalogue: Catalogue; calendar: PostalCalendar },
): OrderForMail {
  const summary = describeOrder(order.order, order.paidAt, { ...shop, shopBoxes });
  const [parcel, ...others] = summary.parcels;
  // The method may have another name by now.
  const isOneParcel = parcel !== undefined && others.length === 0;
  const parcels = isOneParcel ? [{ ...parcel, shippingName: order.shippingName }] : summary.parcels;
  return { ...order, ...summary, parcels };
}

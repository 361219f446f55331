import type { StoredOrder } from './order-store.ts';
import type { Catalogue } from '#domain/catalogue.ts';
import type { PostalCalendar } from '#domain/delivery/dispatch.ts';
import type { OrderForMail } from '#netlify/mail/order/order-for-mail.ts';
import { summarizeOrder } from './summarize-order.ts';

/** Returns an order as its mails show it: contents by name, arrival counted from the payment. */
export function toOrderForMail(
  order: StoredOrder,
  shop: { catalogue: Catalogue; calendar: PostalCalendar },
): OrderForMail {
  return { ...order, ...summarizeOrder(order, shop) };
}

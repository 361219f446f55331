import type { Instant } from '#domain/day.ts';
import { ORDER_PAGE_DAYS } from '#domain/order/retention.ts';
import { HttpError } from '#netlify/http/http-error.ts';
import type { Settings } from '#netlify/http/settings.ts';
import { isPageOpen, readOrderPageToken } from '#netlify/orders/order-page-link.ts';
import type { Orders, StoredOrder } from '#netlify/orders/order-store.ts';

/** What opening an order by its link needs of the shop. */
export interface OpenDependencies {
  orders: Pick<Orders, 'find'>;
  settings: Pick<Settings, 'secret'>;
}

/** What a request for an order states. */
export interface Opening {
  /** The value of the header, "Bearer …"; null without one. */
  authorization: string | null;
  now: Instant;
}

/** Returns the order of a link; throws 401 for a link that the shop did not make and 410 for one that is closed. */
export async function openOrder(
  { orders, settings }: OpenDependencies,
  { authorization, now }: Opening,
): Promise<StoredOrder> {
  const token = /^Bearer ([\w.-]{1,400})$/i.exec(authorization ?? '')?.[1] ?? '';
  const linked = readOrderPageToken(token, settings.secret);
  if (!linked) {
    throw new HttpError(
      401,
      'wrong-link',
      'This link is not complete',
      'Please open the whole link from your confirmation mail.',
    );
  }
  const order = await orders.find(linked.sessionId);
  if (!order || !isPageOpen(order, linked, now)) {
    throw new HttpError(
      410,
      'link-gone',
      'This link no longer works',
      `The page of an order closes ${ORDER_PAGE_DAYS} days after the payment, or when its personal data are deleted.`,
    );
  }
  return order;
}

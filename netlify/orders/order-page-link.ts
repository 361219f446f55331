import { DAY_MS, HOUR_MS, type Instant } from '#domain/day.ts';
import { ORDER_PAGE_DAYS } from '#domain/order/retention.ts';
import { isSameSecret, keyedHash } from '#netlify/http/keyed-hash.ts';
import type { StoredOrder } from './order-store.ts';

/** What a link to the order’s own page names. */
type LinkedOrder = Pick<StoredOrder, 'sessionId' | 'pageVersion'>;

const OPEN_MS = ORDER_PAGE_DAYS * DAY_MS;

/** How long after the payment the page that follows it hands out the link, to whoever holds the session id. */
const HANDED_OUT_MS = HOUR_MS;

function signed({ sessionId, pageVersion }: LinkedOrder, secret: string): string {
  const named = `${sessionId}.${pageVersion}`;
  return `${named}.${keyedHash(`order page ${named}`, secret)}`;
}

/** Returns the order that a token names; null unless the shop made it. */
export function readOrderPageToken(token: string, secret: string): LinkedOrder | null {
  const [sessionId = '', version = ''] = token.split('.');
  if (!/^[1-9]\d{0,8}$/.test(version)) return null;
  const linked = { sessionId, pageVersion: Number(version) };
  return isSameSecret(signed(linked, secret), token) ? linked : null;
}

/** Returns whether a link opens an order: for 90 days after its payment, and until its buyer confirms a deletion. */
export function isPageOpen(
  { email, pageVersion, paidAt }: StoredOrder,
  linked: Pick<LinkedOrder, 'pageVersion'>,
  now: Instant,
): boolean {
  const isOpen = email !== '' && pageVersion > 0;
  return isOpen && pageVersion === linked.pageVersion && now - paidAt <= OPEN_MS;
}

/**
 * Returns the URL of an order’s own page; null once it is closed. The token stands in the fragment, which no server and no
 * log sees.
 */
export function orderPageUrl(
  order: StoredOrder,
  { siteUrl, secret, now }: { siteUrl: string; secret: string; now: Instant },
): string | null {
  return isPageOpen(order, order, now) ? `${siteUrl}/order#${signed(order, secret)}` : null;
}

/** Returns the token for whoever holds the session id: within an hour of the payment, otherwise null. */
export function tokenAfterPayment(
  order: StoredOrder,
  { secret, now }: { secret: string; now: Instant },
): string | null {
  const isFresh = now - order.paidAt <= HANDED_OUT_MS;
  return isFresh && isPageOpen(order, order, now) ? signed(order, secret) : null;
}

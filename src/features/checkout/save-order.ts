import { readStored, removeStored, writeStored } from '#browser/storage.ts';
import { encodeIds } from '#contract/box-json.ts';
import {
  isRecentOrder,
  MAX_HISTORY_ENTRIES,
  withoutNotes,
  type OrderedGoods,
  type HistoryGoods,
} from '#domain/order/order-history.ts';

/** The storage key of the order history. `find-order.ts` reads it. */
export const ORDER_HISTORY_KEY = 'placedOrders';

/** The format version. Other versions are ignored. */
const FORMAT_VERSION = 1;

/** Parses the list without validating its orders. Returns null for another format. */
export function parseOrderHistory(value: unknown): readonly unknown[] | null {
  if (typeof value !== 'object' || value === null) return null;
  const { v, orders }: { v?: unknown; orders?: unknown } = value;
  return v === FORMAT_VERSION && Array.isArray(orders) ? orders : null;
}

/** Stores a list of orders as it is parsed. */
export function writeOrderHistory(orders: readonly unknown[]): void {
  writeStored(ORDER_HISTORY_KEY, { v: FORMAT_VERSION, orders });
}

const hasSessionId =
  (sessionId: string) =>
  (order: unknown): boolean =>
    typeof order === 'object' &&
    order !== null &&
    'sessionId' in order &&
    order.sessionId === sessionId;

function encodeGoods(goods: HistoryGoods) {
  if (goods.orderType === 'bulk') return goods;
  const boxes = goods.boxes.map(({ box, ...ordered }) => ({ config: encodeIds(box), ...ordered }));
  return { ...goods, boxes };
}

/** Stores an order's contents for the thank-you page. Names and addresses are never stored. */
export function saveOrder(sessionId: string, goods: OrderedGoods, now = Date.now()): void {
  const order = { sessionId, placedAt: now, goods: encodeGoods(withoutNotes(goods)) };
  const isSameOrder = hasSessionId(sessionId);
  const others = (readStored(ORDER_HISTORY_KEY, parseOrderHistory) ?? []).filter(
    (other) => !isSameOrder(other),
  );
  writeOrderHistory([order, ...others].slice(0, MAX_HISTORY_ENTRIES));
}

/** Returns whether an order went to payment from this device within the last hour. */
export function hasRecentOrder(now = Date.now()): boolean {
  const orders = readStored(ORDER_HISTORY_KEY, parseOrderHistory) ?? [];
  return orders.some(
    (order) =>
      typeof order === 'object' &&
      order !== null &&
      'placedAt' in order &&
      isRecentOrder(Number(order.placedAt), now),
  );
}

/** Marks an order whose outcome the shopper knows. */
export function markOrderTold(sessionId: string): void {
  const isSameOrder = hasSessionId(sessionId);
  const orders = (readStored(ORDER_HISTORY_KEY, parseOrderHistory) ?? []).map((order) =>
    isSameOrder(order) && typeof order === 'object' ? { ...order, isTold: true } : order,
  );
  writeOrderHistory(orders);
}

/** The sessionStorage key of the session whose payment page this tab opened. */
const CHECKOUT_SESSION_KEY = 'leftForPayment';

const asText = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Stores the session of the payment page that this tab opens, for the way back. */
export function saveCheckoutSession(sessionId: string): void {
  writeStored(CHECKOUT_SESSION_KEY, sessionId, 'sessionStorage');
}

/** Returns the session this tab left for; null if there is none. */
export const checkoutSession = (): string | null =>
  readStored(CHECKOUT_SESSION_KEY, asText, 'sessionStorage');

/** Forgets the session this tab left for: the shopper is told of it once. */
export function forgetCheckoutSession(): void {
  removeStored(CHECKOUT_SESSION_KEY, 'sessionStorage');
}

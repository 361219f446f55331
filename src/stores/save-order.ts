import { readStored, removeStored, writeStored } from '#browser/storage.ts';
import {
  MAX_HISTORY_ENTRIES,
  withoutNotes,
  type OrderedGoods,
  type HistoryEntry,
} from '#domain/order-history.ts';

/** Where this device keeps what was in its last orders. `find-order.ts` reads them. */
export const ORDER_HISTORY_KEY = 'placedOrders';

/** Another version of the format is not read. */
const FORMAT_VERSION = 1;

/** Reads the list of orders, not judging the orders in it; null when it is none, or of another version. */
export function parseOrderHistory(value: unknown): readonly unknown[] | null {
  if (typeof value !== 'object' || value === null) return null;
  const { v, orders }: { v?: unknown; orders?: unknown } = value;
  return v === FORMAT_VERSION && Array.isArray(orders) ? orders : null;
}

const isOf =
  (sessionId: string) =>
  (order: unknown): boolean =>
    typeof order === 'object' &&
    order !== null &&
    'sessionId' in order &&
    order.sessionId === sessionId;

/** Keeps what is in an order that goes to payment, for the page after it; never who ordered it, or where it goes. */
export function saveOrder(sessionId: string, goods: OrderedGoods, now = Date.now()): void {
  const order: HistoryEntry = { sessionId, placedAt: now, goods: withoutNotes(goods) };
  const isThis = isOf(sessionId);
  const others = (readStored(ORDER_HISTORY_KEY, parseOrderHistory) ?? []).filter(
    (other) => !isThis(other),
  );
  const orders = [order, ...others].slice(0, MAX_HISTORY_ENTRIES);
  writeStored(ORDER_HISTORY_KEY, { v: FORMAT_VERSION, orders });
}

const HOUR_MS = 3_600_000;

/** Whether an order went to payment from this device within the last hour. */
export function hasRecentOrder(now = Date.now()): boolean {
  const orders = readStored(ORDER_HISTORY_KEY, parseOrderHistory) ?? [];
  return orders.some(
    (order) =>
      typeof order === 'object' &&
      order !== null &&
      'placedAt' in order &&
      now - Number(order.placedAt) < HOUR_MS,
  );
}

/** Notes that the shopper knows what came of an order. */
export function markOrderAcknowledged(sessionId: string): void {
  const isThis = isOf(sessionId);
  const orders = (readStored(ORDER_HISTORY_KEY, parseOrderHistory) ?? []).map((order) =>
    isThis(order) && typeof order === 'object' ? { ...order, isTold: true } : order,
  );
  writeStored(ORDER_HISTORY_KEY, { v: FORMAT_VERSION, orders });
}

/** Where a tab keeps the session whose payment page it has left for. */
const LEFT_KEY = 'leftForPayment';

const asText = (value: unknown): string | null => (typeof value === 'string' ? value : null);

export function saveCheckoutSession(sessionId: string): void {
  writeStored(LEFT_KEY, sessionId, 'sessionStorage');
}

/** The session whose payment page this tab left for and has come back from, once; null when there is none. */
export function consumeCheckoutSession(): string | null {
  const sessionId = readStored(LEFT_KEY, asText, 'sessionStorage');
  removeStored(LEFT_KEY, 'sessionStorage');
  return sessionId;
}

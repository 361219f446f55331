import { readStored, writeStored } from '#browser/storage.ts';
import {
  MOST_ORDERS,
  withoutNotes,
  type OrderedGoods,
  type PlacedOrder,
} from '#domain/placed-order.ts';

/** Where this device keeps what was in its last orders. `placed-orders.ts` reads them. */
export const PLACED_KEY = 'placedOrders';

/** Another version of the format is not read. */
const FORMAT_VERSION = 1;

/** Reads the list of orders, not judging the orders in it; null when it is none, or of another version. */
export function parsePlaced(value: unknown): readonly unknown[] | null {
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
export function rememberOrder(sessionId: string, goods: OrderedGoods, now = Date.now()): void {
  const order: PlacedOrder = { sessionId, placedAt: now, goods: withoutNotes(goods) };
  const isThis = isOf(sessionId);
  const others = (readStored(PLACED_KEY, parsePlaced) ?? []).filter((other) => !isThis(other));
  const orders = [order, ...others].slice(0, MOST_ORDERS);
  writeStored(PLACED_KEY, { v: FORMAT_VERSION, orders });
}

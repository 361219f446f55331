import * as v from 'valibot';
import { readStored, writeStored } from '#browser/storage.ts';
import { boxEntries, decodeBox, encodeIds } from '#contract/box-json.ts';
import { shippingChoice } from '#contract/shipping-choice.ts';
import { keyringOf } from '#domain/box/draft.ts';
import type { Instant } from '#domain/day.ts';
import {
  isRecentOrder,
  MAX_HISTORY_ENTRIES,
  pruneHistory,
  withoutNotes,
  type HistoryGoods,
  type OrderedGoods,
  type PastOrder,
} from '#domain/order/order-history.ts';

/** The storage key of the orders sent to payment from this device. */
const HISTORY_KEY = 'placedOrders';

/** The format version. Other versions are ignored. */
const FORMAT_VERSION = 1;

const history = v.object({ v: v.literal(FORMAT_VERSION), orders: v.array(v.unknown()) });

function parseHistory(value: unknown): readonly unknown[] | null {
  const read = v.safeParse(history, value);
  return read.success ? read.output.orders : null;
}

/** Returns the stored orders without validating them. */
const readHistory = (): readonly unknown[] => readStored(HISTORY_KEY, parseHistory) ?? [];

/** Stores a list of orders as it is parsed. */
function writeHistory(orders: readonly unknown[]): void {
  writeStored(HISTORY_KEY, { v: FORMAT_VERSION, orders });
}

const id = v.pipe(v.number(), v.integer());
const count = v.pipe(id, v.minValue(1), v.maxValue(250));

const about = { quantity: count, hasNote: v.boolean() };

const pastBox = v.pipe(
  v.object({
    config: v.object({ ...boxEntries, giftMessage: v.literal('') }),
    sku: v.nullable(v.string()),
    ...about,
  }),
  v.transform(({ config, ...ordered }) => ({ ...ordered, box: decodeBox(config) })),
);

/** A box as it was stored until November 2026, in words of its own and without its SKU. */
const formerBox = v.pipe(
  v.object({
    choices: v.object({
      boxId: id,
      selection: v.array(v.object({ flavourId: id, quantity: count })),
      lid: v.object({ categoryId: id, designName: v.string() }),
      note: v.literal(''),
      mainKeyringId: v.nullable(id),
      nameTagIds: v.array(id),
    }),
    ...about,
  }),
  v.transform(({ choices: { mainKeyringId, nameTagIds, ...box }, ...ordered }) => ({
    ...ordered,
    box: { ...box, keyring: keyringOf({ keyring: { id: mainKeyringId, nameTagIds } }) },
    sku: null,
  })),
);

const boxes = v.object({
  orderType: v.picklist(['builder', 'cart']),
  boxes: v.pipe(v.array(v.union([pastBox, formerBox])), v.minLength(1)),
  arriveOn: shippingChoice.entries.arriveOn,
});

const slices = v.object({
  orderType: v.literal('bulk'),
  slices: count,
  option: v.picklist(['assortment', 'custom']),
  flavourIds: v.array(id),
});

const entry = {
  sessionId: v.string(),
  placedAt: v.number(),
  isTold: v.optional(v.boolean()),
};
const kinds = [v.object({ ...entry, goods: boxes }), v.object({ ...entry, goods: slices })];

function parseOrder(stored: unknown): PastOrder | null {
  const read = kinds.map((kind) => v.safeParse(kind, stored)).find(({ success }) => success);
  return read?.success ? read.output : null;
}

/**
 * Returns the orders sent to payment from this device, latest first, and removes those that it no longer keeps. Invalid entries
 * are skipped.
 */
export function findOrders(now = Date.now()): readonly PastOrder[] {
  const entries = readHistory();
  const read = entries.map((entry) => ({ entry, order: parseOrder(entry) }));
  const orders = pruneHistory(
    read.flatMap(({ order }) => order ?? []),
    now,
  );
  const kept = read.filter(({ order }) => order === null || orders.includes(order));
  if (kept.length < read.length) writeHistory(kept.map(({ entry }) => entry));
  return orders;
}

/** Returns the stored order of a payment session. Null if it started on another device or too long ago. */
export function findOrder(sessionId: string, now = Date.now()): PastOrder | null {
  return findOrders(now).find((order) => order.sessionId === sessionId) ?? null;
}

/** Returns the stored order placed at this time, or null. */
export function findOrderAt(moment: Instant, now = Date.now()): PastOrder | null {
  return findOrders(now).find(({ placedAt }) => placedAt === moment) ?? null;
}

/** Returns whether an order went to payment from this device within the last hour. */
export function hasRecentOrder(now = Date.now()): boolean {
  return findOrders(now).some(({ placedAt }) => isRecentOrder(placedAt, now));
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
  const others = readHistory().filter((other) => !isSameOrder(other));
  writeHistory([order, ...others].slice(0, MAX_HISTORY_ENTRIES));
}

/** Marks an order whose outcome the shopper knows. */
export function markOrderTold(sessionId: string): void {
  const isSameOrder = hasSessionId(sessionId);
  writeHistory(
    readHistory().map((order) =>
      isSameOrder(order) && typeof order === 'object' ? { ...order, isTold: true } : order,
    ),
  );
}

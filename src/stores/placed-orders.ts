import * as v from 'valibot';
import { readStored, writeStored } from '#browser/storage.ts';
import { shippingChoice } from '#contract/shipping-choice.ts';
import type { Instant } from '#domain/day.ts';
import {
  stillRemembered,
  withoutNotes,
  type OrderedGoods,
  type PlacedOrder,
} from '#domain/placed-order.ts';

const KEY = 'placedOrders';

/** Another version of the format is not read. */
const FORMAT_VERSION = 1;

const id = v.pipe(v.number(), v.integer());
const count = v.pipe(id, v.minValue(1), v.maxValue(250));

const placedBox = v.object({
  choices: v.object({
    boxId: id,
    selection: v.array(v.object({ flavourId: id, quantity: count })),
    lid: v.object({ categoryId: id, designName: v.string() }),
    note: v.literal(''),
    mainKeyringId: v.nullable(id),
    nameTagIds: v.array(id),
  }),
  quantity: count,
  hasNote: v.boolean(),
});

const boxes = v.object({
  orderType: v.picklist(['builder', 'cart']),
  boxes: v.pipe(v.array(placedBox), v.minLength(1)),
  arriveOn: shippingChoice.entries.arriveOn,
});

const slices = v.object({
  orderType: v.literal('bulk'),
  slices: count,
  option: v.picklist(['assortment', 'custom']),
  flavourIds: v.array(id),
});

const placedOrder = v.object({
  sessionId: v.string(),
  placedAt: v.number(),
  goods: v.union([boxes, slices]),
});

const memory = v.object({ v: v.literal(FORMAT_VERSION), orders: v.array(v.unknown()) });

/** One order that no longer fits does not take the others with it. */
function parseMemory(value: unknown): PlacedOrder[] {
  return v.parse(memory, value).orders.flatMap((stored) => {
    const order = v.safeParse(placedOrder, stored);
    return order.success ? [order.output] : [];
  });
}

function readOrders(now: number): PlacedOrder[] {
  return stillRemembered(readStored(KEY, parseMemory) ?? [], now);
}

/** Keeps what is in an order that goes to payment, for the page after it; never who ordered it, or where it goes. */
export function rememberOrder(sessionId: string, goods: OrderedGoods, now = Date.now()): void {
  const order: PlacedOrder = { sessionId, placedAt: now, goods: withoutNotes(goods) };
  const others = readOrders(now).filter((other) => other.sessionId !== sessionId);
  writeStored(KEY, { v: FORMAT_VERSION, orders: stillRemembered([order, ...others], now) });
}

/** What this device knows of a payment; null for one that was started on another, or too long ago. */
export function recallOrder(sessionId: string, now = Date.now()): PlacedOrder | null {
  return readOrders(now).find((order) => order.sessionId === sessionId) ?? null;
}

/** What this device ordered at a moment, or null. */
export function recallOrderAt(moment: Instant, now = Date.now()): PlacedOrder | null {
  return readOrders(now).find(({ placedAt }) => placedAt === moment) ?? null;
}

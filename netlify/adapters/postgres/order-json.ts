import * as v from 'valibot';
import { toJson } from './database.ts';
import { day } from '#contract/endpoint.ts';
import { recipientJson } from '#contract/recipient-json.ts';
import { FLAVOUR_OPTIONS } from '#domain/bulk/bulk-flavours.ts';
import { BOX_CHANNELS, type Order } from '#domain/order/order.ts';
import type { ParcelContent } from '#domain/order/parcel.ts';

const id = v.pipe(v.number(), v.integer());

const box = v.object({
  boxId: id,
  selection: v.array(v.object({ flavourId: id, quantity: id })),
  lid: v.object({ categoryId: id, designName: v.string() }),
  note: v.string(),
  keyring: v.nullable(v.object({ id, nameTagIds: v.array(id) })),
});

const parcel = v.object({
  items: v.array(v.object({ box, quantity: id, sku: v.nullable(v.string()) })),
  recipient: v.nullable(recipientJson),
  shippingId: id,
  arriveOn: v.nullable(day),
  dispatchOn: v.nullable(day),
});

// Orders stored until November 2026 had one parcel and no buyer.
const buyer = v.nullish(
  v.object({ name: v.string(), company: v.string(), purchaseOrder: v.string() }),
  null,
);

const sliceOrder = v.object({
  kind: v.literal('slices'),
  source: v.string(),
  slices: id,
  option: v.picklist(FLAVOUR_OPTIONS),
  flavourIds: v.array(id),
  recipient: v.nullable(recipientJson),
  shippingId: id,
  // Slices stored until November 2026 were posted at once.
  arriveOn: v.nullish(day, null),
  dispatchOn: v.nullish(day, null),
  buyer,
});

const orderJson = v.variant('kind', [
  v.object({
    kind: v.literal('boxes'),
    channel: v.picklist(BOX_CHANNELS),
    source: v.string(),
    buyer,
    parcels: v.pipe(v.array(parcel), v.minLength(1)),
  }),
  sliceOrder,
]);

const contentJson = v.variant('kind', [
  v.object({ kind: v.literal('boxes'), ...parcel.entries }),
  v.omit(sliceOrder, ['source', 'buyer']),
  v.object({ kind: v.literal('unreadable'), recipient: v.nullable(recipientJson) }),
]);

/** Encodes an order for the database, where it stands as it is; null for one that could not be read. */
export function encodeOrder(order: Order | null): string | null {
  return order && toJson(order);
}

/** Decodes an order from the database; null for one that is damaged or was never read. */
export function decodeOrder(stored: unknown): Order | null {
  const read = v.safeParse(orderJson, stored);
  return read.success ? read.output : null;
}

/** Parses what is in a parcel from the database; a damaged one is a parcel of unknown contents. */
export const parcelContent = v.pipe(
  v.unknown(),
  v.transform((stored): ParcelContent => {
    const read = v.safeParse(contentJson, stored);
    return read.success ? read.output : { kind: 'unreadable', recipient: null };
  }),
);

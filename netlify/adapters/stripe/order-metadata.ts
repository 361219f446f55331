import * as v from 'valibot';
import type { ShippingId } from '#domain/catalogue.ts';
import { parseDay } from '#domain/day.ts';
import { bulkDelivery } from '#domain/delivery/delivery.ts';
import type { Pence } from '#domain/money.ts';
import type { DayRequest } from '#domain/order/order-arrival.ts';
import {
  orderTypeOf,
  orderedBoxes,
  recipientOf,
  type BoxOrder,
  type Buyer,
  type Order,
  type OrderedBox,
  type SliceOrder,
} from '#domain/order/order.ts';
import { PaymentRequestError } from '#domain/service-error.ts';
import { shippingIdByName, skuByContents } from './earlier-metadata.ts';
import { packBox, readIds, unpackBox, type Metadata } from './packed-box.ts';
import { holdsParcels, MAX_VALUE_LENGTH, packParcels, unpackParcels } from './packed-parcels.ts';
import type { PaymentOrder, PersonalPart } from '#netlify/orders/payments.ts';

/** The value of `app` in metadata that marks a payment as this shop's. */
export const SHOP_APP = 'birnbeck-fudge';

/** Version 1 left out SKUs and delivery ids. */
const VERSION = '2';

/** The provider takes at most so many keys. */
const MAX_KEYS = 50;

/** More than the payment provider allows in one payment. */
const MAX_TOTAL_PENCE = 100_000_000;

/** What the shop tells the provider beside the order itself. */
export interface PackingFacts {
  orderNumber: string;
  catalogueVersion: string;
  /** The delivery of the whole order by name. */
  shippingName: string;
  expectedTotalPence: Pence;
}

const packDays = ({ arriveOn, dispatchOn }: DayRequest): Metadata => ({
  ...(arriveOn !== null && { arriveOn }),
  ...(dispatchOn !== null && { dispatchOn }),
});

function unpackDays({ arriveOn = '', dispatchOn = '' }: Metadata): DayRequest {
  return { arriveOn: parseDay(arriveOn), dispatchOn: parseDay(dispatchOn) };
}

const packedBuyer = v.pipe(
  v.string(),
  v.parseJson(),
  v.tuple([v.string(), v.string(), v.string()]),
);

const packBuyer = ({ name, company, purchaseOrder }: Buyer): string =>
  JSON.stringify([name, company, purchaseOrder]);

function unpackBuyer(packed: string | undefined): Buyer | null {
  const read = v.safeParse(packedBuyer, packed);
  if (!read.success) return null;
  const [name, company, purchaseOrder] = read.output;
  return { name, company, purchaseOrder };
}

/** The exact output of `packSlices`. Anything else counts as damaged. */
const PACKED_SLICES = /^(?<slices>\d+)\|(?<option>assortment|custom)\|(?<flavours>\d+(?:,\d+)*)$/;

const packSlices = (order: SliceOrder): Metadata => ({
  slices: [order.slices, order.option, order.flavourIds.join(',')].join('|'),
  ...packDays(order),
});

function unpackSlices(metadata: Metadata): SliceOrder | null {
  const packed = PACKED_SLICES.exec(metadata['slices'] ?? '')?.groups;
  if (!packed) return null;
  const { slices, option, flavours = '' } = packed;
  return {
    kind: 'slices',
    source: metadata['source'] ?? '',
    slices: Number(slices),
    option: option === 'custom' ? option : 'assortment',
    flavourIds: readIds(flavours),
    recipient: null,
    shippingId: bulkDelivery.id,
    ...unpackDays(metadata),
    buyer: unpackBuyer(metadata['buyer']),
  };
}

function packBoxes(order: BoxOrder): Metadata {
  const [parcel, ...others] = order.parcels;
  const delivery =
    parcel && others.length === 0
      ? { shippingId: String(parcel.shippingId), ...packDays(parcel) }
      : packParcels(order.parcels);
  return orderedBoxes(order).reduce<Metadata>(
    (packed, item, index) => ({ ...packed, ...packBox(item, `b${index + 1}`) }),
    delivery,
  );
}

/** Decodes all boxes; null when one is missing or damaged. */
function unpackItems(metadata: Metadata): OrderedBox[] | null {
  const count = Object.keys(metadata).filter((key) => /^b\d+$/.test(key)).length;
  const items = Array.from({ length: count }, (_, index) =>
    unpackBox(metadata, `b${index + 1}`),
  ).filter((item) => item !== null);
  if (count === 0 || items.length < count) return null;
  const lacksSkus = metadata['v'] !== VERSION && metadata['orderType'] === 'cart';
  return lacksSkus
    ? items.map((item) => ({ ...item, sku: item.sku ?? skuByContents(item.box) }))
    : items;
}

function unpackShippingId({ shippingId = '', shippingMethod = '' }: Metadata): ShippingId {
  return /^\d+$/.test(shippingId) ? Number(shippingId) : shippingIdByName(shippingMethod);
}

function unpackBoxes(metadata: Metadata, channel: BoxOrder['channel']): BoxOrder | null {
  const items = unpackItems(metadata);
  if (!items) return null;
  const shippingId = unpackShippingId(metadata);
  const parcels = holdsParcels(metadata)
    ? unpackParcels(metadata, items)
    : [{ items, recipient: null, shippingId, ...unpackDays(metadata) }];
  const buyer = unpackBuyer(metadata['buyer']);
  return parcels && { kind: 'boxes', channel, source: metadata['source'] ?? '', buyer, parcels };
}

/**
 * Encodes a complete order as payment metadata, so that it can be rebuilt from the payment provider alone. The address
 * of a single recipient goes in the provider's own fields. Throws `PaymentRequestError` when the provider has no room
 * for the order.
 */
export function pack(order: Order, facts: PackingFacts): Record<string, string> {
  const packed: Record<string, string> = {
    app: SHOP_APP,
    v: VERSION,
    orderNumber: facts.orderNumber,
    orderType: orderTypeOf(order),
    source: order.source,
    shippingMethod: facts.shippingName,
    catalogueVersion: facts.catalogueVersion,
    expectedTotal: String(facts.expectedTotalPence),
    ...(recipientOf(order)?.emailMarketingOptIn && { emailOptIn: 'yes' }),
    ...(order.buyer && { buyer: packBuyer(order.buyer) }),
    ...(order.kind === 'slices' ? packSlices(order) : packBoxes(order)),
  };
  const isTooLong = Object.values(packed).some(({ length }) => length > MAX_VALUE_LENGTH);
  if (isTooLong || Object.keys(packed).length > MAX_KEYS) {
    throw new PaymentRequestError('metadata', new Error('The order does not fit the metadata'));
  }
  return packed;
}

/** Decodes what was ordered; null for an unknown kind of order or damaged data. */
function unpackOrder(metadata: Metadata): Order | null {
  const { orderType } = metadata;
  if (orderType === 'bulk') return unpackSlices(metadata);
  if (orderType !== 'builder' && orderType !== 'cart') return null;
  return unpackBoxes(metadata, orderType);
}

function unpackTotal(text = ''): Pence | null {
  const expected = Number(text);
  return /^\d+$/.test(text) && expected < MAX_TOTAL_PENCE ? expected : null;
}

/** Returns whether payment metadata belongs to this shop. */
export function isShopPayment(metadata: Metadata | null | undefined): boolean {
  return metadata?.['app'] === SHOP_APP;
}

/**
 * Decodes payment metadata of this and the earlier version; null when the payment is not this shop's. The recipient of
 * a single parcel stands in the provider's own fields.
 */
export function unpack(metadata: Metadata): PaymentOrder | null {
  if (!isShopPayment(metadata)) return null;
  const { orderNumber = '', orderType = '', source = '', shippingMethod = '' } = metadata;
  return {
    orderNumber,
    orderType,
    source,
    shippingName: shippingMethod,
    expectedTotalPence: unpackTotal(metadata['expectedTotal']),
    emailMarketingOptIn: metadata['emailOptIn'] === 'yes',
    order: unpackOrder(metadata),
  };
}

const PERSONAL_KEYS: Readonly<Record<PersonalPart, RegExp>> = {
  notes: /^(?:b\d+_note|emailOptIn)$/,
  everything: /^(?:b\d+_note|emailOptIn|p\d+|buyer)$/,
};

/** Returns the keys of payment metadata that hold a part of the personal data. */
export const personalKeys = (metadata: Metadata | null, part: PersonalPart): string[] =>
  Object.keys(metadata ?? {}).filter((key) => PERSONAL_KEYS[part].test(key));

import * as v from 'valibot';
import type { Box } from '#domain/box/box.ts';
import type { ShippingId } from '#domain/catalogue.ts';
import { emptyCustomer } from '#domain/customer/customer.ts';
import { parseDay, type Day } from '#domain/day.ts';
import { bulkDelivery } from '#domain/delivery/delivery.ts';
import type { Pence } from '#domain/money.ts';
import type { DayRequest } from '#domain/order/order-arrival.ts';
import {
  orderTypeOf,
  orderedBoxes,
  recipientOf,
  type BoxOrder,
  type BoxParcel,
  type Buyer,
  type Order,
  type OrderedBox,
  type ParcelDelivery,
  type SliceOrder,
} from '#domain/order/order.ts';
import { PaymentRequestError } from '#domain/service-error.ts';
import { readSelection, shippingIdByName, skuByContents } from './earlier-metadata.ts';
import type { PaymentOrder, PersonalPart } from '#netlify/orders/payments.ts';

/** The value of `app` in metadata that marks a payment as this shop's. */
export const SHOP_APP = 'birnbeck-fudge';

/** Version 1 left out SKUs and delivery ids. */
const VERSION = '2';

/** The provider takes at most 50 keys, with values of at most 500 characters. */
const MAX_KEYS = 50;
const MAX_VALUE_LENGTH = 500;

type Metadata = Readonly<Record<string, string>>;

/** What the shop tells the provider beside the order itself. */
export interface PackingFacts {
  orderNumber: string;
  catalogueVersion: string;
  /** The delivery of the whole order by name. */
  shippingName: string;
  expectedTotalPence: Pence;
}

/** Encodes slices: quantity|assortment or custom|flavours. */
const packSlices = ({ slices, option, flavourIds }: SliceOrder): string =>
  [slices, option, flavourIds.join(',')].join('|');

/** Encodes a box under a key, quantity|box|flavours|lid category:design|keyring|tags, and its SKU and note under their own. */
function packBox({ box, quantity, sku }: OrderedBox, key: string): Record<string, string> {
  const { boxId, selection, lid, note, keyring, ...others } = box;
  others satisfies Record<string, never>;
  const packed = [
    quantity,
    boxId,
    selection.map((entry) => `${entry.flavourId}x${entry.quantity}`).join(','),
    `${lid.categoryId}:${lid.designName}`,
    keyring?.id ?? '',
    keyring?.nameTagIds.join(',') ?? '',
  ].join('|');
  return {
    [key]: packed,
    ...(sku !== null && { [`${key}_sku`]: sku }),
    ...(note !== '' && { [`${key}_note`]: note }),
  };
}

/** The parts of a recipient that several parcels have each of their own. */
const ADDRESS = ['firstName', 'lastName', 'address1', 'address2', 'city', 'postcode'] as const;

const day = v.pipe(
  v.nullable(v.string()),
  v.transform((text) => (text === null ? null : parseDay(text))),
);

/** A parcel of several: how many of the items it takes, in their order, and its address. */
const packedParcels = v.array(
  v.tuple([
    v.number(),
    v.number(),
    day,
    day,
    v.nullable(v.tuple([v.string(), v.string(), v.string(), v.string(), v.string(), v.string()])),
  ]),
);

/**
 * Splits a text into values, each in brackets, because the provider may trim a value's ends. No character is cut in two: the
 * provider refuses half of an emoji.
 */
function split(text: string): string[] {
  const values = [''];
  for (const character of text) {
    const value = `${values.at(-1) ?? ''}${character}`;
    if (value.length > MAX_VALUE_LENGTH - 2) values.push(character);
    else values.splice(-1, 1, value);
  }
  return values.map((value) => `[${value}]`);
}

function packParcels({ parcels }: BoxOrder): Record<string, string> {
  const packed = parcels.map(({ items, shippingId, arriveOn, dispatchOn, recipient }) => [
    items.length,
    shippingId,
    arriveOn,
    dispatchOn,
    recipient && ADDRESS.map((field) => recipient[field]),
  ]);
  const values = split(JSON.stringify(packed));
  return Object.fromEntries(values.map((value, index) => [`p${index + 1}`, value]));
}

const packDays = ({ arriveOn, dispatchOn }: DayRequest): Record<string, string> => ({
  ...(arriveOn !== null && { arriveOn }),
  ...(dispatchOn !== null && { dispatchOn }),
});

function packParcel(parcel: ParcelDelivery): Record<string, string> {
  return { shippingId: String(parcel.shippingId), ...packDays(parcel) };
}

const packedBuyer = v.tuple([v.string(), v.string(), v.string()]);

const packBuyer = ({ name, company, purchaseOrder }: Buyer): string =>
  JSON.stringify([name, company, purchaseOrder]);

function unpackBuyer(packed: string | undefined): Buyer | null {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), packedBuyer), packed);
  if (!read.success) return null;
  const [name, company, purchaseOrder] = read.output;
  return { name, company, purchaseOrder };
}

function packBoxes(order: BoxOrder): Record<string, string> {
  const [parcel, ...others] = order.parcels;
  const packed = parcel && others.length === 0 ? packParcel(parcel) : packParcels(order);
  orderedBoxes(order).forEach((item, index) =>
    Object.assign(packed, packBox(item, `b${index + 1}`)),
  );
  return packed;
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
    ...(order.kind === 'slices'
      ? { slices: packSlices(order), ...packDays(order) }
      : packBoxes(order)),
  };
  const isTooLong = Object.values(packed).some(({ length }) => length > MAX_VALUE_LENGTH);
  if (isTooLong || Object.keys(packed).length > MAX_KEYS) {
    throw new PaymentRequestError('metadata', new Error('The order does not fit the metadata'));
  }
  return packed;
}

const PERSONAL_KEYS: Readonly<Record<PersonalPart, RegExp>> = {
  notes: /^(?:b\d+_note|emailOptIn)$/,
  everything: /^(?:b\d+_note|emailOptIn|p\d+|buyer)$/,
};

/** Returns the keys of payment metadata that hold a part of the personal data. */
export const personalKeys = (metadata: Metadata | null, part: PersonalPart): string[] =>
  Object.keys(metadata ?? {}).filter((key) => PERSONAL_KEYS[part].test(key));

/** The exact output of `packBox` and `packSlices`. Anything else counts as damaged. */
const PACKED_BOX =
  /^(?<quantity>\d+)\|(?<boxId>\d+)\|(?<selection>\d+x\d+(?:,\d+x\d+)*)\|(?<category>\d+):(?<design>[^|]+)\|(?<keyring>\d*)\|(?<tags>(?:\d+(?:,\d+)*)?)$/;
const PACKED_SLICES = /^(?<slices>\d+)\|(?<option>assortment|custom)\|(?<flavours>\d+(?:,\d+)*)$/;

const readNumbers = (list: string): number[] =>
  list === '' ? [] : list.split(',').map((number) => Number(number));

const isEarlier = (metadata: Metadata): boolean => metadata['v'] !== VERSION;

function unpackBox(metadata: Metadata, key: string): OrderedBox | null {
  const packed = PACKED_BOX.exec(metadata[key] ?? '')?.groups;
  if (!packed) return null;
  const { quantity, boxId, selection = '', category, design = '', keyring, tags = '' } = packed;
  const box: Box = {
    boxId: Number(boxId),
    selection: readSelection(selection),
    lid: { categoryId: Number(category), designName: design },
    note: metadata[`${key}_note`] ?? '',
    keyring: keyring ? { id: Number(keyring), nameTagIds: readNumbers(tags) } : null,
  };
  const isFromCart = metadata['orderType'] === 'cart';
  const earlierSku = isEarlier(metadata) && isFromCart ? skuByContents(box) : null;
  return { box, quantity: Number(quantity), sku: metadata[`${key}_sku`] ?? earlierSku };
}

/** Decodes all boxes, or returns null when one is missing or damaged. */
function unpackItems(metadata: Metadata): OrderedBox[] | null {
  const count = Object.keys(metadata).filter((key) => /^b\d+$/.test(key)).length;
  const items = Array.from({ length: count }, (_, index) =>
    unpackBox(metadata, `b${index + 1}`),
  ).filter((item) => item !== null);
  return count > 0 && items.length === count ? items : null;
}

function unpackShippingId({ shippingId = '', shippingMethod = '' }: Metadata): ShippingId {
  return /^\d+$/.test(shippingId) ? Number(shippingId) : shippingIdByName(shippingMethod);
}

function unpackDay(text = ''): Day | null {
  return parseDay(text);
}

/** Decodes several parcels; null when they are damaged or do not take all items. */
function unpackParcels(packed: string, items: readonly OrderedBox[]): BoxParcel[] | null {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), packedParcels), packed);
  if (!read.success) return null;
  let start = 0;
  const parcels = read.output.map(([count, shippingId, arriveOn, dispatchOn, address]) => {
    const taken = items.slice(start, (start += count));
    const [firstName = '', lastName = '', address1 = '', address2 = '', city = '', postcode = ''] =
      address ?? [];
    const recipient = address && {
      ...emptyCustomer,
      ...{ firstName, lastName, address1, address2, city, postcode },
    };
    return { items: taken, recipient, shippingId, arriveOn, dispatchOn };
  });
  const isWhole = start === items.length && parcels.every((parcel) => parcel.items.length > 0);
  return isWhole ? parcels : null;
}

function unpackBoxes(metadata: Metadata, channel: BoxOrder['channel']): BoxOrder | null {
  const items = unpackItems(metadata);
  if (!items) return null;
  const texts: string[] = [];
  for (let n = 1; metadata[`p${n}`] !== undefined; n += 1) {
    texts.push(metadata[`p${n}`]?.slice(1, -1) ?? '');
  }
  const single: BoxParcel = {
    items,
    recipient: null,
    shippingId: unpackShippingId(metadata),
    arriveOn: unpackDay(metadata['arriveOn']),
    dispatchOn: unpackDay(metadata['dispatchOn']),
  };
  const parcels = texts.length === 0 ? [single] : unpackParcels(texts.join(''), items);
  const buyer = unpackBuyer(metadata['buyer']);
  return parcels && { kind: 'boxes', channel, source: metadata['source'] ?? '', buyer, parcels };
}

function unpackSlices(metadata: Metadata): SliceOrder | null {
  const packed = PACKED_SLICES.exec(metadata['slices'] ?? '')?.groups;
  if (!packed) return null;
  const { slices, option, flavours = '' } = packed;
  return {
    kind: 'slices',
    source: metadata['source'] ?? '',
    slices: Number(slices),
    option: option === 'custom' ? option : 'assortment',
    flavourIds: readNumbers(flavours),
    recipient: null,
    shippingId: bulkDelivery.id,
    arriveOn: unpackDay(metadata['arriveOn']),
    dispatchOn: unpackDay(metadata['dispatchOn']),
    buyer: unpackBuyer(metadata['buyer']),
  };
}

/** Decodes what was ordered; null for an unknown kind of order or damaged data. */
function unpackOrder(metadata: Metadata): Order | null {
  const { orderType } = metadata;
  if (orderType === 'bulk') return unpackSlices(metadata);
  if (orderType !== 'builder' && orderType !== 'cart') return null;
  return unpackBoxes(metadata, orderType);
}

/** More than the payment provider allows in one payment. */
const MAX_TOTAL_PENCE = 100_000_000;

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

import * as v from 'valibot';
import { ADDRESS_FIELDS, emptyCustomer } from '#domain/customer/customer.ts';
import { parseDay } from '#domain/day.ts';
import type { BoxParcel, OrderedBox } from '#domain/order/order.ts';
import type { Metadata } from './packed-box.ts';

/** The longest value that the provider takes, in characters. */
export const MAX_VALUE_LENGTH = 500;

const day = v.nullable(v.pipe(v.string(), v.transform(parseDay)));

/** A recipient by `ADDRESS_FIELDS`. */
const recipient = v.pipe(
  v.tuple([v.string(), v.string(), v.string(), v.string(), v.string(), v.string()]),
  v.transform(([firstName, lastName, address1, address2, city, postcode]) => {
    const address = { firstName, lastName, address1, address2, city, postcode };
    return { ...emptyCustomer, ...address };
  }),
);

/** Each parcel: how many of the items it takes, in their order, its delivery, its days and its recipient. */
const packedParcels = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.tuple([v.number(), v.number(), day, day, v.nullable(recipient)])),
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

/** Encodes several parcels without their items, under as many keys as they take: p1, p2 … */
export function packParcels(parcels: readonly BoxParcel[]): Metadata {
  const packed = parcels.map(({ items, shippingId, arriveOn, dispatchOn, recipient: to }) => [
    items.length,
    shippingId,
    arriveOn,
    dispatchOn,
    to && ADDRESS_FIELDS.map((field) => to[field]),
  ]);
  const values = split(JSON.stringify(packed));
  return Object.fromEntries(values.map((value, index) => [`p${index + 1}`, value]));
}

/** Returns whether payment metadata holds several parcels. */
export const holdsParcels = (metadata: Metadata): boolean => metadata['p1'] !== undefined;

/** Decodes several parcels with these items; null when they are damaged or do not take all items. */
export function unpackParcels(
  metadata: Metadata,
  items: readonly OrderedBox[],
): BoxParcel[] | null {
  let text = '';
  for (let n = 1; metadata[`p${n}`] !== undefined; n += 1) {
    text += metadata[`p${n}`]?.slice(1, -1) ?? '';
  }
  const read = v.safeParse(packedParcels, text);
  if (!read.success) return null;
  let start = 0;
  const parcels = read.output.map(([count, shippingId, arriveOn, dispatchOn, to]) => {
    const taken = items.slice(start, (start += count));
    return { items: taken, recipient: to, shippingId, arriveOn, dispatchOn };
  });
  const isWhole = start === items.length && parcels.every((parcel) => parcel.items.length > 0);
  return isWhole ? parcels : null;
}

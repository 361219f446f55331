import * as v from 'valibot';
import { CUT_UNITS } from '#domain/order/cutting-list.ts';
import { PARCEL_STATUSES } from '#domain/order/parcel-status.ts';
import { postalAddress } from './address.ts';
import { day, defineEndpoint, integer, text } from './endpoint.ts';
import { storedNumber } from './shopkeeper-entries.ts';

const box = v.object({
  name: v.string(),
  quantity: integer,
  flavours: v.array(v.object({ name: v.string(), quantity: integer })),
  lid: v.string(),
  note: v.string(),
  keyring: v.nullable(v.string()),
  nameTags: v.array(v.string()),
  allergens: v.array(v.string()),
});

/** A parcel as the board shows it. */
export const boardParcelJson = v.object({
  id: integer,
  version: integer,
  /** "BHF-4F7K2M9QXA". */
  orderNumber: v.string(),
  /** "Parcel 1 of 2", or empty. */
  place: v.string(),
  status: v.picklist(PARCEL_STATUSES),
  postOn: day,
  /** The requested day that it meets. */
  metDay: v.nullable(day),
  /** Name and address, a line each. */
  recipient: v.array(v.string()),
  /** The same, by fields. */
  address: postalAddress,
  /** The addresses that it had before, on a line each, the latest last. */
  earlierAddresses: v.array(v.string()),
  email: v.string(),
  shippingName: v.string(),
  /** How it travels where that is not as usual: "1st Class"; empty for the usual delivery. */
  shippingTag: v.string(),
  boxes: v.array(box),
  slices: v.nullable(v.object({ quantity: integer, flavours: v.array(v.string()) })),
  weightGrams: v.nullable(integer),
  /** Why it may not leave: "Refunded", "Disputed"; empty for none. */
  stop: v.string(),
});

/** A parcel as the board shows it. */
export type BoardParcel = v.InferOutput<typeof boardParcelJson>;

const parcels = v.array(boardParcelJson);

const shopDay = v.object({
  on: day,
  /** The first of those that are due. */
  parcels,
  /** The first of those that are overdue. */
  overdue: parcels,
  /** How many there are in all. */
  counts: v.object({ due: integer, overdue: integer, coming: integer }),
  /** What to cut for what is overdue or due, and waits. */
  cutting: v.array(
    v.object({
      flavourId: integer,
      name: v.string(),
      ...v.entriesFromList(CUT_UNITS, integer),
    }),
  ),
});

/** A day of the shop. */
export type ShopDay = v.InferOutput<typeof shopDay>;

/** Reads a day of the shop: `GET /api/shopkeeper-day`, today without `on`. For the shopkeeper. */
export const shopkeeperDay = defineEndpoint({
  path: '/api/shopkeeper-day',
  method: 'GET',
  request: v.object({ on: v.optional(day) }),
  response: shopDay,
});

/** The lists of the board. */
const BOARD_LISTS = ['due', 'overdue', 'coming', 'posted'] as const;

/** A list of the board. */
export type BoardList = (typeof BOARD_LISTS)[number];

/**
 * Reads a page of a list: `GET /api/shopkeeper-parcels`, what follows the parcel with this id that leaves on this day. For
 * the shopkeeper.
 */
export const shopkeeperParcels = defineEndpoint({
  path: '/api/shopkeeper-parcels',
  method: 'GET',
  request: v.object({
    list: v.picklist(BOARD_LISTS),
    on: v.optional(day),
    afterDay: v.optional(day),
    afterId: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number), v.number())),
  }),
  response: v.object({ parcels, hasMore: v.boolean() }),
});

/**
 * Finds parcels by order number, name or postcode: `POST /api/shopkeeper-search`, since URLs stand in the platform's logs. For
 * the shopkeeper.
 */
export const shopkeeperSearch = defineEndpoint({
  path: '/api/shopkeeper-search',
  method: 'POST',
  request: v.object({ q: text(100) }),
  response: v.object({ parcels }),
});

/**
 * Moves parcels on or back: `POST /api/parcels/status`, for the shopkeeper. `expectedVersion` is the version that was seen,
 * of several parcels a list in their order. Only with `confirmStop` is a parcel posted whose payment was refunded or disputed.
 * 409 when none was moved; those that moved stand in `parcels`, the others in `unmoved`, as they are now.
 */
export const moveParcels = defineEndpoint({
  path: '/api/parcels/status',
  method: 'POST',
  request: v.object({
    parcels: v.pipe(v.array(storedNumber), v.minLength(1), v.maxLength(100)),
    status: v.picklist(PARCEL_STATUSES),
    expectedVersion: v.union([storedNumber, v.pipe(v.array(storedNumber), v.maxLength(100))]),
    confirmStop: v.optional(v.boolean()),
  }),
  response: v.object({ parcels, unmoved: parcels }),
});

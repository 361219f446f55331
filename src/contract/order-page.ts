import * as v from 'valibot';
import { NOT_A_GIFT } from '#domain/box/lid-categories.ts';
import { postalAddressOf, type CustomerInfo } from '#domain/customer/customer.ts';
import type { OrderSummary, ParcelSummary } from '#copy/order-summary.ts';
import { PARCEL_STATUSES } from '#domain/order/parcel-status.ts';
import type { OrderedBox } from '#domain/order/order.ts';
import { normalizeMultiline } from '#domain/text/normalize-text.ts';
import { addressEntries, postalAddress } from './address.ts';
import { day, defineEndpoint, integer, text } from './endpoint.ts';
import { boxSummary, encodeBoxSummary, parcelArrivalJson, slicesSummary } from './order-summary.ts';

/*
 * The order's own page. It holds nothing that the confirmation does not: whoever reads it has the link from that mail, or
 * the device that paid.
 */

const status = v.picklist(PARCEL_STATUSES);

const parcel = v.object({
  id: v.number(),
  /** Grows with every change. A change names the version that it was made from. */
  version: v.number(),
  status,
  /** Null where the payment gave none. */
  recipient: v.nullable(postalAddress),
  /** Empty for slices and for contents that cannot be read. */
  boxes: v.array(
    v.object({
      ...boxSummary.entries,
      note: v.string(),
      /** Whether a note goes with it. */
      takesNote: v.boolean(),
    }),
  ),
  shipping: v.object({ id: v.number(), name: v.string() }),
  arrival: v.object({
    ...parcelArrivalJson.entries,
    /** The requested day if the parcel meets it. */
    metDay: v.nullable(day),
  }),
  /** The days that may be asked for now; null where none may. */
  requestableDays: v.nullable(v.object({ first: day, last: day })),
  /** When it would leave and arrive if its requested day were withdrawn now; null where none can be. */
  arrivalWithoutRequest: v.nullable(parcelArrivalJson),
});

const orderPage = v.object({
  /** "BHF-4F7K2M9QXA". */
  orderNumber: v.string(),
  status,
  parcels: v.pipe(v.array(parcel), v.minLength(1)),
  slices: v.nullable(slicesSummary),
  receipt: v.object({
    paidOn: day,
    lines: v.array(
      v.object({ description: v.string(), quantity: v.number(), totalPence: integer }),
    ),
    shipping: v.object({ name: v.string(), pricePence: integer }),
    totalPence: integer,
    refundedPence: integer,
    buyer: v.nullable(
      v.object({ name: v.string(), company: v.string(), purchaseOrder: v.string() }),
    ),
    email: v.string(),
  }),
});

/** An order as its own page shows it. */
export type OrderPage = v.InferOutput<typeof orderPage>;

/** A parcel as the order's own page shows it. */
export type OrderPageParcel = v.InferOutput<typeof parcel>;

const noteText = v.pipe(text(600), v.transform(normalizeMultiline));
const orderChange = v.object({
  parcel: integer,
  expectedVersion: integer,
  /** The note of the only box, or of boxes that are counted from 1. */
  note: v.optional(
    v.union([
      noteText,
      v.pipe(v.array(v.object({ box: integer, text: noteText })), v.maxLength(12)),
    ]),
  ),
  customerInfo: v.optional(v.object(addressEntries)),
  /** Null withdraws the requested day. */
  arriveOn: v.optional(v.nullable(day)),
});

/** A change of a parcel as the page sends it. */
export type OrderChange = v.InferOutput<typeof orderChange>;

/**
 * Reads an order: `GET /api/order` with `Authorization: Bearer` and the token of the link. 401 for another token, 410
 * once the link is closed.
 */
export const getOrder = defineEndpoint({
  path: '/api/order',
  method: 'GET',
  request: v.object({}),
  response: orderPage,
});

/**
 * Changes a parcel that nobody has begun to pack. 409 `parcel-packed` when somebody has, `version-conflict` when it was
 * changed since the version that the page has seen, `order-refunded` when the payment was refunded.
 */
export const orderChangeEndpoint = defineEndpoint({
  path: '/api/order-change',
  method: 'POST',
  request: orderChange,
  response: parcel,
});

/** What of a stored parcel the page shows beside its contents. */
interface ParcelFacts
  extends
    Pick<OrderSummary, 'isInCatalogue'>,
    Pick<
      OrderPageParcel,
      'id' | 'version' | 'status' | 'requestableDays' | 'arrivalWithoutRequest'
    > {
  items: readonly OrderedBox[];
  recipient: CustomerInfo;
}

/** Encodes a parcel for the order's own page; without boxes that `encodeOrderSummary` leaves out, too. */
export function encodeOrderPageParcel(
  summary: ParcelSummary,
  { isInCatalogue, items, recipient, ...facts }: ParcelFacts,
): OrderPageParcel {
  const { arrival, metDay } = summary;
  return {
    ...facts,
    recipient: postalAddressOf(recipient),
    boxes: (isInCatalogue ? summary.boxes : []).map((box, index) => ({
      ...encodeBoxSummary(box),
      note: box.note,
      takesNote: items[index]?.box.lid.categoryId !== NOT_A_GIFT,
    })),
    shipping: { id: summary.shippingId, name: summary.shippingName },
    arrival: {
      dispatch: arrival.dispatch,
      first: arrival.first,
      last: arrival.last,
      metDay,
    },
  };
}

import * as v from 'valibot';
import {
  boxName,
  type OrderSummary,
  type ParcelSummary,
  type SliceSummary,
  type SummarizedBox,
} from '#copy/order-summary.ts';
import { day } from './endpoint.ts';

/*
 * The order behind a payment, as anyone may read it who holds the session id: what is in it and when it arrives, never
 * to whom it goes, nor the words of a note.
 */

/** An ordered box by name, without the words of its note. */
export const boxSummary = v.object({
  name: v.string(),
  quantity: v.number(),
  flavours: v.array(
    v.object({ name: v.string(), slug: v.nullable(v.string()), quantity: v.number() }),
  ),
  /** The name of the lid's design. */
  lid: v.string(),
  hasNote: v.boolean(),
  keyring: v.nullable(v.object({ title: v.string(), nameTags: v.array(v.string()) })),
  allergens: v.array(v.string()),
});

/** When a parcel leaves and arrives. */
export const parcelArrivalJson = v.object({ dispatch: day, first: day, last: day });

const parcel = v.object({
  shippingId: v.number(),
  shippingName: v.string(),
  arrival: parcelArrivalJson,
  /** The requested day if the parcel meets it. */
  metDay: v.nullable(day),
  /** The requested day if the parcel was paid too late for it. An answer from before a deployment may lack it. */
  missedDay: v.optional(v.nullable(day), null),
  /** Empty for slices. */
  boxes: v.array(boxSummary),
});

/** The slices of an order by name. */
export const slicesSummary = v.object({
  quantity: v.number(),
  flavours: v.array(v.string()),
  allergens: v.array(v.string()),
});

/** The summary of an order by name. */
export const orderSummary = v.object({
  parcels: v.pipe(v.array(parcel), v.minLength(1)),
  slices: v.nullable(slicesSummary),
});

/** The summary of an order, encoded. */
export type OrderSummaryJson = v.InferOutput<typeof orderSummary>;

/** An ordered box, encoded. */
export type BoxSummaryJson = v.InferOutput<typeof boxSummary>;

/** Encodes a box without the words of its note. */
export function encodeBoxSummary(summary: SummarizedBox): BoxSummaryJson {
  const { quantity, flavours, lidDesign, note, keyring, nameTags, allergens } = summary;
  return {
    name: boxName(summary),
    quantity,
    flavours: flavours.map((flavour) => ({ ...flavour })),
    lid: lidDesign,
    hasNote: note !== '',
    keyring: keyring === null ? null : { title: keyring, nameTags: [...nameTags] },
    allergens: [...allergens],
  };
}

/** Encodes slices. */
export function encodeSlicesSummary({
  quantity,
  flavours,
  allergens,
}: SliceSummary): v.InferOutput<typeof slicesSummary> {
  return { quantity, flavours: [...flavours], allergens: [...allergens] };
}

function encodeParcel(summary: ParcelSummary): OrderSummaryJson['parcels'][number] {
  const { shippingId, shippingName, arrival, metDay, missedDay, boxes } = summary;
  const { dispatch, first, last } = arrival;
  return {
    shippingId,
    shippingName,
    arrival: { dispatch, first, last },
    metDay,
    missedDay,
    boxes: boxes.map(encodeBoxSummary),
  };
}

/**
 * Encodes the summary of an order without recipients and the words of its notes; without boxes and slices, too, when not all
 * of them are in the catalogue, because their allergens are unknown.
 */
export function encodeOrderSummary({
  isInCatalogue,
  parcels,
  slices,
}: OrderSummary): OrderSummaryJson {
  return {
    parcels: parcels.map((parcel) =>
      encodeParcel(isInCatalogue ? parcel : { ...parcel, boxes: [] }),
    ),
    slices: isInCatalogue && slices ? encodeSlicesSummary(slices) : null,
  };
}

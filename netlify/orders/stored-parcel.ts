import type { ParcelSummary } from '#copy/order-summary.ts';
import { londonTime, type Day, type Instant } from '#domain/day.ts';
import { findDeliveryMethod } from '#domain/delivery/delivery.ts';
import { estimateArrival } from '#domain/delivery/dispatch.ts';
import { postedArrival } from '#domain/order/order-arrival.ts';
import { parcelContents, withContents, type ParcelContent } from '#domain/order/parcel.ts';
import type { ParcelEditor, ParcelState } from '#domain/order/parcel-status.ts';
import type { Offer } from '#netlify/availability/offer.ts';
import type { StoredOrder } from './order-store.ts';
import { isRecordedLate } from './release-confirmation.ts';
import { summarizeOrder, type OrderToSummarize } from './summarize-order.ts';

/** What is in a parcel, and its days. */
export interface PlannedParcel {
  content: ParcelContent;
  /** The London day on which it is to leave. */
  postOn: Day;
  /** The requested day that it meets, or null. */
  metDay: Day | null;
}

/** A change of a parcel’s content, with what was planned before it. */
export interface ParcelChange {
  /** The version that it made. */
  version: number;
  at: Instant;
  by: ParcelEditor;
  before: PlannedParcel;
}

/** A parcel as stored. */
export interface StoredParcel extends PlannedParcel, ParcelState {
  id: number;
  /** Counts the parcels of its order from 1. */
  place: number;
  /** The changes of its content, oldest first. */
  changes: readonly ParcelChange[];
}

/** Returns the parcels of an order that is about to be stored, each with its days by the rules of now. */
export function planParcels(
  order: OrderToSummarize & Pick<StoredOrder, 'recipient'>,
  offer: Offer,
): PlannedParcel[] {
  const { parcels } = summarizeOrder(order, offer);
  return parcelContents(order.order, order.recipient).flatMap((content, index) => {
    const summary = parcels[index];
    if (!summary) return [];
    return { content, postOn: summary.arrival.dispatch, metDay: summary.metDay };
  });
}

/**
 * Returns an order as it was before and after a change of a parcel, with this parcel's index and who changed it; null when
 * there is no such change.
 */
export function statesAround(
  order: StoredOrder,
  { parcelId, version }: { parcelId: number; version: number },
): { before: StoredOrder; after: StoredOrder; index: number; by: ParcelEditor } | null {
  const index = order.parcels.findIndex(({ id }) => id === parcelId);
  const parcel = order.parcels[index];
  const changeIndex = parcel?.changes.findIndex((change) => change.version === version) ?? -1;
  const change = parcel?.changes[changeIndex];
  if (!parcel || !change) return null;
  const stateOf = ({ content }: PlannedParcel): StoredOrder => ({
    ...order,
    parcels: order.parcels.with(index, { ...parcel, content }),
  });
  const after = stateOf(parcel.changes[changeIndex + 1]?.before ?? parcel);
  return { before: stateOf(change.before), after, index, by: change.by };
}

/**
 * Returns a parcel of an order as its customer sees it now: once it is posted, its arrival counts from the day on which it
 * left; where the order was recorded late, and the parcel is still here after its day, from the next post.
 */
export function withCurrentArrival(
  summary: ParcelSummary,
  { status, postedAt }: StoredParcel,
  order: StoredOrder,
  { catalogue, calendar }: Offer,
  now: Instant,
): ParcelSummary {
  const delivery = findDeliveryMethod(summary.shippingId, catalogue);
  const leavingOn = (day: Day): ParcelSummary => ({
    ...summary,
    ...postedArrival(summary, day, delivery, calendar),
  });
  if (postedAt !== null) return leavingOn(londonTime(postedAt).day);
  const isOverdue = status !== 'posted' && summary.arrival.dispatch < londonTime(now).day;
  return isOverdue && isRecordedLate(order)
    ? leavingOn(estimateArrival(now, delivery, calendar).dispatch)
    : summary;
}

/** Returns an order with what was changed of its parcels since the payment, as it is to be packed now. */
export function withParcelChanges(order: StoredOrder): StoredOrder {
  const contents = order.parcels.map(({ content }) => content);
  return {
    ...order,
    order: order.order && withContents(order.order, contents),
    recipient: contents[0]?.recipient ?? order.recipient,
  };
}

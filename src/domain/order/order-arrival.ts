import type { Day, Instant } from '../day.ts';
import {
  arrivalFrom,
  estimateArrival,
  type ArrivalEstimate,
  type TransitTime,
  type PostalCalendar,
} from '../delivery/dispatch.ts';
import { ordinaryDispatchDay } from '../delivery/posting-schedule.ts';
import type { ParcelDelivery } from './order.ts';

/** A requested day and the dispatch day that meets it; both null without a request, the first of a withdrawn one. */
export type DayRequest = Pick<ParcelDelivery, 'arriveOn' | 'dispatchOn'>;

/** No requested day. */
export const NO_REQUEST: DayRequest = { arriveOn: null, dispatchOn: null };

/** When a parcel is dispatched and arrives. */
export interface ParcelArrival {
  arrival: ArrivalEstimate;
  /** The requested day that the parcel meets, or null. */
  metDay: Day | null;
  /** A requested day that the parcel misses because it was paid too late, or null. */
  missedDay: Day | null;
}

/**
 * Returns the requested day of a parcel paid at a moment; null without one, or when paid after its dispatch day.
 * Ignores the calendar, so that a later change of it alters no order.
 */
export function metDayOf({ arriveOn, dispatchOn }: DayRequest, paidAt: Instant): Day | null {
  return dispatchOn !== null && dispatchOn >= ordinaryDispatchDay(paidAt) ? arriveOn : null;
}

/**
 * Returns the arrival of a parcel paid at a moment: for the requested day if it can still be dispatched in time, on the
 * settled day if the request was withdrawn, otherwise as soon as possible.
 */
export function parcelArrival(
  request: DayRequest,
  paidAt: Instant,
  delivery: TransitTime,
  calendar: PostalCalendar,
): ParcelArrival {
  const metDay = metDayOf(request, paidAt);
  const settled = metDay === request.arriveOn ? request.dispatchOn : null;
  const arrival =
    settled === null
      ? estimateArrival(paidAt, delivery, calendar)
      : arrivalFrom(settled, delivery, calendar);
  return { arrival, metDay, missedDay: metDay === null ? request.arriveOn : null };
}

/**
 * Returns the arrival of a parcel that left on a day, counted from that day: for the requested day unless it left after the
 * dispatch day and comes too late for it.
 */
export function postedArrival(
  { arrival: planned, metDay, missedDay }: ParcelArrival,
  postedOn: Day,
  delivery: TransitTime,
  calendar: PostalCalendar,
): ParcelArrival {
  const arrival = arrivalFrom(postedOn, delivery, calendar);
  const isMet = metDay !== null && (postedOn <= planned.dispatch || arrival.last <= metDay);
  return { arrival, metDay: isMet ? metDay : null, missedDay };
}

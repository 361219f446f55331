import { addDays, daysBetween, londonTime, noonUtc, type Day, type Instant } from '../day.ts';
import type { ShippingOption } from '../catalogue.ts';
import {
  arrivalFrom,
  estimateArrival,
  type ArrivalEstimate,
  type DeliveryService,
  type TransitTime,
  type PostalCalendar,
} from './dispatch.ts';

/** How many days ahead a day may be requested. */
export const MAX_DAYS_AHEAD = 60;

/** Returns the range of dates that may be requested: from the last day of an order placed now to 60 days ahead. */
export function requestedDayRange(
  now: Instant,
  delivery: TransitTime,
  calendar: PostalCalendar,
): { first: Day; last: Day } {
  return {
    first: estimateArrival(now, delivery, calendar).last,
    last: addDays(londonTime(now).day, MAX_DAYS_AHEAD),
  };
}

/**
 * Returns the latest ordinary dispatch day that arrives by a day: the day on which an order placed now, or at noon of a
 * later day, is dispatched. Null when the day is too soon.
 */
export function latestDispatchBy(
  by: Day,
  now: Instant,
  delivery: TransitTime,
  calendar: PostalCalendar,
): Day | null {
  const today = londonTime(now).day;
  for (let day = by; day >= today; day = addDays(day, -1)) {
    const moment = day === today ? now : noonUtc(day);
    const { dispatch, last } = estimateArrival(moment, delivery, calendar);
    if (last <= by) return dispatch;
  }
  return null;
}

/** Returns the latest dispatch day that arrives by a requested day. Null when it is too soon or over 60 days ahead. */
export function latestDispatchDay(
  arriveOn: Day,
  now: Instant,
  delivery: TransitTime,
  calendar: PostalCalendar,
): Day | null {
  const isTooFar = daysBetween(londonTime(now).day, arriveOn) > MAX_DAYS_AHEAD;
  return isTooFar ? null : latestDispatchBy(arriveOn, now, delivery, calendar);
}

/** Why a delivery cannot meet a requested day, and the nearest date that it can. */
export type RequestedDayError =
  { code: 'too-far-ahead'; latest: Day } | { code: 'too-soon'; earliest: Day; by: ShippingOption };

/** Returns the error of a requested day, or null when the delivery can meet it. */
export function requestedDayError(
  arriveOn: Day,
  now: Instant,
  delivery: ShippingOption,
  calendar: PostalCalendar,
): RequestedDayError | null {
  const { first, last } = requestedDayRange(now, delivery, calendar);
  if (arriveOn > last) return { code: 'too-far-ahead', latest: last };
  return arriveOn < first ? { code: 'too-soon', earliest: first, by: delivery } : null;
}

/** Advice on a requested day. */
export interface RequestedDayAdvice {
  /** When an order placed now is posted and arrives for that date; null when it cannot meet it. */
  arrival: ArrivalEstimate | null;
  /** Another option that can meet a date which this one cannot, or null. */
  faster: ShippingOption | null;
}

/** Returns whether an order placed now can arrive by a requested day, and which other option can if it cannot. */
export function adviseOnRequestedDay(
  arriveOn: Day,
  now: Instant,
  delivery: ShippingOption,
  { options, calendar }: DeliveryService,
): RequestedDayAdvice {
  const dispatchOn = latestDispatchDay(arriveOn, now, delivery, calendar);
  if (dispatchOn !== null) {
    return { arrival: arrivalFrom(dispatchOn, delivery, calendar), faster: null };
  }
  const faster = options.find((option) => !requestedDayError(arriveOn, now, option, calendar));
  return { arrival: null, faster: faster ?? null };
}

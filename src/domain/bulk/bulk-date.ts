import { addDays, dayParts, londonTime, toDay, type Day, type Instant } from '../day.ts';
import { bulkDelivery } from '../delivery/delivery.ts';
import {
  arrivalFrom,
  estimateArrival,
  type ArrivalEstimate,
  type PostalCalendar,
} from '../delivery/dispatch.ts';
import { latestDispatchBy } from '../delivery/requested-day.ts';

/** How many days before the day slices are to be there: late enough to be fresh, early enough for a late post. */
const BULK_DAYS_IN_HAND = 7;

const BULK_YEARS_AHEAD = 1;
/** How many months ahead slices may be booked. */
export const BULK_MONTHS_AHEAD = 12 * BULK_YEARS_AHEAD;

/** Why slices cannot be booked for a day. */
export type BulkDayError = 'past' | 'too-soon' | 'too-far-ahead';

/** Whether slices can be booked for a day, and the days on which they then leave and arrive. */
export type BulkDayAdvice = { arriveOn: Day; arrival: ArrivalEstimate } & (
  { kind: 'booked' } | { kind: BulkDayError }
);

/** Returns the last day for which slices may be booked: the same date a year ahead, 28 February for the 29th. */
function lastBookableDay(today: Day): Day {
  const { year, month, date } = dayParts(today);
  return toDay(year + BULK_YEARS_AHEAD, month, month === 2 ? Math.min(date, 28) : date);
}

/** Returns the range of days for which slices may be booked now. */
export function bulkDayRange(now: Instant, calendar: PostalCalendar): { first: Day; last: Day } {
  return {
    first: addDays(estimateArrival(now, bulkDelivery, calendar).last, 1),
    last: lastBookableDay(londonTime(now).day),
  };
}

/**
 * Returns whether slices can be booked for a day. They then leave on the latest day that has them there a week before
 * it, or, when it is too near for that, at once. For another day the arrival is that of slices posted at once.
 */
export function adviseOnBulkDay(
  arriveOn: Day,
  now: Instant,
  calendar: PostalCalendar,
): BulkDayAdvice {
  const { day: today } = londonTime(now);
  const arrival = estimateArrival(now, bulkDelivery, calendar);
  if (arriveOn <= today) return { kind: 'past', arriveOn, arrival };
  if (arriveOn > lastBookableDay(today)) return { kind: 'too-far-ahead', arriveOn, arrival };
  if (arriveOn <= arrival.last) return { kind: 'too-soon', arriveOn, arrival };
  const ready = addDays(arriveOn, -BULK_DAYS_IN_HAND);
  const dispatch = latestDispatchBy(ready, now, bulkDelivery, calendar) ?? arrival.dispatch;
  return { kind: 'booked', arriveOn, arrival: arrivalFrom(dispatch, bulkDelivery, calendar) };
}

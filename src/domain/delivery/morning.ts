import { addDays, atLondonHour, londonTime, type Day, type Instant } from '../day.ts';
import { isOrdinaryPostingDay, isPostingDay, type PostalCalendar } from './dispatch.ts';

/** The hour in London at which the shop is told what the day brings. */
const MORNING_HOUR = 7;

/** What may call for a morning mail on a day on which ordinary orders do not leave. */
export interface MorningCalls {
  /** Whether a parcel is to be posted on this day or was to be posted before it. */
  isDue: boolean;
  /** Whether something is stuck that somebody has to look at. */
  isStuck: boolean;
}

/**
 * Returns the day of which the shop is to be told now: today from 7:00 in London, if ordinary orders leave on it, if parcels
 * may leave and one is due, or if something is stuck; otherwise null.
 */
export function morningMailDay(
  now: Instant,
  calendar: PostalCalendar,
  { isDue, isStuck }: MorningCalls,
): Day | null {
  const { day, hour } = londonTime(now);
  const isCalled =
    isStuck || (isDue ? isPostingDay(day, calendar) : isOrdinaryPostingDay(day, calendar));
  return hour >= MORNING_HOUR && isCalled ? day : null;
}

/** Returns the next day after this one on which ordinary orders leave. */
export function nextPostingDay(day: Day, calendar: PostalCalendar): Day {
  let next = addDays(day, 1);
  while (!isOrdinaryPostingDay(next, calendar)) next = addDays(next, 1);
  return next;
}

/**
 * Returns since when a morning has news: on a posting day since the last day before it on which ordinary orders left, on a day
 * without post since the day before.
 */
export function newsSince(day: Day, calendar: PostalCalendar): Instant {
  let before = addDays(day, -1);
  if (isPostingDay(day, calendar)) {
    while (!isOrdinaryPostingDay(before, calendar)) before = addDays(before, -1);
  }
  return atLondonHour(before, MORNING_HOUR);
}

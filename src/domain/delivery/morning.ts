import { addDays, atLondonHour, londonTime, type Day, type Instant } from '../day.ts';
import { isPostingDay, type PostalCalendar } from './dispatch.ts';

/** The hour in London at which the shop is told what the day brings. */
const MORNING_HOUR = 7;

/**
 * Returns the day of which the shop is to be told now: today from 7:00 in London, if parcels may leave on it or something is
 * stuck; otherwise null.
 */
export function morningMailDay(
  now: Instant,
  calendar: PostalCalendar,
  isStuck: boolean,
): Day | null {
  const { day, hour } = londonTime(now);
  return hour >= MORNING_HOUR && (isStuck || isPostingDay(day, calendar)) ? day : null;
}

/**
 * Returns since when a morning has news: since that of the posting day before, on a day without post since that of the day
 * before.
 */
export function newsSince(day: Day, calendar: PostalCalendar): Instant {
  let before = addDays(day, -1);
  if (isPostingDay(day, calendar)) {
    while (!isPostingDay(before, calendar)) before = addDays(before, -1);
  }
  return atLondonHour(before, MORNING_HOUR);
}

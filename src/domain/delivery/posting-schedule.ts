import { addDays, isoWeekday, londonTime, type Day, type Instant, type Weekday } from '../day.ts';
import { isPeak } from './event-days.ts';

/** The cut-off hour in London. From then on an order counts for the next dispatch. */
export const CUT_OFF_HOUR = 15;

/** Within how many days on which the shop posts an order leaves at the latest, whenever it is placed. */
export const POSTED_WITHIN_DAYS = 2;

/** Days until dispatch outside peak, by weekday: [before the cut-off, from then on]. */
const NORMAL_WAIT: Record<Weekday, readonly [number, number]> = {
  1: [0, 2],
  2: [1, 1],
  3: [0, 2],
  4: [1, 1],
  5: [0, 3],
  6: [2, 2],
  7: [1, 1],
};

/** The same in peak, the 28 days before an event. A late Friday order goes on Monday. */
const PEAK_WAIT: Record<Weekday, readonly [number, number]> = {
  1: [0, 1],
  2: [0, 1],
  3: [0, 1],
  4: [0, 1],
  5: [0, 3],
  6: [2, 2],
  7: [1, 1],
};

/**
 * Returns the dispatch day of an order placed now, without closures and holidays. The very second of the cut-off counts as
 * late.
 */
export function ordinaryDispatchDay(now: Instant): Day {
  const { day, hour } = londonTime(now);
  const wait = (isPeak(day) ? PEAK_WAIT : NORMAL_WAIT)[isoWeekday(day)];
  return addDays(day, wait[hour >= CUT_OFF_HOUR ? 1 : 0]);
}

import { addDays, daysBetween, londonTime, type Day, type Instant } from '../day.ts';
import { bulkDelivery } from '../delivery/delivery.ts';
import {
  estimateArrival,
  type ArrivalEstimate,
  type PostalCalendar,
} from '../delivery/dispatch.ts';

/** How many days fudge keeps at least and at most. */
export const KEEPS_AT_LEAST_DAYS = 28;
export const KEEPS_AT_MOST_DAYS = 42;

const BEST_WITHIN_DAYS = 14;

/** The advice for the day on which slices are needed. */
export interface BulkDateAdvice {
  kind: 'past' | 'too-soon' | 'in-time' | 'early' | 'too-early';
  needed: Day;
  /** When slices ordered now arrive. */
  arrival: ArrivalEstimate;
  /** The days on which to order for that day: early enough for the post, late enough to be fresh. */
  orderBetween: { first: Day; last: Day };
  /** Whether ordering now suits the day; otherwise the page suggests an enquiry. */
  canOrder: boolean;
}

function kindOf(needed: Day, today: Day, arrival: ArrivalEstimate): BulkDateAdvice['kind'] {
  const age = daysBetween(arrival.dispatch, needed);
  if (needed <= today) return 'past';
  if (needed <= arrival.last) return 'too-soon';
  if (age <= KEEPS_AT_LEAST_DAYS) return 'in-time';
  return age <= KEEPS_AT_MOST_DAYS ? 'early' : 'too-early';
}

/**
 * Returns whether slices ordered now suit the day they are needed. They are sent at once, take 3-5 working days and
 * keep 4-6 weeks.
 */
export function adviseOnBulkDate(
  needed: Day,
  now: Instant,
  calendar: PostalCalendar,
): BulkDateAdvice {
  const arrival = estimateArrival(now, bulkDelivery, calendar);
  const kind = kindOf(needed, londonTime(now).day, arrival);
  return {
    kind,
    needed,
    arrival,
    orderBetween: {
      first: addDays(needed, -KEEPS_AT_LEAST_DAYS),
      last: addDays(needed, -BEST_WITHIN_DAYS),
    },
    canOrder: kind === 'in-time' || kind === 'early',
  };
}

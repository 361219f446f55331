import { formatDay, formatDayRange } from '../day-words.ts';
import { addDays, daysBetween, londonTime, type Day, type Instant } from '../day.ts';
import { bulkDelivery } from '../delivery/delivery.ts';
import { estimateArrival, type PostalCalendar } from '../delivery/dispatch.ts';

const KEEPS_AT_LEAST_DAYS = 28;
const KEEPS_AT_MOST_DAYS = 42;
const BEST_WITHIN_DAYS = 14;

/** The advice for the day on which slices are needed. */
export interface BulkDateAdvice {
  kind: 'past' | 'too-soon' | 'in-time' | 'early' | 'too-early';
  text: string;
  /** Whether ordering now suits the day; otherwise the page suggests an enquiry. */
  canOrder: boolean;
}

/** Returns the days on which to order for a day: early enough for the post, late enough to be fresh. */
function orderWindow(needed: Day): string {
  const first = addDays(needed, -KEEPS_AT_LEAST_DAYS);
  return formatDayRange(first, addDays(needed, -BEST_WITHIN_DAYS));
}

/**
 * Returns whether slices ordered now suit the day they are needed. They are sent at once, take 3-5 working days and
 * keep 4-6 weeks; for a later day the text suggests an enquiry, 6-8 weeks ahead.
 */
export function adviseOnBulkDate(
  needed: Day,
  now: Instant,
  calendar: PostalCalendar,
): BulkDateAdvice {
  const today = londonTime(now).day;
  const arrival = estimateArrival(now, bulkDelivery, calendar);
  const arrives = `Ordered now, your slices arrive ${formatDayRange(arrival.first, arrival.last)}`;
  const age = daysBetween(arrival.dispatch, needed);
  if (needed <= today) {
    return { kind: 'past', text: 'Please choose a day that is still to come.', canOrder: false };
  }
  if (needed <= arrival.last) {
    return {
      kind: 'too-soon',
      text: `${arrives}, which may be too late for ${formatDay(needed)}. Please ask us before you order.`,
      canOrder: false,
    };
  }
  if (age <= KEEPS_AT_LEAST_DAYS) {
    return { kind: 'in-time', text: `${arrives}, in good time and fresh.`, canOrder: true };
  }
  const wait = `Order ${orderWindow(needed)}, or send an enquiry now to book it: we advise 6-8 weeks ahead.`;
  if (age <= KEEPS_AT_MOST_DAYS) {
    return {
      kind: 'early',
      text: `${arrives}. Fudge keeps 4-6 weeks, so by ${formatDay(needed)} it would be near its best-before. ${wait}`,
      canOrder: true,
    };
  }
  return {
    kind: 'too-early',
    text: `${arrives}. Fudge keeps 4-6 weeks, so by ${formatDay(needed)} it would no longer be fresh. ${wait}`,
    canOrder: false,
  };
}

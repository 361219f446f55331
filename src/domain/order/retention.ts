import { addMonths, DAY_MS, daysBetween, londonTime, type Instant } from '../day.ts';

/** How many days after its payment the link to an order's own page opens it. */
export const ORDER_PAGE_DAYS = 90;

/** How many days the shop keeps what it noted of a mail that was sent or given up, besides those about paid orders. */
export const MAIL_DAYS_KEPT = 90;

const KEPT_MONTHS = 7 * 12;

/** Returns the moment seven years ago: tax law asks the shop for the orders that were paid since. */
export function oldestKeptOrder(now: Instant): Instant {
  const { day: today } = londonTime(now);
  return now - daysBetween(addMonths(today, -KEPT_MONTHS), today) * DAY_MS;
}

import type { Instant } from '../day.ts';

const KEPT_YEARS = 7;

/** Returns the moment seven years ago: tax law asks the shop for the orders that were paid since. */
export function oldestKeptOrder(now: Instant): Instant {
  const then = new Date(now);
  const date = then.getUTCDate();
  then.setUTCFullYear(then.getUTCFullYear() - KEPT_YEARS);
  // From 29 February to the last day of a shorter one.
  if (then.getUTCDate() !== date) then.setUTCDate(0);
  return then.getTime();
}

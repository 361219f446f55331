import { addDays, type Day } from '../day.ts';

/** How many days fudge keeps at least and at most. */
export const KEEPS_AT_LEAST_DAYS = 28;
export const KEEPS_AT_MOST_DAYS = 42;

/**
 * Returns the day before which the fudge of a parcel is best, from the day on which it leaves and how many days old it then
 * is at most: the shortest time that fudge keeps, counted from the earliest day on which it can have been made.
 */
export function bestBefore(postOn: Day, ageAtMost: number): Day {
  return addDays(postOn, KEEPS_AT_LEAST_DAYS - ageAtMost);
}

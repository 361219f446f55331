import type { Day } from '#domain/day.ts';

/** Page views, counted per day and page. Methods throw `ServiceError`. */
export interface PageViews {
  /** Counts one view. Beyond 2,000 different pages and referrers a day, new ones are ignored. */
  count(day: Day, path: string, referrer: string): Promise<void>;
}

import type { PostalCalendar } from '#domain/delivery/dispatch.ts';

/** A calendar without exceptions. */
export const ordinaryCalendar: PostalCalendar = {
  closures: [],
  bankHolidays: [],
  lastPostings: [],
};

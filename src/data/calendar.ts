import type { PostalCalendar } from '#domain/dispatch.ts';
import { bankHolidays } from './bank-holidays.ts';

/** Days on which the post does not move. The owner adds to `closures` the days on which the shop sends nothing. */
export const postalCalendar: PostalCalendar = {
  closures: [],
  bankHolidays,
};

import type { LastPostingDate, PostalCalendar } from '#domain/dispatch.ts';
import { bankHolidays } from './bank-holidays.ts';

/** A last posting date as the owner writes it down. */
interface LastPostingRecord extends LastPostingDate {
  /** Whether Royal Mail has published it; each autumn it does for the Christmas to come. */
  confirmed: boolean;
}

/** After its last posting date a parcel is promised for the first delivery day after the event, never before. */
export const lastPostings: readonly LastPostingRecord[] = [
  {
    delivery: 'Royal Mail 2nd Class',
    lastDay: '2026-12-18',
    event: '2026-12-25',
    confirmed: false,
  },
  {
    delivery: 'Royal Mail 1st Class',
    lastDay: '2026-12-21',
    event: '2026-12-25',
    confirmed: false,
  },
  {
    delivery: 'Royal Mail 2nd Class',
    lastDay: '2027-12-17',
    event: '2027-12-25',
    confirmed: false,
  },
  {
    delivery: 'Royal Mail 1st Class',
    lastDay: '2027-12-21',
    event: '2027-12-25',
    confirmed: false,
  },
];

/**
 * The days on which the post does not do as usual. `closures` are the days on which the shop sends nothing, one by one:
 * for the first week of 2027, '2027-01-04', '2027-01-05' and so on to '2027-01-08'.
 */
export const postalCalendar: PostalCalendar = {
  closures: [],
  bankHolidays,
  lastPostings,
};

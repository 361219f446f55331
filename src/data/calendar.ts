import type { LastPostingDate, PostalCalendar } from '#domain/delivery/dispatch.ts';
import { bankHolidays } from './bank-holidays.ts';

/** A last posting date as the owner writes it. */
interface LastPostingRecord extends LastPostingDate {
  /** Whether Royal Mail has published it, which it does each autumn for the next Christmas. */
  confirmed: boolean;
}

/** Last posting dates. A parcel dispatched later is estimated after the event. */
export const lastPostings: readonly LastPostingRecord[] = [
  {
    shippingId: 1,
    lastDay: '2026-12-18',
    event: '2026-12-25',
    confirmed: false,
  },
  {
    shippingId: 2,
    lastDay: '2026-12-21',
    event: '2026-12-25',
    confirmed: false,
  },
  {
    shippingId: 1,
    lastDay: '2027-12-17',
    event: '2027-12-25',
    confirmed: false,
  },
  {
    shippingId: 2,
    lastDay: '2027-12-21',
    event: '2027-12-25',
    confirmed: false,
  },
];

/**
 * The postal calendar. `closures` lists each day without dispatch: for the first week of 2027, '2027-01-04' to
 * '2027-01-08' one by one.
 */
export const postalCalendar: PostalCalendar = {
  closures: [],
  bankHolidays,
  lastPostings,
};

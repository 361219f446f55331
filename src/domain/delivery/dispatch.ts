import type { DeliveryMethod, ShippingId, ShippingOption } from '../catalogue.ts';
import { addDays, isWeekend, noonUtc, type Day, type Instant } from '../day.ts';
import { ordinaryDispatchDay } from './posting-schedule.ts';

/** An estimated arrival: dispatched on `dispatch`, delivered from `first` to `last`. */
export interface ArrivalEstimate {
  dispatch: Day;
  first: Day;
  last: Day;
}

/** The part of a delivery method that decides the days in the post. */
export type TransitTime = Pick<DeliveryMethod, 'id' | 'workingDays'>;

/** Royal Mail's last posting date before an event. */
export interface LastPostingDate {
  shippingId: ShippingId;
  /** The last dispatch day that arrives in time. */
  lastDay: Day;
  /** The day of the event. Later parcels arrive after it. */
  event: Day;
}

/** Exceptions to ordinary working days: closures, bank holidays, last posting dates. */
export interface PostalCalendar {
  /** Days on which the shop is closed and dispatches nothing. */
  closures: readonly Day[];
  /** Days without Royal Mail delivery and without dispatch. */
  bankHolidays: readonly Day[];
  lastPostings: readonly LastPostingDate[];
}

/** The shipping options of boxes, and the postal calendar. */
export interface DeliveryService {
  options: readonly ShippingOption[];
  calendar: PostalCalendar;
}

function onOrAfter(day: Day, isOpen: (day: Day) => boolean): Day {
  let candidate = day;
  while (!isOpen(candidate)) candidate = addDays(candidate, 1);
  return candidate;
}

function addWorkingDays(day: Day, count: number, isWorking: (day: Day) => boolean): Day {
  let result = day;
  for (let i = 0; i < count; i += 1) result = onOrAfter(addDays(result, 1), isWorking);
  return result;
}

const isDelivered = (day: Day, { bankHolidays }: PostalCalendar): boolean =>
  !isWeekend(day) && !bankHolidays.includes(day);

/** Returns the first possible delivery day. After a last posting date it is after the event. */
function firstInPost(
  dispatch: Day,
  { id, workingDays }: TransitTime,
  calendar: PostalCalendar,
): Day {
  const isWorking = (day: Day): boolean => isDelivered(day, calendar);
  const usual = addWorkingDays(dispatch, workingDays.first, isWorking);
  const missed = calendar.lastPostings.find(
    ({ shippingId, lastDay, event }) => shippingId === id && dispatch > lastDay && usual <= event,
  );
  return missed ? onOrAfter(addDays(missed.event, 1), isWorking) : usual;
}

/**
 * Returns the arrival of a parcel dispatched on a day: the working days of its method, after an event whose last
 * posting date is over.
 */
export function arrivalFrom(
  dispatch: Day,
  delivery: TransitTime,
  calendar: PostalCalendar,
): ArrivalEstimate {
  const first = firstInPost(dispatch, delivery, calendar);
  const { workingDays } = delivery;
  const last = addWorkingDays(first, workingDays.last - workingDays.first, (day) =>
    isDelivered(day, calendar),
  );
  return { dispatch, first, last };
}

/** Returns whether parcels may leave on a day: no weekend, no bank holiday, and the shop is not closed. */
export function isPostingDay(day: Day, calendar: PostalCalendar): boolean {
  return isDelivered(day, calendar) && !calendar.closures.includes(day);
}

/** Returns the dispatch day of an order placed now, moved past weekends, closures and holidays. */
export function dispatchDay(now: Instant, calendar: PostalCalendar): Day {
  return onOrAfter(ordinaryDispatchDay(now), (day) => isPostingDay(day, calendar));
}

/** Returns whether orders leave on a day that nobody chose: those placed before the cut-off, on it or on the day before. */
export function isOrdinaryPostingDay(day: Day, calendar: PostalCalendar): boolean {
  return [day, addDays(day, -1)].some((placed) => dispatchDay(noonUtc(placed), calendar) === day);
}

/** Returns the estimated arrival of an order placed now. */
export function estimateArrival(
  now: Instant,
  delivery: TransitTime,
  calendar: PostalCalendar,
): ArrivalEstimate {
  return arrivalFrom(dispatchDay(now, calendar), delivery, calendar);
}

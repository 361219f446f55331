import type { ShippingOption } from './catalogue.ts';
import { formatDayRange } from './day-words.ts';
import {
  addDays,
  isWeekend,
  londonTime,
  isoWeekday,
  type Day,
  type Instant,
  type Weekday,
} from './day.ts';
import type { DeliveryMethod } from './delivery.ts';
import { isPeak } from './event-days.ts';

/** When a parcel arrives: from `first` to `last`, after leaving on `dispatch`. */
export interface ArrivalEstimate {
  dispatch: Day;
  first: Day;
  last: Day;
}

/** A delivery, as far as its days in the post go. */
export type TransitTime = Pick<DeliveryMethod, 'name' | 'workingDays'>;

/** The last day on which a parcel may leave and still be promised before an event (decision 32). */
export interface LastPostingDate {
  /** The name of the delivery. */
  delivery: string;
  /** The last dispatch day that is in time. */
  lastDay: Day;
  /** The day of the event: whatever leaves later arrives after it. */
  event: Day;
}

/** Days on which the post does not do as usual: bank holidays, closures, last posting dates (decision 32). */
export interface PostalCalendar {
  /** The shop is closed: nothing is dispatched. */
  closures: readonly Day[];
  /** Royal Mail does not deliver and nothing is dispatched. */
  bankHolidays: readonly Day[];
  lastPostings: readonly LastPostingDate[];
}

/** The ways of posting a box, and the days on which the post moves. */
export interface DeliveryService {
  options: readonly ShippingOption[];
  calendar: PostalCalendar;
}

/** A calendar of nothing but ordinary days: the literal rule of Spec 1 §9. */
export const ordinaryCalendar: PostalCalendar = {
  closures: [],
  bankHolidays: [],
  lastPostings: [],
};

/** An order from this hour on, London time, counts for the next dispatch (Spec 1 §9). */
export const CUT_OFF_HOUR = 15;

/** Days until dispatch outside peak, by weekday: [before 15:00, from 15:00 on] (decisions, dispatch table). */
const NORMAL_WAIT: Record<Weekday, readonly [number, number]> = {
  1: [0, 2],
  2: [1, 1],
  3: [0, 2],
  4: [1, 1],
  5: [0, 3],
  6: [2, 2],
  7: [1, 1],
};

/** Days until dispatch in the 28 days before an event (decision 31: a late Friday goes on Monday). */
const PEAK_WAIT: Record<Weekday, readonly [number, number]> = {
  1: [0, 1],
  2: [0, 1],
  3: [0, 1],
  4: [0, 1],
  5: [0, 3],
  6: [2, 2],
  7: [1, 1],
};

/** The day an order placed now leaves the shop by the literal rule; 15:00:00 London time counts as after (Spec 1 §9). */
export function ordinaryDispatchDay(now: Instant): Day {
  const { day, hour } = londonTime(now);
  const wait = (isPeak(day) ? PEAK_WAIT : NORMAL_WAIT)[isoWeekday(day)];
  return addDays(day, wait[hour >= CUT_OFF_HOUR ? 1 : 0]);
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

/** The first day on which the post may bring a parcel; after a last posting date that is a day after the event. */
function firstInPost(
  dispatch: Day,
  { name, workingDays }: TransitTime,
  calendar: PostalCalendar,
): Day {
  const isWorking = (day: Day): boolean => isDelivered(day, calendar);
  const usual = addWorkingDays(dispatch, workingDays.first, isWorking);
  const missed = calendar.lastPostings.find(
    ({ delivery, lastDay, event }) => delivery === name && dispatch > lastDay && usual <= event,
  );
  return missed ? onOrAfter(addDays(missed.event, 1), isWorking) : usual;
}

/** When a parcel arrives that leaves on a day: so many working days later, not before an event it is too late for (Spec 1 §9, decision 32). */
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

/** The day an order placed now leaves the shop: by the rule, moved past closures and holidays (Spec 1 §9, decision 32). */
export function dispatchDay(now: Instant, calendar: PostalCalendar): Day {
  return onOrAfter(
    ordinaryDispatchDay(now),
    (day) => isDelivered(day, calendar) && !calendar.closures.includes(day),
  );
}

/** When an order placed now arrives: its dispatch day, then days in the post (Spec 1 §9, decision 32). */
export function estimateArrival(
  now: Instant,
  delivery: TransitTime,
  calendar: PostalCalendar = ordinaryCalendar,
): ArrivalEstimate {
  return arrivalFrom(dispatchDay(now, calendar), delivery, calendar);
}

/** "Order today to get by 24-26 Nov" (Spec 1 §9). */
export function orderTodayText(estimate: ArrivalEstimate): string {
  return `Order today to get by ${formatDayRange(estimate.first, estimate.last)}`;
}

/** "Get it by 24-26 Nov", for an order already placed (Spec 2 §9). */
export function getItByText(estimate: ArrivalEstimate): string {
  return `Get it by ${formatDayRange(estimate.first, estimate.last)}`;
}

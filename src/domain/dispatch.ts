import {
  addDays,
  formatDayRange,
  isWeekend,
  londonTime,
  weekdayOf,
  type Day,
  type Instant,
  type Weekday,
} from './day.ts';
import { isPeak } from './event-days.ts';

/** When a parcel arrives: from `first` to `last`, after leaving on `dispatch`. */
export interface ArrivalEstimate {
  dispatch: Day;
  first: Day;
  last: Day;
}

/** Days on which nothing is posted or delivered besides weekends: bank holidays and closures (decision 32). */
export interface PostalCalendar {
  /** The shop is closed: nothing is dispatched. */
  closures: readonly Day[];
  /** Royal Mail does not deliver and nothing is dispatched. */
  bankHolidays: readonly Day[];
}

/** A calendar without closures or holidays: the literal rule of Spec 1 §9. */
export const ordinaryDays: PostalCalendar = { closures: [], bankHolidays: [] };

const CUT_OFF_HOUR = 15;

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
export function literalDispatchDay(now: Instant): Day {
  const { day, hour } = londonTime(now);
  const wait = (isPeak(day) ? PEAK_WAIT : NORMAL_WAIT)[weekdayOf(day)];
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

/** When an order placed now arrives: dispatch by the rule, moved past closures, then working days in the post (Spec 1 §9, decision 32). */
export function estimateArrival(
  now: Instant,
  workingDays: { first: number; last: number },
  calendar: PostalCalendar = ordinaryDays,
): ArrivalEstimate {
  const isDelivered = (day: Day): boolean =>
    !isWeekend(day) && !calendar.bankHolidays.includes(day);
  const isOpen = (day: Day): boolean => isDelivered(day) && !calendar.closures.includes(day);
  const dispatch = onOrAfter(literalDispatchDay(now), isOpen);
  return {
    dispatch,
    first: addWorkingDays(dispatch, workingDays.first, isDelivered),
    last: addWorkingDays(dispatch, workingDays.last, isDelivered),
  };
}

/** "Order today to get by 24-26 Nov" (Spec 1 §9). */
export function orderTodayText(estimate: ArrivalEstimate): string {
  return `Order today to get by ${formatDayRange(estimate.first, estimate.last)}`;
}

/** "Get it by 24-26 Nov", for an order already placed (Spec 2 §9). */
export function getItByText(estimate: ArrivalEstimate): string {
  return `Get it by ${formatDayRange(estimate.first, estimate.last)}`;
}

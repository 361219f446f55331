import { formatDayRange, formatWeekday } from './day-words.ts';
import { addDays, londonTime, type Day, type Instant } from './day.ts';
import {
  CUT_OFF_HOUR,
  dispatchDay,
  type ArrivalEstimate,
  type PostalCalendar,
} from './dispatch.ts';

const MINUTE_MS = 60_000;

/** Today's cut-off as long as it makes a difference: the time that is left, and the dispatch day it saves. */
export interface CutOff {
  /** Whole minutes, at least one. */
  minutesLeft: number;
  dispatch: Day;
}

/** Today's cut-off, 15:00 in London; null once it has passed, or when a later order would leave on the same day (Spec 1 §9). */
export function cutOffToday(now: Instant, calendar: PostalCalendar): CutOff | null {
  const { hour, minute } = londonTime(now);
  const cutOff = now - (now % MINUTE_MS) + ((CUT_OFF_HOUR - hour) * 60 - minute) * MINUTE_MS;
  const minutesLeft = Math.floor((cutOff - now) / MINUTE_MS);
  const dispatch = dispatchDay(now, calendar);
  const isEarlier = dispatch < dispatchDay(cutOff, calendar);
  return minutesLeft > 0 && isEarlier ? { minutesLeft, dispatch } : null;
}

/** A length of time like "2 h 15 min". */
export function formatMinutes(minutes: number): string {
  const parts = [
    { count: Math.floor(minutes / 60), unit: 'h' },
    { count: minutes % 60, unit: 'min' },
  ];
  return parts
    .filter(({ count }) => count > 0)
    .map(({ count, unit }) => `${count} ${unit}`)
    .join(' ');
}

function dayFrom(today: Day, day: Day): string {
  if (day === today) return 'today';
  return day === addDays(today, 1) ? 'tomorrow' : `on ${formatWeekday(day)}`;
}

/** On which day an order placed now is posted, worded twice. */
export interface DispatchText {
  /** Counts the minutes, for the eyes. */
  countdown: string;
  /** Stays true until the cut-off, to be read out. */
  stable: string;
}

/**
 * "Order within 2 h 15 min: posted today.", or "Posted on Monday 23rd November." when the time of day makes no difference;
 * with an estimate, one line says the arrival too: "Posted tomorrow, with you 25-27 Nov."
 */
export function dispatchText(
  now: Instant,
  calendar: PostalCalendar,
  arrival?: Pick<ArrivalEstimate, 'first' | 'last'>,
): DispatchText {
  const cutOff = cutOffToday(now, calendar);
  const today = londonTime(now).day;
  const day = dayFrom(today, cutOff?.dispatch ?? dispatchDay(now, calendar));
  const end = arrival ? `, with you ${formatDayRange(arrival.first, arrival.last)}.` : '.';
  if (!cutOff) return { countdown: `Posted ${day}${end}`, stable: `Posted ${day}${end}` };
  return {
    countdown: `Order within ${formatMinutes(cutOff.minutesLeft)}: posted ${day}${end}`,
    stable: `Order before 3 pm and we post it ${day}${end}`,
  };
}

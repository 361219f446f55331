import { formatDayRange, formatWeekday } from '../day-words.ts';
import { addDays, londonTime, type Day, type Instant } from '../day.ts';
import {
  CUT_OFF_HOUR,
  dispatchDay,
  type ArrivalEstimate,
  type PostalCalendar,
} from './dispatch.ts';

const MINUTE_MS = 60_000;

/** Today's cut-off: the time left, and the dispatch day of an order placed before it. */
export interface CutOff {
  /** Whole minutes, at least one. */
  minutesLeft: number;
  dispatch: Day;
}

/** Returns today's cut-off (15:00 in London), or null after it and when a later order is dispatched on the same day. */
export function cutOffToday(now: Instant, calendar: PostalCalendar): CutOff | null {
  const { hour, minute } = londonTime(now);
  const cutOff = now - (now % MINUTE_MS) + ((CUT_OFF_HOUR - hour) * 60 - minute) * MINUTE_MS;
  const minutesLeft = Math.floor((cutOff - now) / MINUTE_MS);
  const dispatch = dispatchDay(now, calendar);
  const isEarlier = dispatch < dispatchDay(cutOff, calendar);
  return minutesLeft > 0 && isEarlier ? { minutesLeft, dispatch } : null;
}

/** Formats a duration: "2 h 15 min". */
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

/** The dispatch line in two wordings. */
export interface DispatchText {
  /** With the minutes left, for the screen. */
  countdown: string;
  /** True until the cut-off, for screen readers. */
  stable: string;
}

/**
 * Returns "Order within 2 h 15 min: posted today.", or "Posted on Monday 23rd November." when the time of day makes no
 * difference. With an estimate it adds the arrival: "Posted tomorrow, with you 25-27 Nov."
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

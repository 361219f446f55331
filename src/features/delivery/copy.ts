import { requestedDayErrorText } from '#copy/requested-day-errors.ts';
import {
  orderTodayText,
  shippingOptionLabel,
  shortName,
  shouldArriveText,
} from '#copy/delivery.ts';
import type { EventWarning, OptionArrival } from '#domain/box/event-deadline.ts';
import type { ShippingOption } from '#domain/catalogue.ts';
import { formatDayRange, formatWeekday, weekdayName } from '#domain/day-words.ts';
import { addDays, londonTime, type Day, type Instant } from '#domain/day.ts';
import { cutOffToday } from '#domain/delivery/cut-off.ts';
import {
  dispatchDay,
  type ArrivalEstimate,
  type DeliveryService,
  type PostalCalendar,
} from '#domain/delivery/dispatch.ts';
import { CUT_OFF_HOUR } from '#domain/delivery/posting-schedule.ts';
import { adviseOnRequestedDay, requestedDayError } from '#domain/delivery/requested-day.ts';

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

/** A line about the cut-off in two wordings. */
interface CutOffText {
  /** With the minutes left, for the screen. */
  countdown: string;
  /** True until the cut-off, for screen readers. */
  stable: string;
}

/** Returns "Order within 2 h 15 min: posted today.", or "Posted on Monday 23rd November." when the time of day makes no difference. */
export function dispatchText(now: Instant, calendar: PostalCalendar): CutOffText {
  const cutOff = cutOffToday(now, calendar);
  const today = londonTime(now).day;
  const day = dayFrom(today, cutOff?.dispatch ?? dispatchDay(now, calendar));
  if (!cutOff) return { countdown: `Posted ${day}.`, stable: `Posted ${day}.` };
  return {
    countdown: `Order within ${formatMinutes(cutOff.minutesLeft)}: posted ${day}.`,
    stable: `Order before ${CUT_OFF_HOUR - 12} pm and we post it ${day}.`,
  };
}

/** Returns "Order today to get by 24-26 Nov: 2 h 15 min left", without the time when it makes no difference. */
export function orderTodayLine(
  now: Instant,
  arrival: Pick<ArrivalEstimate, 'first' | 'last'>,
  calendar: PostalCalendar,
): CutOffText {
  const cutOff = cutOffToday(now, calendar);
  const text = orderTodayText(arrival);
  if (!cutOff) return { countdown: text, stable: text };
  return {
    countdown: `${text}: ${formatMinutes(cutOff.minutesLeft)} left`,
    stable: `${text}, if you order before ${CUT_OFF_HOUR - 12} pm`,
  };
}

/** Returns why a date cannot be met; empty when it can. */
function unmetText(
  arriveOn: Day,
  now: Instant,
  delivery: ShippingOption,
  calendar: PostalCalendar,
): string {
  const error = requestedDayError(arriveOn, now, delivery, calendar);
  return error ? requestedDayErrorText(error) : '';
}

/**
 * Returns one line on a requested day: "Posted on Monday 21st December, with you 22-23 Dec.", or why it cannot be
 * met.
 */
export function requestedDayText(
  arriveOn: Day,
  now: Instant,
  delivery: ShippingOption,
  service: DeliveryService,
): string {
  const { arrival } = adviseOnRequestedDay(arriveOn, now, delivery, service);
  if (!arrival) return unmetText(arriveOn, now, delivery, service.calendar);
  const { dispatch, first, last } = arrival;
  return `Posted on ${formatWeekday(dispatch)}, with you ${formatDayRange(first, last)}.`;
}

/**
 * Returns "We post it on Monday 21st December. It should be there on 22-23 Dec, in time for Thursday 24th December.",
 * or why the date cannot be met and which option can.
 */
export function requestedDayAdviceText(
  arriveOn: Day,
  now: Instant,
  delivery: ShippingOption,
  service: DeliveryService,
): { canMeet: boolean; text: string } {
  const { arrival, faster } = adviseOnRequestedDay(arriveOn, now, delivery, service);
  if (arrival === null) {
    const unmet = unmetText(arriveOn, now, delivery, service.calendar);
    const text = faster ? `${unmet} ${shippingOptionLabel(faster)} can make it.` : unmet;
    return { canMeet: false, text };
  }
  const posted = `We post it on ${formatWeekday(arrival.dispatch)}`;
  const text = `${posted}. ${shouldArriveText(arrival)}, in time for ${formatWeekday(arriveOn)}.`;
  return { canMeet: true, text };
}

/** Returns "Thursday-Friday, 4-5 Mar", or "Thursday, 4 Mar" for an arrival on one day. */
function weekdaysAndDates({ first, last }: ArrivalEstimate): string {
  const weekdays = [...new Set([first, last])].map(weekdayName).join('-');
  return `${weekdays}, ${formatDayRange(first, last)}`;
}

const certainty = ({ arrival }: OptionArrival, day: Day): string =>
  arrival.first > day ? 'will' : 'may';

/** Returns the warning that an order may miss the event that its lid is for, with a faster option where one helps. */
export function eventWarningText(warning: EventWarning): string {
  const { dayName, day } = warning.event;
  if (warning.code === 'asked-for-later') {
    return `You have asked for ${formatWeekday(warning.arriveOn)}, which is after ${dayName} (${formatWeekday(day)}).`;
  }
  const { chosen, faster } = warning;
  const late = `${shortName(chosen.option)} ${certainty(chosen, day)} miss ${dayName}`;
  if (faster && faster.arrival.last <= day) {
    return `${late}; ${shippingOptionLabel(faster.option)} should arrive ${weekdaysAndDates(faster.arrival)}.`;
  }
  const alas = `${late} (${formatWeekday(day)}): it should arrive ${weekdaysAndDates(chosen.arrival)}.`;
  if (!faster) return alas;
  const too = `${shippingOptionLabel(faster.option)} ${certainty(faster, day)} miss it too`;
  return `${alas} ${too}: ${weekdaysAndDates(faster.arrival)}.`;
}

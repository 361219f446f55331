import { dayParts, isoWeekday, type Day } from './day.ts';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

const monthName = (day: Day): string => MONTHS[dayParts(day).month - 1] ?? '';

function ordinal(n: number): string {
  const suffix = ['th', 'st', 'nd', 'rd'];
  const teens = n % 100 >= 11 && n % 100 <= 13;
  return `${n}${(teens ? undefined : suffix[n % 10]) ?? 'th'}`;
}

/** Returns the name of the weekday: "Thursday". */
export function weekdayName(day: Day): string {
  return WEEKDAYS[isoWeekday(day) - 1] ?? '';
}

/** Formats a near day: "Thursday 24th December". */
export function formatWeekday(day: Day): string {
  return `${weekdayName(day)} ${ordinal(dayParts(day).date)} ${monthName(day)}`;
}

/** Formats a day: "1st January 2025". */
export function formatDay(day: Day): string {
  const { year, date } = dayParts(day);
  return `${ordinal(date)} ${monthName(day)} ${year}`;
}

/** Formats a month, `YYYY-MM`: "January 2025". */
export function formatMonth(yearAndMonth: string): string {
  const [year = '', month] = yearAndMonth.split('-');
  return `${MONTHS[Number(month) - 1] ?? ''} ${year}`;
}

/** Formats a near day: "22 Nov". */
export function formatShortDay(day: Day): string {
  return `${dayParts(day).date} ${monthName(day).slice(0, 3)}`;
}

/** Formats a near day with its weekday: "Mon 23 Nov". */
export const formatShortWeekday = (day: Day): string =>
  `${weekdayName(day).slice(0, 3)} ${formatShortDay(day)}`;

/** Formats a count of days: "3-5", or "1" when both ends are equal. */
export function formatDayCount({ first, last }: { first: number; last: number }): string {
  return first === last ? `${first}` : `${first}-${last}`;
}

/** Formats a range: "24-26 Nov", across two months "27 Nov-1 Dec", of one day "24 Nov". */
export function formatDayRange(first: Day, last: Day): string {
  if (first === last) return formatShortDay(first);
  const from = monthName(first) === monthName(last) ? dayParts(first).date : formatShortDay(first);
  return `${from}-${formatShortDay(last)}`;
}

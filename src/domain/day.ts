/** A calendar day in London, "YYYY-MM-DD". */
export type Day = `${number}-${number}-${number}`;

/** A moment in milliseconds since 1970-01-01T00:00Z. */
export type Instant = number;

/** A moment by London's calendar and clock. */
export interface LondonTime {
  day: Day;
  hour: number;
  minute: number;
}

/** Monday is 1 and Sunday 7 (ISO 8601). */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** A minute, an hour and 24 hours in milliseconds. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

const two = (n: number): string => String(n).padStart(2, '0');

/** Returns a Day from year (1000-9999), month and date (from 1). */
export function toDay(year: number, month: number, date: number): Day {
  return `${year}-${two(month)}-${two(date)}` as Day;
}

/** Splits a Day into year, month and date (from 1). */
export function dayParts(day: Day): { year: number; month: number; date: number } {
  return {
    year: Number(day.slice(0, 4)),
    month: Number(day.slice(5, 7)),
    date: Number(day.slice(8, 10)),
  };
}

/** Returns the days since 1970-01-01 (Howard Hinnant's days_from_civil). */
export function toDayNumber(day: Day): number {
  const { year, month, date } = dayParts(day);
  const shifted = month <= 2 ? year - 1 : year;
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + date - 1;
  const dayOfEra =
    yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

/** Returns the Day this many days after 1970-01-01 (Howard Hinnant's civil_from_days). */
export function fromDayNumber(days: number): Day {
  const shifted = days + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear =
    dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthIndex = Math.floor((5 * dayOfYear + 2) / 153);
  const date = dayOfYear - Math.floor((153 * monthIndex + 2) / 5) + 1;
  const month = monthIndex < 10 ? monthIndex + 3 : monthIndex - 9;
  return toDay(yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, date);
}

/** Parses "YYYY-MM-DD"; null when it is no calendar day. */
export function parseDay(text: string): Day | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return null;
  const day = toDay(Number(match[1]), Number(match[2]), Number(match[3]));
  return fromDayNumber(toDayNumber(day)) === day ? day : null;
}

/** Returns the day this many days later, or earlier when negative. */
export function addDays(day: Day, days: number): Day {
  return fromDayNumber(toDayNumber(day) + days);
}

/** Returns the same date so many months later, or earlier when negative; the last day of a month without that date. */
export function addMonths(day: Day, months: number): Day {
  const { year, month, date } = dayParts(day);
  const firstOf = (index: number): Day => toDay(Math.floor(index / 12), (index % 12) + 1, 1);
  const index = year * 12 + month - 1 + months;
  const first = firstOf(index);
  return addDays(first, Math.min(date, daysBetween(first, firstOf(index + 1))) - 1);
}

/** Returns how many days `to` is after `from`. */
export function daysBetween(from: Day, to: Day): number {
  return toDayNumber(to) - toDayNumber(from);
}

/** Returns the weekday, Monday 1 to Sunday 7. */
export function isoWeekday(day: Day): Weekday {
  return (((((toDayNumber(day) + 3) % 7) + 7) % 7) + 1) as Weekday;
}

/** Returns whether the day is a Saturday or Sunday. */
export function isWeekend(day: Day): boolean {
  return isoWeekday(day) >= 6;
}

/** Returns noon UTC of a day, which is 12:00 or 13:00 of the same day in London: before the cut-off. */
export function noonUtc(day: Day): Instant {
  return toDayNumber(day) * DAY_MS + DAY_MS / 2;
}

/** Returns the moment of a full hour of a day in London, from 2:00 on: by then the clocks have changed. */
export function atLondonHour(day: Day, hour: number): Instant {
  const noon = noonUtc(day);
  return noon - (londonTime(noon).hour - hour) * HOUR_MS;
}

/** Returns when London's clocks change: at 01:00 UTC of the last Sunday of March and of October. */
function clockChange(year: number, month: 3 | 10): Instant {
  const lastDay = toDay(year, month, 31);
  return (toDayNumber(lastDay) - (isoWeekday(lastDay) % 7)) * DAY_MS + HOUR_MS;
}

/**
 * Returns London's date and clock time of a moment, in any time zone of the machine. By the Summer Time Order 2002, because
 * a time zone of `Intl` takes a slow phone 80 ms to load; a test compares the two.
 */
export function londonTime(now: Instant): LondonTime {
  const { year } = dayParts(fromDayNumber(Math.floor(now / DAY_MS)));
  const isSummer = now >= clockChange(year, 3) && now < clockChange(year, 10);
  const local = isSummer ? now + HOUR_MS : now;
  const dayNumber = Math.floor(local / DAY_MS);
  const minutes = Math.floor((local - dayNumber * DAY_MS) / MINUTE_MS);
  return { day: fromDayNumber(dayNumber), hour: Math.floor(minutes / 60), minute: minutes % 60 };
}

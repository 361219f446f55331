import { addDays, toDay, daysBetween, dayParts, isoWeekday, type Day } from '../day.ts';

const PEAK_DAYS = 28;

/** Returns Easter Sunday of a year (anonymous Gregorian algorithm). */
export function easterIn(year: number): Day {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = b >> 2;
  const e = b % 4;
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = c >> 2;
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return toDay(year, Math.floor(n / 31), (n % 31) + 1);
}

/** Returns Mothering Sunday of a year: 21 days before Easter. */
export function mothersDayIn(year: number): Day {
  return addDays(easterIn(year), -21);
}

/** Returns Father's Day of a year: the third Sunday of June. */
export function fathersDayIn(year: number): Day {
  const firstOfJune = toDay(year, 6, 1);
  return addDays(firstOfJune, 7 - isoWeekday(firstOfJune) + 14);
}

/** Returns 14 February of a year. */
export function valentinesDayIn(year: number): Day {
  return toDay(year, 2, 14);
}

/** Returns 25 December of a year. */
export function christmasIn(year: number): Day {
  return toDay(year, 12, 25);
}

const eventDays = [christmasIn, easterIn, mothersDayIn, fathersDayIn, valentinesDayIn];

/** Returns whether a day is 1 to 28 days before a seasonal event. The shop then dispatches every weekday. */
export function isPeak(day: Day): boolean {
  const { year } = dayParts(day);
  return eventDays.some((dayIn) =>
    [year, year + 1].some((y) => {
      const ahead = daysBetween(day, dayIn(y));
      return ahead >= 1 && ahead <= PEAK_DAYS;
    }),
  );
}

import { addDays, toDay, daysBetween, dayParts, isoWeekday, type Day } from './day.ts';

const PEAK_DAYS = 28;

/** Easter Sunday of a year, by the standard (anonymous Gregorian) algorithm (Spec 1 §9). */
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

/** Mothering Sunday: 21 days before Easter (Spec 1 §9). */
export function mothersDayIn(year: number): Day {
  return addDays(easterIn(year), -21);
}

/** Father's Day: the first Sunday on or after 1 June, plus 14 days (Spec 1 §9). */
export function fathersDayIn(year: number): Day {
  const firstOfJune = toDay(year, 6, 1);
  return addDays(firstOfJune, 7 - isoWeekday(firstOfJune) + 14);
}

/** 14 February (Spec 1 §9). */
export function valentinesDayIn(year: number): Day {
  return toDay(year, 2, 14);
}

/** 25 December (Spec 1 §9). */
export function christmasIn(year: number): Day {
  return toDay(year, 12, 25);
}

const eventDays = [christmasIn, easterIn, mothersDayIn, fathersDayIn, valentinesDayIn];

/** Whether a day lies 1 to 28 days before a seasonal event, when the kitchen works weekdays without a break (decision 31). */
export function isPeak(day: Day): boolean {
  const { year } = dayParts(day);
  return eventDays.some((dayIn) =>
    [year, year + 1].some((y) => {
      const ahead = daysBetween(day, dayIn(y));
      return ahead >= 1 && ahead <= PEAK_DAYS;
    }),
  );
}

import { addDays, dayOf, daysBetween, partsOf, weekdayOf, type Day } from './day.ts';

/** An occasion with its own lids. `categoryId` is the lid category of the same name (Spec 1 §3). */
export interface SeasonalEvent {
  categoryId: number;
  name: string;
  /** What the day itself is called: "Christmas Day". */
  occasion: string;
  emoji: string;
  /** The event's day in a given year. */
  dayIn: (year: number) => Day;
}

/** An event with the day on which it comes next. */
export interface UpcomingEvent extends SeasonalEvent {
  day: Day;
}

const HIDDEN_WITHIN_DAYS = 3;
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
  return dayOf(year, Math.floor(n / 31), (n % 31) + 1);
}

/** Mothering Sunday: 21 days before Easter (Spec 1 §9). */
export function mothersDayIn(year: number): Day {
  return addDays(easterIn(year), -21);
}

/** Father's Day: the first Sunday on or after 1 June, plus 14 days (Spec 1 §9). */
export function fathersDayIn(year: number): Day {
  const firstOfJune = dayOf(year, 6, 1);
  return addDays(firstOfJune, 7 - weekdayOf(firstOfJune) + 14);
}

/** The five seasonal events (Spec 1 §3), each with its day in any year (Spec 1 §9). */
export const seasonalEvents: readonly SeasonalEvent[] = [
  {
    categoryId: 9,
    name: 'Happy Christmas',
    occasion: 'Christmas Day',
    emoji: '🎄',
    dayIn: (year) => dayOf(year, 12, 25),
  },
  { categoryId: 4, name: 'Easter', occasion: 'Easter Sunday', emoji: '🐣', dayIn: easterIn },
  {
    categoryId: 2,
    name: "Mother's Day",
    occasion: "Mother's Day",
    emoji: '💐',
    dayIn: mothersDayIn,
  },
  {
    categoryId: 3,
    name: "Father's Day",
    occasion: "Father's Day",
    emoji: '👔',
    dayIn: fathersDayIn,
  },
  {
    categoryId: 5,
    name: "Valentine's Day",
    occasion: "Valentine's Day",
    emoji: '💝',
    dayIn: (year) => dayOf(year, 2, 14),
  },
];

function nextDay(event: SeasonalEvent, today: Day): Day {
  const { year } = partsOf(today);
  const thisYear = event.dayIn(year);
  return daysBetween(today, thisYear) > HIDDEN_WITHIN_DAYS ? thisYear : event.dayIn(year + 1);
}

/** The single soonest event more than 3 calendar days away, or null without events (Spec 1 §5, decision 33). */
export function upcomingEvent(
  today: Day,
  events: readonly SeasonalEvent[] = seasonalEvents,
): UpcomingEvent | null {
  return events
    .map((event) => ({ ...event, day: nextDay(event, today) }))
    .reduce<UpcomingEvent | null>(
      (soonest, event) => (soonest === null || event.day < soonest.day ? event : soonest),
      null,
    );
}

/** Whether a day lies 1 to 28 days before a seasonal event, when the kitchen works weekdays without a break (decision 31). */
export function isPeak(day: Day): boolean {
  const { year } = partsOf(day);
  return seasonalEvents.some((event) =>
    [year, year + 1].some((y) => {
      const ahead = daysBetween(day, event.dayIn(y));
      return ahead >= 1 && ahead <= PEAK_DAYS;
    }),
  );
}

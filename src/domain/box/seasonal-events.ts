import { CHRISTMAS, EASTER, FATHERS_DAY, MOTHERS_DAY, VALENTINES_DAY } from './lid-categories.ts';
import { addDays, dayParts, type Day } from '../day.ts';
import {
  christmasIn,
  easterIn,
  fathersDayIn,
  mothersDayIn,
  valentinesDayIn,
} from '../delivery/event-days.ts';

/** An event with its own lid category of the same name. */
export interface SeasonalEvent {
  categoryId: number;
  name: string;
  /** The name of the day itself: "Christmas Day". */
  dayName: string;
  emoji: string;
  /** Returns the day of the event in a year. */
  dayIn: (year: number) => Day;
}

/** An event with its next day. */
export interface UpcomingEvent extends SeasonalEvent {
  day: Day;
}

const HIDDEN_WITHIN_DAYS = 3;

/** The five seasonal events. */
export const seasonalEvents: readonly SeasonalEvent[] = [
  {
    categoryId: CHRISTMAS,
    name: 'Happy Christmas',
    dayName: 'Christmas Day',
    emoji: '🎄',
    dayIn: christmasIn,
  },
  { categoryId: EASTER, name: 'Easter', dayName: 'Easter Sunday', emoji: '🐣', dayIn: easterIn },
  {
    categoryId: MOTHERS_DAY,
    name: "Mother's Day",
    dayName: "Mother's Day",
    emoji: '💐',
    dayIn: mothersDayIn,
  },
  {
    categoryId: FATHERS_DAY,
    name: "Father's Day",
    dayName: "Father's Day",
    emoji: '👔',
    dayIn: fathersDayIn,
  },
  {
    categoryId: VALENTINES_DAY,
    name: "Valentine's Day",
    dayName: "Valentine's Day",
    emoji: '💝',
    dayIn: valentinesDayIn,
  },
];

/** Returns an event with its first day from a day on, that day included. */
export function nextEvent(event: SeasonalEvent, from: Day): UpcomingEvent {
  const { year } = dayParts(from);
  const thisYear = event.dayIn(year);
  return { ...event, day: thisYear >= from ? thisYear : event.dayIn(year + 1) };
}

/** Returns the soonest event more than 3 calendar days away, or null for an empty list. */
export function upcomingEvent(
  today: Day,
  events: readonly SeasonalEvent[] = seasonalEvents,
): UpcomingEvent | null {
  const from = addDays(today, HIDDEN_WITHIN_DAYS + 1);
  return events
    .map((event) => nextEvent(event, from))
    .reduce<UpcomingEvent | null>(
      (soonest, event) => (soonest === null || event.day < soonest.day ? event : soonest),
      null,
    );
}

import { londonTime } from '#domain/day.ts';
import { amendCalendar, parseAvailability, soldOutOn } from '#domain/delivery/availability.ts';
import type { TodaysAvailability } from './availability.ts';

/** Reads the server's response for today. */
export function readAvailability(text: string): TodaysAvailability {
  const availability = parseAvailability(JSON.parse(text));
  const { day } = londonTime(Date.now());
  return {
    key: day + text,
    soldOut: soldOutOn(availability, day),
    amend: (calendar) => amendCalendar(calendar, availability),
  };
}

import { londonTime } from '#domain/day.ts';
import { amendCalendar, parseAvailability, soldOutOn } from '#domain/delivery/availability.ts';
import type { TodaysAvailability } from './availability.ts';

/** Reads the server's response for today. */
export function readAvailability(text: string): TodaysAvailability {
  const availability = parseAvailability(JSON.parse(text));
  return {
    soldOut: soldOutOn(availability, londonTime(Date.now()).day),
    amend: (calendar) => amendCalendar(calendar, availability),
  };
}

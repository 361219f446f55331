import { computed } from 'nanostores';
import { daysBetween, londonTime } from '#domain/day.ts';
import { seasonalEvents, upcomingEvent, type SeasonalEvent } from '#domain/box/seasonal-events.ts';
import { $now } from '#features/delivery/clock.ts';

/** Computes the upcoming event and in how many days it is. */
export function upcomingEventFrom(events: readonly SeasonalEvent[]) {
  return computed($now, (now) => {
    const today = now === null ? null : londonTime(now).day;
    const event = today === null ? null : upcomingEvent(today, events);
    const days = today !== null && event ? daysBetween(today, event.day) : null;
    return { event, days };
  });
}

export const $upcomingEvent = upcomingEventFrom(seasonalEvents);

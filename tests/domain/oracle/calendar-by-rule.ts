import { londonTime } from '#domain/day.ts';
import { estimateArrival } from '#domain/delivery/dispatch.ts';
import { isPeak } from '#domain/delivery/event-days.ts';
import { upcomingEvent } from '#domain/box/seasonal-events.ts';
import { ordinaryCalendar } from '../../support/ordinary-calendar.ts';

const two = (n: number): string => String(n).padStart(2, '0');

/** Returns what the shop's rules show at a moment, in the format of `describeByReference`. */
export function describeByRule(now: number): string {
  const { day, hour, minute } = londonTime(now);
  const first = estimateArrival(
    now,
    { id: 2, workingDays: { first: 1, last: 2 } },
    ordinaryCalendar,
  );
  const second = estimateArrival(
    now,
    { id: 1, workingDays: { first: 2, last: 4 } },
    ordinaryCalendar,
  );
  const upcoming = upcomingEvent(day);
  return [
    `${day}T${two(hour)}:${two(minute)}`,
    isPeak(day) ? 'peak' : 'normal',
    `sent ${first.dispatch}`,
    `1st ${first.first} ${first.last}`,
    `2nd ${second.first} ${second.last}`,
    upcoming ? `${upcoming.name} ${upcoming.day}` : 'no event',
  ].join(', ');
}

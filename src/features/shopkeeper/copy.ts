import { formatShortDay } from '#domain/day-words.ts';
import { londonTime, type Instant } from '#domain/day.ts';

export const NO_CONNECTION = 'We could not reach the shop. Check the connection and try again.';

/** The part of the page that says what is sold out, when the shop is closed and until when it posts. */
export const AVAILABILITY_NAME = 'Sold out & closed';

/** Formats a moment by London's clock: "23 Nov, 09:40". */
export function formatMoment(at: Instant): string {
  const { day, hour, minute } = londonTime(at);
  const time = [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
  return `${formatShortDay(day)}, ${time}`;
}

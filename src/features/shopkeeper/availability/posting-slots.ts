import { postalCalendar } from '#data/calendar.ts';
import { shippingOptions } from '#data/shipping.ts';
import { addDays, dayParts, type Day } from '#domain/day.ts';
import {
  amendCalendar,
  isSamePosting,
  MAX_AVAILABILITY_DAYS,
  type Availability,
} from '#domain/delivery/availability.ts';
import type { LastPostingDate } from '#domain/delivery/dispatch.ts';
import { christmasIn } from '#domain/delivery/event-days.ts';

/** A delivery before an event, with the last posting date that counts and the one that the shop was built with. */
export interface PostingSlot extends Pick<LastPostingDate, 'shippingId' | 'event'> {
  deliveryName: string;
  lastDay: Day | null;
  builtDay: Day | null;
}

/** Returns each delivery before each Christmas of the coming year, by the event. */
export function postingSlots(availability: Availability, today: Day): PostingSlot[] {
  const { year } = dayParts(today);
  const events = [christmasIn(year), christmasIn(year + 1)].filter(
    (event) => event > today && event <= addDays(today, MAX_AVAILABILITY_DAYS),
  );
  const { lastPostings } = amendCalendar(postalCalendar, availability);
  return events.flatMap((event) =>
    shippingOptions.map(({ id: shippingId, name }) => {
      const slot = { shippingId, event };
      const dayIn = (dates: readonly LastPostingDate[]) =>
        dates.find((date) => isSamePosting(date, slot))?.lastDay ?? null;
      return {
        ...slot,
        deliveryName: name,
        lastDay: dayIn(lastPostings),
        builtDay: dayIn(postalCalendar.lastPostings),
      };
    }),
  );
}

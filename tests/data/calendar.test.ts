import { expect, it } from 'vitest';
import { lastPostings, postalCalendar } from '#data/calendar.ts';
import { shippingOptions } from '#data/shipping.ts';
import { findById } from '#domain/catalogue.ts';
import { weekdayName } from '#domain/day-words.ts';
import { daysBetween, isWeekend } from '#domain/day.ts';
import { seasonalEvents } from '#domain/box/seasonal-events.ts';

const sayPosting = ({ shippingId, lastDay, event }: (typeof lastPostings)[number]): string =>
  `${findById(shippingOptions, shippingId)?.name}, ${weekdayName(lastDay)} ${lastDay} for ${event}`;

it.each(lastPostings)(
  'delivery $shippingId, $lastDay for $event: is a delivery, a posting day, an event',
  (posting) => {
    const { shippingId, lastDay, event } = posting;
    expect(shippingOptions.map(({ id }) => id)).toContain(shippingId);
    expect(isWeekend(lastDay) || postalCalendar.bankHolidays.includes(lastDay)).toBe(false);
    expect(seasonalEvents.map(({ dayIn }) => dayIn(Number(event.slice(0, 4))))).toContain(event);
    expect(daysBetween(lastDay, event)).toBeGreaterThan(0);
  },
);

it('lists the last posting dates of the next two Christmases', () => {
  expect(lastPostings.map(sayPosting)).toEqual([
    'Royal Mail 2nd Class, Friday 2026-12-18 for 2026-12-25',
    'Royal Mail 1st Class, Monday 2026-12-21 for 2026-12-25',
    'Royal Mail 2nd Class, Friday 2027-12-17 for 2027-12-25',
    'Royal Mail 1st Class, Tuesday 2027-12-21 for 2027-12-25',
  ]);
});

it('each delivery method has one last posting date per event', () => {
  const keys = lastPostings.map(({ shippingId, event }) => `${shippingId} ${event}`);
  const events = new Set(lastPostings.map(({ event }) => event));
  const expected = [...events].flatMap((event) =>
    shippingOptions.map(({ id }) => `${id} ${event}`),
  );
  expect(keys.toSorted()).toEqual(expected.toSorted());
});

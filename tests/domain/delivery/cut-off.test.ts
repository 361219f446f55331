import { expect, it } from 'vitest';
import { postalCalendar } from '#data/calendar.ts';
import { cutOffToday } from '#domain/delivery/cut-off.ts';
import { dispatchDay } from '#domain/delivery/dispatch.ts';

it('today’s cut-off is there exactly when a later order is dispatched later, for two years', () => {
  const HOUR = 3_600_000;
  const wrong: string[] = [];
  for (let now = Date.UTC(2026, 0, 1); now < Date.UTC(2028, 0, 1); now += HOUR) {
    const cutOff = cutOffToday(now, postalCalendar);
    const ends = cutOff && now + cutOff.minutesLeft * 60_000;
    const isRight =
      ends === null ||
      (dispatchDay(ends - 1, postalCalendar) === cutOff?.dispatch &&
        dispatchDay(ends, postalCalendar) > cutOff.dispatch);
    if (!isRight) wrong.push(new Date(now).toISOString());
  }
  expect(wrong).toEqual([]);
}, 30_000);

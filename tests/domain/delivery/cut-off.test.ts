import { expect, it } from 'vitest';
import { postalCalendar } from '#data/calendar.ts';
import { londonTime, type Day } from '#domain/day.ts';
import { cutOffToday } from '#domain/delivery/cut-off.ts';
import { dispatchDay } from '#domain/delivery/dispatch.ts';

it('today’s cut-off is there exactly when a later order of today is dispatched later, for two years', () => {
  const HOUR = 3_600_000;
  const wrong: string[] = [];
  /** The dispatch day of the last hour of each day in London; hours run backwards, so that a day's last one comes first. */
  const lastDispatch = new Map<Day, Day>();
  for (let now = Date.UTC(2028, 0, 1) - HOUR; now >= Date.UTC(2026, 0, 1); now -= HOUR) {
    const { day } = londonTime(now);
    const dispatch = dispatchDay(now, postalCalendar);
    if (!lastDispatch.has(day)) lastDispatch.set(day, dispatch);
    const cutOff = cutOffToday(now, postalCalendar);
    const ends = cutOff && now + cutOff.minutesLeft * 60_000;
    const isRight =
      ends === null
        ? lastDispatch.get(day) === dispatch
        : dispatchDay(ends - 1, postalCalendar) === cutOff?.dispatch &&
          dispatchDay(ends, postalCalendar) > cutOff.dispatch;
    if (!isRight) wrong.push(new Date(now).toISOString());
  }
  expect(wrong).toEqual([]);
}, 30_000);

import { describe, expect, it } from 'vitest';
import { postalCalendar } from '#data/calendar.ts';
import { adviseOnBulkDay, bulkDayRange } from '#domain/bulk/bulk-date.ts';
import { addDays, isWeekend, noonUtc, type Day } from '#domain/day.ts';
import { ordinaryCalendar } from '../../support/ordinary-calendar.ts';

const FRIDAY_MORNING = Date.parse('2026-11-20T10:00:00Z');

const advise = (needed: Day, now = FRIDAY_MORNING) =>
  adviseOnBulkDay(needed, now, ordinaryCalendar);

describe('on Friday 20 November 2026 at 10:00, slices needed', () => {
  it.each<[string, Day, string, Day]>([
    ['yesterday', '2026-11-19', 'past', '2026-11-20'],
    ['today', '2026-11-20', 'past', '2026-11-20'],
    ['tomorrow', '2026-11-21', 'too-soon', '2026-11-20'],
    ['on the last day of delivery', '2026-11-27', 'too-soon', '2026-11-20'],
    ['the day after it', '2026-11-28', 'booked', '2026-11-20'],
    ['two weeks later', '2026-12-12', 'booked', '2026-11-27'],
    ['next summer', '2027-06-05', 'booked', '2027-05-21'],
    ['in a year', '2027-11-20', 'booked', '2027-11-05'],
    ['in a year and a day', '2027-11-21', 'too-far-ahead', '2026-11-20'],
  ])('%s, %s: %s, posted on %s', (_what, needed, kind, dispatch) => {
    expect(advise(needed)).toMatchObject({ kind, arriveOn: needed, arrival: { dispatch } });
  });

  it('are counted in London days: after midnight in London it is the next day', () => {
    const halfPastMidnight = Date.parse('2026-06-30T23:30:00Z');
    expect(advise('2026-07-01', halfPastMidnight).kind).toBe('past');
  });
});

it('on 29 February slices may be booked up to 28 February', () => {
  const leapDay = noonUtc('2028-02-29');
  expect(advise('2029-02-28', leapDay).kind).toBe('booked');
  expect(advise('2029-03-01', leapDay).kind).toBe('too-far-ahead');
});

it('the range of bookable days ends where they can no longer be booked', () => {
  const { first, last } = bulkDayRange(FRIDAY_MORNING, ordinaryCalendar);
  const kinds = [addDays(first, -1), first, last, addDays(last, 1)].map((day) => advise(day).kind);
  expect(kinds).toEqual(['too-soon', 'booked', 'booked', 'too-far-ahead']);
});

it('booked slices leave on a weekday, are there before their day, and are at most four weeks old on it', () => {
  for (let ahead = 1; ahead <= 365; ahead += 1) {
    const needed = addDays('2026-11-20', ahead);
    const { kind, arrival } = adviseOnBulkDay(needed, FRIDAY_MORNING, postalCalendar);
    if (kind !== 'booked') continue;
    expect([needed, isWeekend(arrival.dispatch)]).toEqual([needed, false]);
    expect(arrival.last < needed).toBe(true);
    expect(arrival.dispatch >= addDays(needed, -28)).toBe(true);
  }
});

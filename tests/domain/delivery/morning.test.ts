import { describe, expect, it } from 'vitest';
import { postalCalendar } from '#data/calendar.ts';
import type { Day } from '#domain/day.ts';
import { amendCalendar } from '#domain/delivery/availability.ts';
import { isPostingDay } from '#domain/delivery/dispatch.ts';
import { morningMailDay, newsSince, nextPostingDay } from '#domain/delivery/morning.ts';

const CLOSED = { from: '2026-11-24', to: '2026-11-27' } as const;
const calendar = amendCalendar(postalCalendar, { closed: [CLOSED], lastPostings: [] });

describe('the day of which the shop is told', () => {
  const at = (moment: string, { isDue = false, isStuck = false } = {}): Day | null =>
    morningMailDay(Date.parse(moment), calendar, { isDue, isStuck });

  it.each<[what: string, moment: string, day: Day | null, ifStuck: Day | null]>([
    ['a posting day before seven', '2026-11-23T06:59:59.999Z', null, null],
    ['a posting day at seven', '2026-11-23T07:00Z', '2026-11-23', '2026-11-23'],
    ['a posting day late in the evening', '2026-11-23T23:59Z', '2026-11-23', '2026-11-23'],
    ['midnight after it', '2026-11-24T00:00Z', null, null],
    ['a day on which the shop is closed', '2026-11-24T07:00Z', null, '2026-11-24'],
    ['the day after the closed ones, a Saturday', '2026-11-28T09:00Z', null, '2026-11-28'],
    ['a Sunday', '2026-11-29T07:00Z', null, '2026-11-29'],
    ['the Monday after', '2026-11-30T07:00Z', '2026-11-30', '2026-11-30'],
    ['Christmas Day', '2026-12-25T07:00Z', null, '2026-12-25'],
    ['the bank holiday for Boxing Day', '2026-12-28T08:00Z', null, '2026-12-28'],
    ['summer, before seven in London', '2026-07-01T05:59:59Z', null, null],
    ['summer, at seven in London', '2026-07-01T06:00Z', '2026-07-01', '2026-07-01'],
    ['the last working day of summer time', '2026-10-23T06:00Z', '2026-10-23', '2026-10-23'],
    ['the Sunday on which clocks go back, at six', '2026-10-25T06:00Z', null, null],
    ['the Sunday on which clocks go back, at seven', '2026-10-25T07:00Z', null, '2026-10-25'],
    ['the first working day of winter time, at six', '2026-10-26T06:00Z', null, null],
    ['the first working day of winter time', '2026-10-26T07:00Z', '2026-10-26', '2026-10-26'],
    ['the Sunday on which clocks go forward', '2027-03-28T06:00Z', null, '2027-03-28'],
    ['the first working day of summer time', '2027-03-30T06:00Z', '2027-03-30', '2027-03-30'],
  ])('%s', (_what, moment, day, ifStuck) => {
    expect([at(moment), at(moment, { isStuck: true })]).toEqual([day, ifStuck]);
  });

  it.each<[what: string, moment: string, day: Day | null, ifDue: Day | null]>([
    ['a Monday', '2027-01-11T07:00Z', '2027-01-11', '2027-01-11'],
    [
      'a Tuesday, on which only parcels for a requested day leave',
      '2027-01-12T07:00Z',
      null,
      '2027-01-12',
    ],
    ['a Tuesday before seven', '2027-01-12T06:59Z', null, null],
    ['a Wednesday', '2027-01-13T07:00Z', '2027-01-13', '2027-01-13'],
    ['a Thursday', '2027-01-14T07:00Z', null, '2027-01-14'],
    ['a Friday', '2027-01-15T07:00Z', '2027-01-15', '2027-01-15'],
    ['a Saturday, on which nothing leaves', '2027-01-16T07:00Z', null, null],
    ['a Tuesday in the weeks before Christmas', '2026-12-01T07:00Z', '2026-12-01', '2026-12-01'],
    ['a Thursday before Christmas', '2026-12-03T07:00Z', '2026-12-03', '2026-12-03'],
    ['the Tuesday after a bank holiday', '2027-03-30T06:00Z', '2027-03-30', '2027-03-30'],
    ['a day on which the shop is closed', '2026-11-24T07:00Z', null, null],
  ])('%s, with nothing due and with a parcel due', (_what, moment, day, ifDue) => {
    expect([at(moment), at(moment, { isDue: true })]).toEqual([day, ifDue]);
  });

  it('comes within every day, whatever the season, in the hours in which the schedule runs', () => {
    for (const month of ['01', '04', '07', '10', '12']) {
      const hours = Array.from({ length: 17 }, (_, hour) => String(hour + 6).padStart(2, '0'));
      const told = hours.map((hour) => at(`2027-${month}-14T${hour}:00Z`, { isStuck: true }));
      expect(new Set(told.filter((day) => day !== null))).toEqual(new Set([`2027-${month}-14`]));
      expect(told.slice(1)).not.toContain(null);
    }
  });
});

describe('news of a morning', () => {
  it.each<[what: string, day: Day, since: string]>([
    ['a Friday, since Wednesday', '2026-11-20', '2026-11-18T07:00Z'],
    ['a Thursday, since Wednesday', '2026-11-19', '2026-11-18T07:00Z'],
    ['a Friday before Christmas, since Thursday', '2026-12-04', '2026-12-03T07:00Z'],
    ['a Monday', '2026-11-23', '2026-11-20T07:00Z'],
    ['the first posting day after closed ones', '2026-11-30', '2026-11-23T07:00Z'],
    ['a closed day', '2026-11-25', '2026-11-24T07:00Z'],
    ['a Sunday', '2026-11-29', '2026-11-28T07:00Z'],
    ['the Monday after clocks went back', '2026-10-26', '2026-10-23T06:00Z'],
    ['the first working day after clocks went forward', '2027-03-30', '2027-03-25T07:00Z'],
  ])('on %s', (_what, day, since) => {
    expect(new Date(newsSince(day, calendar))).toEqual(new Date(since));
  });
});

it('parcels leave on no weekend, no bank holiday and no closed day', () => {
  const days: readonly Day[] = ['2026-11-23', '2026-11-24', '2026-11-28', '2026-12-25'];
  expect(days.map((day) => isPostingDay(day, calendar))).toEqual([true, false, false, false]);
});

it.each<[what: string, day: Day, next: Day]>([
  ['a Sunday', '2026-11-22', '2026-11-23'],
  ['the day before the shop closes for a week', '2026-11-23', '2026-11-30'],
  ['a Friday', '2027-01-15', '2027-01-18'],
  ['a Monday outside the weeks before an event', '2027-01-11', '2027-01-13'],
])('after %s comes the next day on which ordinary orders leave', (_what, day, next) => {
  expect(nextPostingDay(day, calendar)).toBe(next);
});

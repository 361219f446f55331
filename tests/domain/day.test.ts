import { describe, expect, it } from 'vitest';
import {
  formatDay,
  formatDayRange,
  formatMonth,
  formatWeekday,
  weekdayName,
} from '#domain/day-words.ts';
import {
  addDays,
  toDay,
  daysBetween,
  fromDayNumber,
  isWeekend,
  londonTime,
  noonUtc,
  parseDay,
  dayParts,
  toDayNumber,
  isoWeekday,
  type Day,
} from '#domain/day.ts';

describe('the calendar', () => {
  it('converts days to day numbers and back, for 200 years', () => {
    const wrong: number[] = [];
    for (let number = -25_567; number < 47_482; number += 1) {
      const date = new Date(number * 86_400_000);
      const day = fromDayNumber(number);
      const isRight =
        day === date.toISOString().slice(0, 10) &&
        toDayNumber(day) === number &&
        isoWeekday(day) === (date.getUTCDay() || 7);
      if (!isRight) wrong.push(number);
    }
    expect(wrong).toEqual([]);
  });

  it('splits a day and joins it again', () => {
    expect(dayParts('2026-03-09')).toEqual({ year: 2026, month: 3, date: 9 });
    expect(toDay(2026, 3, 9)).toBe('2026-03-09');
  });

  it.each<[Day, number, Day]>([
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-02-28', 1, '2027-03-01'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-03-28', 2, '2026-03-30'],
  ])('%s and %i days is %s', (day, days, later) => {
    expect(addDays(day, days)).toBe(later);
    expect(daysBetween(day, later)).toBe(days);
  });

  it.each<[Day, boolean]>([
    ['2026-11-20', false],
    ['2026-11-21', true],
    ['2026-11-22', true],
    ['2026-11-23', false],
  ])('%s is at the weekend: %s', (day, weekend) => {
    expect(isWeekend(day)).toBe(weekend);
  });

  it.each([
    ['2026-02-28', '2026-02-28'],
    ['2028-02-29', '2028-02-29'],
    ['2026-02-29', null],
    ['2026-13-01', null],
    ['2026-00-10', null],
    ['2026-04-31', null],
    ['2026-4-3', null],
    ['0026-04-03', null],
    ['2026-04-03T00:00', null],
    ['tomorrow', null],
    ['', null],
  ])('"%s" is parsed as %s', (text, day) => {
    expect(parseDay(text)).toBe(day);
  });
});

describe('the clock in London', () => {
  it.each([
    ['2026-01-15T14:59:59Z', '2026-01-15', 14, 59],
    ['2026-07-15T14:00:00Z', '2026-07-15', 15, 0],
    ['2026-07-15T23:30:00Z', '2026-07-16', 0, 30],
    ['2026-03-29T00:59:59Z', '2026-03-29', 0, 59],
    ['2026-03-29T01:00:00Z', '2026-03-29', 2, 0],
    ['2026-10-25T00:30:00Z', '2026-10-25', 1, 30],
    ['2026-10-25T01:30:00Z', '2026-10-25', 1, 30],
    ['2026-12-31T23:59:59Z', '2026-12-31', 23, 59],
    ['2027-01-01T00:00:00Z', '2027-01-01', 0, 0],
  ])('at %s shows %s, %i:%i', (instant, day, hour, minute) => {
    expect(londonTime(Date.parse(instant))).toEqual({ day, hour, minute });
  });

  it('follows the time zone of the platform for twelve years', () => {
    const london = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Europe/London',
      dateStyle: 'short',
      timeStyle: 'short',
    });
    const wrong: string[] = [];
    const almostAnHour = 3_599_000;
    const end = Date.parse('2037-01-01');
    for (let now = Date.parse('2025-01-01'); now < end; now += almostAnHour) {
      const { day, hour, minute } = londonTime(now);
      const shown = `${day} ${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
      if (shown !== london.format(now)) wrong.push(shown);
    }
    expect(wrong).toEqual([]);
  });
});

it('noon UTC is on the same day in London and before the cut-off, all year', () => {
  const wrong: Day[] = [];
  for (let day: Day = toDay(2026, 1, 1); day < '2027-01-01'; day = addDays(day, 1)) {
    const time = londonTime(noonUtc(day));
    if (time.day !== day || time.hour < 12 || time.hour > 13) wrong.push(day);
  }
  expect(wrong).toEqual([]);
});

describe('formatting days', () => {
  it.each<[Day, string, string]>([
    ['2026-12-21', 'Monday', 'Monday 21st December'],
    ['2026-12-22', 'Tuesday', 'Tuesday 22nd December'],
    ['2026-12-23', 'Wednesday', 'Wednesday 23rd December'],
    ['2026-12-24', 'Thursday', 'Thursday 24th December'],
    ['2027-01-01', 'Friday', 'Friday 1st January'],
    ['2027-01-02', 'Saturday', 'Saturday 2nd January'],
    ['2027-03-07', 'Sunday', 'Sunday 7th March'],
  ])('%s is a %s, "%s"', (day, name, text) => {
    expect(weekdayName(day)).toBe(name);
    expect(formatWeekday(day)).toBe(text);
  });

  it.each<[Day, string]>([
    ['2025-01-01', '1st January 2025'],
    ['2026-02-02', '2nd February 2026'],
    ['2026-03-03', '3rd March 2026'],
    ['2026-04-04', '4th April 2026'],
    ['2026-05-11', '11th May 2026'],
    ['2026-06-12', '12th June 2026'],
    ['2026-07-13', '13th July 2026'],
    ['2026-08-21', '21st August 2026'],
    ['2026-09-22', '22nd September 2026'],
    ['2026-10-23', '23rd October 2026'],
    ['2026-11-30', '30th November 2026'],
    ['2026-12-31', '31st December 2026'],
  ])('%s displays as "%s"', (day, text) => {
    expect(formatDay(day)).toBe(text);
  });

  it.each([
    ['2025-01', 'January 2025'],
    ['2026-12', 'December 2026'],
  ])('the month %s displays as "%s"', (month, text) => {
    expect(formatMonth(month)).toBe(text);
  });

  it.each<[Day, Day, string]>([
    ['2026-11-24', '2026-11-26', '24-26 Nov'],
    ['2026-11-27', '2026-12-01', '27 Nov-1 Dec'],
    ['2026-12-31', '2027-01-04', '31 Dec-4 Jan'],
    ['2026-09-01', '2026-09-03', '1-3 Sep'],
    ['2026-11-24', '2026-11-24', '24 Nov'],
  ])('%s to %s displays as "%s"', (first, last, text) => {
    expect(formatDayRange(first, last)).toBe(text);
  });
});

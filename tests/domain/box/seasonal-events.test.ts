import { describe, expect, it } from 'vitest';
import { formatDay } from '#domain/day-words.ts';
import { addDays, toDay, isoWeekday, type Day } from '#domain/day.ts';
import { easterIn, fathersDayIn, isPeak, mothersDayIn } from '#domain/delivery/event-days.ts';
import { seasonalEvents, upcomingEvent } from '#domain/box/seasonal-events.ts';

describe('Easter', () => {
  it.each([
    [1818, '22nd March 1818'],
    [1943, '25th April 1943'],
    [2000, '23rd April 2000'],
    [2008, '23rd March 2008'],
    [2024, '31st March 2024'],
    [2025, '20th April 2025'],
    [2026, '5th April 2026'],
    [2027, '28th March 2027'],
    [2028, '16th April 2028'],
    [2029, '1st April 2029'],
    [2030, '21st April 2030'],
    [2038, '25th April 2038'],
    [2049, '18th April 2049'],
    [2076, '19th April 2076'],
  ])('%i is on %s', (year, day) => {
    expect(formatDay(easterIn(year))).toBe(day);
  });
});

describe("Mother's Day and Father's Day", () => {
  it.each<[number, Day, Day]>([
    [2025, '2025-03-30', '2025-06-15'],
    [2026, '2026-03-15', '2026-06-21'],
    [2027, '2027-03-07', '2027-06-20'],
    [2028, '2028-03-26', '2028-06-18'],
    [2031, '2031-03-23', '2031-06-15'],
  ])('in %i are on %s and %s', (year, mothersDay, fathersDay) => {
    expect(mothersDayIn(year)).toBe(mothersDay);
    expect(fathersDayIn(year)).toBe(fathersDay);
  });

  it('are Sundays in every year', () => {
    for (let year = 2000; year < 2100; year += 1) {
      expect([easterIn, mothersDayIn, fathersDayIn].map((f) => isoWeekday(f(year)))).toEqual([
        7, 7, 7,
      ]);
    }
  });
});

it.each([
  [9, 'Happy Christmas', '2026-12-25'],
  [4, 'Easter', '2026-04-05'],
  [2, "Mother's Day", '2026-03-15'],
  [3, "Father's Day", '2026-06-21'],
  [5, "Valentine's Day", '2026-02-14'],
])('event %i is %s, in 2026 on %s', (categoryId, name, day) => {
  const event = seasonalEvents.find((entry) => entry.categoryId === categoryId);
  expect(event?.name).toBe(name);
  expect(event?.dayIn(2026)).toBe(day);
  expect(event?.emoji).toMatch(/^\p{Emoji}$/u);
});

describe('peak', () => {
  it('comes before every seasonal event', () => {
    const eves = seasonalEvents.map(({ dayIn }) => addDays(dayIn(2026), -1));
    expect(eves.filter((day) => !isPeak(day))).toEqual([]);
  });

  const windows: readonly [Day, Day][] = [
    ['2026-01-17', '2026-02-13'],
    ['2026-02-15', '2026-04-04'],
    ['2026-05-24', '2026-06-20'],
    ['2026-11-27', '2026-12-24'],
    ['2027-01-17', '2027-03-27'],
    ['2027-05-23', '2027-06-19'],
    ['2027-11-27', '2027-12-24'],
  ];

  it.each(windows)('lasts from %s to %s', (first, last) => {
    expect([addDays(first, -1), first, last, addDays(last, 1)].map(isPeak)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('is on no other day of 2026 and 2027', () => {
    const wrong: Day[] = [];
    for (let day: Day = toDay(2026, 1, 1); day < '2028-01-01'; day = addDays(day, 1)) {
      const inWindow = windows.some(([first, last]) => first <= day && day <= last);
      if (isPeak(day) !== inWindow) wrong.push(day);
    }
    expect(wrong).toEqual([]);
  });
});

describe('the event on offer', () => {
  it.each<[Day, string, Day]>([
    ['2026-01-01', "Valentine's Day", '2026-02-14'],
    ['2026-02-10', "Valentine's Day", '2026-02-14'],
    ['2026-02-11', "Mother's Day", '2026-03-15'],
    ['2026-03-11', "Mother's Day", '2026-03-15'],
    ['2026-03-12', 'Easter', '2026-04-05'],
    ['2026-04-02', "Father's Day", '2026-06-21'],
    ['2026-06-18', 'Happy Christmas', '2026-12-25'],
    ['2026-11-20', 'Happy Christmas', '2026-12-25'],
    ['2026-12-21', 'Happy Christmas', '2026-12-25'],
    ['2026-12-22', "Valentine's Day", '2027-02-14'],
    ['2026-12-25', "Valentine's Day", '2027-02-14'],
    ['2027-02-10', "Valentine's Day", '2027-02-14'],
    ['2027-02-11', "Mother's Day", '2027-03-07'],
  ])('on %s is %s (%s)', (today, name, day) => {
    expect(upcomingEvent(today)).toMatchObject({ name, day });
  });

  it('is none when there are no events', () => {
    expect(upcomingEvent('2026-11-20', [])).toBeNull();
  });

  it("is next year's when the only event is too near", () => {
    const christmas = seasonalEvents.filter(({ categoryId }) => categoryId === 9);
    expect(upcomingEvent('2026-12-22', christmas)?.day).toBe('2027-12-25');
  });
});

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { bankHolidays } from '#data/bank-holidays.ts';
import { generateBankHolidays } from '#data/generate-bank-holidays.ts';
import { dayParts, isWeekend, londonTime, type Day } from '#domain/day.ts';

const YEARS = [...new Set(bankHolidays.map((day) => Number(day.slice(0, 4))))];

it('matches the bank holidays of the library date-holidays', () => {
  const file = readFileSync('src/data/bank-holidays.ts', 'utf8');
  expect(file).toBe(generateBankHolidays(YEARS.at(-1) ?? 0));
});

it('includes this year and the next', () => {
  const { year } = dayParts(londonTime(Date.now()).day);
  const toDo = 'run "npm run bank-holidays" and commit the file';
  expect(YEARS, toDo).toEqual(expect.arrayContaining([year, year + 1]));
});

it('has eight weekdays off in every year', () => {
  for (const year of YEARS) {
    const days = bankHolidays.filter((day) => day.startsWith(`${year}-`) && !isWeekend(day));
    expect(days, String(year)).toHaveLength(8);
  }
});

it.each<[Day, string]>([
  ['2026-04-03', 'Good Friday 2026'],
  ['2026-12-28', 'the Monday that stands in for Boxing Day 2026'],
  ['2027-12-28', 'the Tuesday that stands in for Boxing Day 2027'],
  ['2030-12-26', 'Boxing Day 2030'],
])('includes %s, %s', (day) => {
  expect(bankHolidays).toContain(day);
});

import Holidays from 'date-holidays';
import { expect, it } from 'vitest';
import { bankHolidays } from '#data/bank-holidays.ts';
import { isWeekend, type Day } from '#domain/day.ts';

const YEARS = [2026, 2027, 2028, 2029, 2030];

/** `vitest run tests/data/bank-holidays.test.ts --update` writes the file anew. */
it('keeps the bank holidays of England as the library date-holidays knows them', async () => {
  const england = new Holidays('GB', 'ENG');
  const lines = YEARS.flatMap((year) => england.getHolidays(year))
    .filter(({ type }) => type === 'public' || type === 'bank')
    .map(({ date, name }) => `  '${date.slice(0, 10)}', // ${name}`);
  const file = [
    "import type { Day } from '#domain/day.ts';",
    '',
    '/** The bank holidays of England, substitute days included. Generated: see the README of this folder. */',
    'export const bankHolidays: readonly Day[] = [',
    ...lines,
    '];',
    '',
  ].join('\n');
  await expect(file).toMatchFileSnapshot('../../src/data/bank-holidays.ts');
});

it('has eight free weekdays in every year', () => {
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
])('knows %s, %s', (day) => {
  expect(bankHolidays).toContain(day);
});

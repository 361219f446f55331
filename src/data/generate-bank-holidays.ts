import Holidays from 'date-holidays';

const FIRST_YEAR = 2026;
const YEARS_AHEAD = 4;

/** The text of `bank-holidays.ts`: the bank holidays of England up to a year, as the library date-holidays knows them. */
export function generateBankHolidays(lastYear = new Date().getFullYear() + YEARS_AHEAD): string {
  const england = new Holidays('GB', 'ENG');
  const years = Array.from({ length: lastYear - FIRST_YEAR + 1 }, (_, n) => FIRST_YEAR + n);
  const lines = years
    .flatMap((year) => england.getHolidays(year))
    .filter(({ type }) => type === 'public' || type === 'bank')
    .map(({ date, name }) => `  '${date.slice(0, 10)}', // ${name}`);
  return [
    "import type { Day } from '#domain/day.ts';",
    '',
    '/** The bank holidays of England, substitute days included. Every build writes this file: see the README of this folder. */',
    'export const bankHolidays: readonly Day[] = [',
    ...lines,
    '];',
    '',
  ].join('\n');
}

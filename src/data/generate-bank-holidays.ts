import Holidays from 'date-holidays';

const FIRST_YEAR = 2026;
const YEARS_AHEAD = 4;

/**
 * Returns the text of `bank-holidays.ts`: the bank holidays of England up to a year, from the library date-holidays.
 */
export function generateBankHolidays(lastYear: number): string {
  const england = new Holidays('GB', 'ENG');
  const years = Array.from({ length: lastYear - FIRST_YEAR + 1 }, (_, n) => FIRST_YEAR + n);
  const lines = years
    .flatMap((year) => england.getHolidays(year))
    .filter(({ type }) => type === 'public' || type === 'bank')
    .map(({ date, name }) => `  '${date.slice(0, 10)}', // ${name}`);
  return [
    "import type { Day } from '#domain/day.ts';",
    '',
    '/** The bank holidays of England, substitute days included. `npm run bank-holidays` writes this file. */',
    'export const bankHolidays: readonly Day[] = [',
    ...lines,
    '];',
    '',
  ].join('\n');
}

if (import.meta.main) {
  process.stdout.write(generateBankHolidays(new Date().getFullYear() + YEARS_AHEAD));
}

/**
 * A second implementation of the shop's calendar by other means: JavaScript dates in UTC, the legal definition of summer
 * time, Gauss's Easter, tables of weekday names. It imports nothing.
 */

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NAMES = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
type Name = (typeof NAMES)[number];

const nameOf = (date: Date): Name => NAMES[date.getUTCDay()] ?? 'Sun';
const written = (date: Date): string => date.toISOString().slice(0, 10);
const later = (date: Date, days: number): Date => new Date(date.getTime() + days * DAY);

function lastSunday(year: number, monthIndex: number): number {
  const lastDay = new Date(Date.UTC(year, monthIndex + 1, 0, 1));
  return lastDay.getTime() - lastDay.getUTCDay() * DAY;
}

/** Returns London's clock time as a UTC date: an hour ahead from 01:00 on the last Sunday of March to that of October. */
function clockInLondon(now: number): Date {
  const year = new Date(now).getUTCFullYear();
  const isSummer = lastSunday(year, 2) <= now && now < lastSunday(year, 9);
  return new Date(isSummer ? now + HOUR : now);
}

/** Returns Easter by Gauss's rule for 1900-2099, with both exceptions. */
function easter(year: number): Date {
  const golden = year % 19;
  const moon = (19 * golden + 24) % 30;
  let sunday = (2 * (year % 4) + 4 * (year % 7) + 6 * moon + 5) % 7;
  if (moon === 29 && sunday === 6) sunday = -1;
  if (moon === 28 && sunday === 6 && golden > 10) sunday = -1;
  return new Date(Date.UTC(year, 2, 22 + moon + sunday));
}

function fathersDay(year: number): Date {
  const third = [15, 16, 17, 18, 19, 20, 21].map((date) => new Date(Date.UTC(year, 5, date)));
  return third.find((date) => nameOf(date) === 'Sun') ?? new Date(NaN);
}

const events = [2025, 2026, 2027, 2028, 2029, 2030, 2031]
  .flatMap((year) => [
    { name: "Valentine's Day", date: new Date(Date.UTC(year, 1, 14)) },
    { name: "Mother's Day", date: later(easter(year), -21) },
    { name: 'Easter', date: easter(year) },
    { name: "Father's Day", date: fathersDay(year) },
    { name: 'Happy Christmas', date: new Date(Date.UTC(year, 11, 25)) },
  ])
  .sort((a, b) => a.date.getTime() - b.date.getTime());

const peakDays = new Set(
  events.flatMap(({ date }) => Array.from({ length: 28 }, (_, i) => written(later(date, -1 - i)))),
);

/** Days until dispatch by weekday: normal before and after 15:00, peak before and after. */
const DISPATCH: Record<Name, readonly [Name, Name, Name, Name]> = {
  Mon: ['Mon', 'Wed', 'Mon', 'Tue'],
  Tue: ['Wed', 'Wed', 'Tue', 'Wed'],
  Wed: ['Wed', 'Fri', 'Wed', 'Thu'],
  Thu: ['Fri', 'Fri', 'Thu', 'Fri'],
  Fri: ['Fri', 'Mon', 'Fri', 'Mon'],
  Sat: ['Mon', 'Mon', 'Mon', 'Mon'],
  Sun: ['Mon', 'Mon', 'Mon', 'Mon'],
};

function walkTo(name: Name, from: Date): Date {
  let date = from;
  while (nameOf(date) !== name) date = later(date, 1);
  return date;
}

function afterWorkingDays(date: Date, count: number): string {
  const working = Array.from({ length: 14 }, (_, i) => later(date, i + 1)).filter(
    (day) => !['Sat', 'Sun'].includes(nameOf(day)),
  );
  return written(working[count - 1] ?? new Date(NaN));
}

/** Returns everything the shop shows at a moment of 2025 to 2030, as one line of text. */
export function describeByReference(now: number): string {
  const clock = clockInLondon(now);
  const today = new Date(Date.UTC(clock.getUTCFullYear(), clock.getUTCMonth(), clock.getUTCDate()));
  const isPeak = peakDays.has(written(today));
  const isLate = clock.getUTCHours() >= 15;
  const sent = walkTo(DISPATCH[nameOf(today)][(isPeak ? 2 : 0) + (isLate ? 1 : 0)] ?? 'Sun', today);
  const upcoming = events.find(({ date }) => date.getTime() > later(today, 3).getTime());
  return [
    clock.toISOString().slice(0, 16),
    isPeak ? 'peak' : 'normal',
    `sent ${written(sent)}`,
    `1st ${afterWorkingDays(sent, 1)} ${afterWorkingDays(sent, 2)}`,
    `2nd ${afterWorkingDays(sent, 2)} ${afterWorkingDays(sent, 4)}`,
    upcoming ? `${upcoming.name} ${written(upcoming.date)}` : 'no event',
  ].join(', ');
}

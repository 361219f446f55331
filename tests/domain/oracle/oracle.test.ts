import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);
const fileOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** Where the machine stands matters to no rule, so that the changes of the clock in one year show it. */
it.concurrent.each([
  ['Europe/London', 2025, 2030, 2191],
  ['America/Los_Angeles', 2028, 2028, 366],
  ['Pacific/Auckland', 2028, 2028, 366],
])(
  'on a machine in %s, the rules agree with the reference calendar for every hour from %i to %i',
  async (timeZone, firstYear, lastYear, days) => {
    const program = [fileOf('compare-hours.ts'), String(firstYear), String(lastYear)];
    const { stdout } = await run(process.execPath, program, {
      env: { ...process.env, TZ: timeZone },
    });
    expect(JSON.parse(stdout)).toEqual({ timeZone, hours: days * 24, differences: [] });
  },
  60_000,
);

it('the reference calendar is independent of the rules: it imports nothing', async () => {
  const source = await readFile(fileOf('reference-calendar.ts'), 'utf8');
  expect(source).not.toMatch(/\b(?:import|require)\b/);
});

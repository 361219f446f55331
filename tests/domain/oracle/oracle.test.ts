import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);
const fileOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

it.concurrent.each(['Europe/London', 'America/Los_Angeles', 'Pacific/Auckland'])(
  'on a machine in %s, the rules agree with the reference calendar for every hour of 2025 to 2030',
  async (timeZone) => {
    const { stdout } = await run(process.execPath, [fileOf('compare-hours.ts')], {
      env: { ...process.env, TZ: timeZone },
    });
    expect(JSON.parse(stdout)).toEqual({ timeZone, hours: 2191 * 24, differences: [] });
  },
  60_000,
);

it('the reference calendar is independent of the rules: it imports nothing', async () => {
  const source = await readFile(fileOf('reference-calendar.ts'), 'utf8');
  expect(source).not.toMatch(/\b(?:import|require)\b/);
});

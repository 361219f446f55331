import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { lastPostings } from '#data/calendar.ts';
import { documents } from '#data/documents.ts';
import { faq } from '#data/faq.ts';
import { promises } from '#data/promises.ts';
import { shop } from '#data/shop.ts';

const { status, stdout } = spawnSync(process.execPath, ['src/data/launch-check.ts'], {
  encoding: 'utf8',
});

const facts: { name: string; confirmed: boolean }[] = [
  { name: 'shop.ts: address', confirmed: shop.confirmed },
  { name: 'promises.ts: posting days', confirmed: promises.confirmed },
  ...faq.map(({ title, confirmed }) => ({ name: `faq.ts: ${title}`, confirmed })),
  ...Object.values(documents).map(({ title, confirmed }) => ({
    name: `documents.ts: ${title}`,
    confirmed,
  })),
  ...lastPostings.map(({ delivery, event, confirmed }) => ({
    name: `calendar.ts: last posting date of ${delivery} before ${event}`,
    confirmed,
  })),
];

it.each(facts)('what the owner has not confirmed is listed: $name', ({ name, confirmed }) => {
  expect(stdout.includes(`- ${name}`)).toBe(!confirmed);
});

it('a list that is not empty stops a launch', () => {
  expect(status).toBe(stdout.includes('\n- ') ? 1 : 0);
});

import { globSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newIdempotencyKey, startTestShop, type TestShop } from '../server/test-shop.ts';
import { fuzzTargets } from './targets.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

it.each(fuzzTargets.map((target) => [target.name, target] as const))(
  'the valid body of %s gets the expected status',
  async (_name, { path, valid, headers, status = 200 }) => {
    const response = await fetch(shop.url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...newIdempotencyKey(), ...headers },
      body: JSON.stringify(valid),
    });
    expect([response.status, await response.text()]).toEqual([status, expect.anything()]);
  },
);

it('lists every POST endpoint', async () => {
  const module = v.object({ config: v.object({ path: v.optional(v.string()) }) });
  const known = new Set(fuzzTargets.map(({ path }) => path));
  for (const file of globSync(join(import.meta.dirname, '../../netlify/functions/*.ts'))) {
    const { path } = v.parse(module, { ...(await import(file)) }).config;
    const answer = path && (await fetch(shop.url + path));
    if (answer && answer.headers.get('Allow') === 'POST') expect(known).toContain(path);
  }
});

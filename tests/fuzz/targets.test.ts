import { globSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newIdempotencyKey, startTestShop, type TestShop } from '../server/test-shop.ts';
import { FORM_TYPE } from './malformed-request.ts';
import { fuzzForms, fuzzTargets } from './targets.ts';

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

it.each(fuzzForms.map((target) => [target.name, target] as const))(
  'the valid form of %s leads on, and every change makes it invalid',
  async (_name, { path, valid, status, invalidChanges }) => {
    const post = async (fields: object): Promise<number> => {
      const values = Object.entries(fields).map(([name, value]) => [name, String(value)]);
      const body = new URLSearchParams(values).toString();
      const headers = { 'Content-Type': FORM_TYPE };
      const init = { method: 'POST', redirect: 'manual', headers, body } as const;
      return (await fetch(shop.url + path, init)).status;
    };
    expect(await post(valid)).toBe(status);
    for (const change of invalidChanges) {
      expect([change, await post({ ...valid, ...change })]).toEqual([change, 400]);
    }
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

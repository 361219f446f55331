import { globSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endpoints } from '../support/endpoints.ts';
import { newIdempotencyKey, startTestShop, type TestShop } from '../support/test-shop.ts';
import { FORM_TYPE } from './malformed-request.ts';
import { prepareShop, type Credentials } from './prepare-shop.ts';
import { fuzzForms, fuzzTargets } from './targets.ts';

/** A refusal for what a body says: wrong, of something unknown, of another price, too much. Never for who sends it. */
const REFUSED = [400, 404, 409, 413];

let shop: TestShop;
let credentials: Credentials;
beforeAll(async () => {
  shop = await startTestShop();
  credentials = await prepareShop(shop);
});
afterAll(() => shop.stop());

it.each(fuzzTargets.map((target) => [target.name, target] as const))(
  'every change to the body of %s is refused, and the valid body gets the expected status',
  async (_name, { path, valid, headers, status = 200, invalidChanges }) => {
    const post = async (body: object): Promise<number> => {
      const own = { 'Content-Type': 'application/json', ...newIdempotencyKey(), ...credentials };
      const init = { method: 'POST', headers: { ...own, ...headers }, body: JSON.stringify(body) };
      return (await fetch(shop.url + path, init)).status;
    };
    for (const change of invalidChanges) {
      expect(REFUSED, JSON.stringify(change)).toContain(await post({ ...valid, ...change }));
    }
    expect(await post(valid)).toBe(status);
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

it('lists every POST endpoint of the contract, and every other function that takes POST', async () => {
  const known = new Set(fuzzTargets.map(({ path }) => path));
  const module = v.object({ config: v.object({ path: v.optional(v.string()) }) });
  const paths: string[] = endpoints
    .filter(({ method }) => method === 'POST')
    .map(({ path }) => path);
  for (const file of globSync(join(import.meta.dirname, '../../netlify/functions/*.ts'))) {
    const { path } = v.parse(module, { ...(await import(file)) }).config;
    const answer = path && (await fetch(shop.url + path, { method: 'PUT' }));
    if (answer && answer.headers.get('Allow')?.includes('POST')) paths.push(path);
  }
  expect(paths.length).toBeGreaterThan(30);
  expect(paths.filter((path) => !known.has(path))).toEqual([]);
});

import { request as httpRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { availability } from '#contract/availability.ts';
import { confirmationPage } from '#contract/confirm-data-request.ts';
import { dataExport } from '#contract/data-export.ts';
import { defineRawHandler } from '#netlify/http/define-handler.ts';
import { MAX_BODY_BYTES } from '#netlify/http/request-guard.ts';
import { COMMON_HEADERS } from '#netlify/http/respond.ts';
import { endpoints } from '../support/endpoints.ts';
import { expectConsoleErrors } from '../support/no-console-errors.ts';
import { signIn } from '../support/shopkeeper-sign-in.ts';
import { startTestShop, type TestShop } from '../support/test-shop.ts';

const kilobytes = ({ maxBytes = MAX_BODY_BYTES }: { maxBytes?: number }): number => maxBytes / 1024;

/** The paths that take both methods. */
const BOTH: string[] = endpoints
  .map(({ path }) => path)
  .filter((path, place, paths) => paths.indexOf(path) !== place);
const ofOneMethod = endpoints.filter(({ path }) => !BOTH.includes(path));

/** The endpoints that take a POST, and the largest body each of them reads, in kB; two are not in the contract. */
const POSTED: [string, number][] = [
  ...ofOneMethod
    .filter(({ method }) => method === 'POST')
    .map((endpoint): [string, number] => [endpoint.path, kilobytes(endpoint)]),
  ['/api/stripe-webhook', 1024],
  ['/api/trigger-outbox', 1],
];
/** What mails link to: a webmail page leads there. */
const LINKED: string[] = [dataExport.path, confirmationPage.path];
const READ: string[] = ofOneMethod
  .filter(({ method, path }) => method === 'GET' && !LINKED.includes(path))
  .map(({ path }) => path);

const json = { 'Content-Type': 'application/json' };
const someText: unknown = expect.stringMatching(/\S/);

let shop: TestShop;
/** Of a device on which the shopkeeper is signed in. */
let cookie: string;
beforeAll(async () => {
  shop = await startTestShop();
  cookie = await signIn(shop);
});
afterAll(() => shop.stop());

interface Asked {
  method: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Sends by Node's HTTP client, which allows headers that `fetch` forbids. */
function ask(path: string, { method, headers = {}, body = '' }: Asked) {
  return new Promise<{ status: number; allow: string; body: unknown }>((resolve, reject) => {
    const request = httpRequest(shop.url + path, { method, headers }, (response) => {
      const { statusCode: status = 0, headers: answered } = response;
      for (const [name, value] of Object.entries(COMMON_HEADERS)) {
        expect(answered[name.toLowerCase()]).toBe(value);
      }
      expect(answered['access-control-allow-origin']).toBeUndefined();
      text(response)
        .then((said) => resolve({ status, allow: answered.allow ?? '', body: JSON.parse(said) }))
        .catch(reject);
    });
    request.on('error', reject);
    request.end(body);
  });
}

const refusal = (status: number, code: string) => ({
  status,
  body: { error: someText, message: someText, code },
});

it('the contract has endpoints of both methods', () => {
  expect(POSTED.length).toBeGreaterThan(8);
  expect(READ.length).toBeGreaterThan(2);
  expect(BOTH).toContain(availability.path);
});

describe.each(POSTED)('%s refuses', (path, most) => {
  it.each(['GET', 'PUT', 'DELETE', 'OPTIONS'])('%s with 405, and names POST', async (method) => {
    const answer = await ask(path, { method });
    expect(answer).toMatchObject({ ...refusal(405, 'wrong-method'), allow: 'POST' });
  });

  it.each([
    ['a form with 415', { 'Content-Type': 'text/plain' }, '{}', 415, 'wrong-type'],
    [
      'another site’s page',
      { ...json, 'Sec-Fetch-Site': 'cross-site' },
      '{}',
      403,
      'foreign-origin',
    ],
    ['a foreign origin', { ...json, Origin: 'https://evil.example' }, '{}', 403, 'foreign-origin'],
    [`more than ${most} kB`, json, ' '.repeat(most * 1024 + 1), 413, 'too-large'],
  ])('%s', async (_what, headers, body, status, code) => {
    expect(await ask(path, { method: 'POST', headers, body })).toMatchObject(refusal(status, code));
  });

  it.each([
    ['broken JSON', '{"a":'],
    ['a body of another shape', '{"a":1}'],
  ])('%s with 400', async (_what, body) => {
    const headers = { ...json, Cookie: cookie };
    expect((await ask(path, { method: 'POST', headers, body })).status).toBe(400);
  });
});

describe.each([...READ, ...LINKED])('%s refuses', (path) => {
  it('POST with 405, and names GET', async () => {
    const answer = await ask(path, { method: 'POST', headers: json, body: '{}' });
    expect(answer).toMatchObject({ ...refusal(405, 'wrong-method'), allow: 'GET' });
  });
});

it.each(READ)('%s refuses another site’s page', async (path) => {
  const headers = { 'Sec-Fetch-Site': 'cross-site' };
  expect(await ask(path, { method: 'GET', headers })).toMatchObject(refusal(403, 'foreign-origin'));
});

describe.each(BOTH)('%s, which takes two methods,', (path) => {
  it.each(['PUT', 'DELETE', 'OPTIONS'])('refuses %s with 405, and names both', async (method) => {
    const answer = await ask(path, { method });
    expect(answer).toMatchObject({ ...refusal(405, 'wrong-method'), allow: 'GET, POST' });
  });

  it('refuses another site’s page, a form, and a body of another shape', async () => {
    const foreign = { ...json, Origin: 'https://evil.example', Cookie: cookie };
    const send = (headers: Record<string, string>) =>
      ask(path, { method: 'POST', headers, body: '{"a":1}' });
    expect(await send(foreign)).toMatchObject(refusal(403, 'foreign-origin'));
    expect(await send({ 'Content-Type': 'text/plain' })).toMatchObject(refusal(415, 'wrong-type'));
    expect((await send({ ...json, Cookie: cookie })).status).toBe(400);
    expect((await send(json)).status).toBe(401);
  });
});

it('the link that a mail carries may be followed from a mail program’s page', async () => {
  const headers = { 'Sec-Fetch-Site': 'cross-site' };
  const answer = await ask(`${dataExport.path}?token=${'x'.repeat(43)}`, {
    method: 'GET',
    headers,
  });
  expect(answer.status).not.toBe(403);
});

it.each(['\u0000', 'pi_\u0000', '..', '../../charges', "' or 1=1"])(
  'an odd id in a query is no failure: %j',
  async (id) => {
    const query = encodeURIComponent(id);
    for (const path of [
      '/api/get-session?sessionId=',
      '/api/check-order-status?paymentIntentId=',
    ]) {
      expect((await ask(path + query, { method: 'GET' })).status).toBeLessThan(500);
    }
  },
);

it('an unexpected error gives a bare 500 with the request’s id, in the response and in the log', async () => {
  expectConsoleErrors();
  const route = {
    path: '/api/x',
    method: 'POST',
    isJson: true,
    maxBytes: 9,
    timeoutMs: 99,
  } as const;
  const broken = defineRawHandler(route, () =>
    Promise.reject(new Error('Ada’s note broke the table')),
  );
  const request = new Request(`${shop.url}/api/x`, { method: 'POST', headers: json, body: '{}' });
  const context = { ip: '127.0.0.1', requestId: 'request-77', waitUntil: () => undefined };
  const answer = await broken(request, context);
  const said = await answer.text();
  expect(answer.status).toBe(500);
  expect(JSON.parse(said)).toEqual({
    error: 'Something went wrong on our side',
    message: 'Please try again. If it goes on, tell us this number: request-77.',
    code: 'internal',
  });
  const logged = vi.mocked(console.error).mock.calls.join();
  expect(logged).toContain('request-77');
  expect(said + logged).not.toContain('Ada');
});

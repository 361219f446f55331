// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { download } from '#browser/download.ts';

const respond = (response: Response) => vi.stubGlobal('fetch', () => Promise.resolve(response));

afterEach(() => {
  vi.unstubAllGlobals();
});

it('keeps the body of a refusal', async () => {
  respond(new Response('{"error":"Please sign in."}', { status: 401 }));
  expect(await download('/api/parcels-csv', 'parcels.csv')).toMatchObject({
    kind: 'http-error',
    status: 401,
    body: { error: 'Please sign in.' },
  });
});

it('takes an error page of the platform for an error status, not for a lost connection', async () => {
  respond(new Response('<h1>Bad gateway</h1>', { status: 502 }));
  expect(await download('/api/parcels-csv', 'parcels.csv')).toEqual({
    kind: 'http-error',
    status: 502,
    body: null,
  });
});

// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { download } from '#browser/download.ts';

const respond = (response: Response) => vi.stubGlobal('fetch', () => Promise.resolve(response));

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  [
    'a refusal of the shop keeps its body',
    '{"error":"Please sign in."}',
    { error: 'Please sign in.' },
  ],
  [
    'a page of the platform is an error status, not a lost connection',
    '<h1>Bad gateway</h1>',
    null,
  ],
])('%s', async (_, text, body) => {
  respond(new Response(text, { status: 502 }));
  expect(await download('/api/parcels-csv', 'parcels.csv')).toEqual({
    kind: 'http-error',
    status: 502,
    body,
  });
});

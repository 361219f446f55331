import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openBuiltSite } from '#sandbox/site/built-site.ts';

const root = resolve(import.meta.dirname, '../..');
/** `netlify.toml` has the rules; `public` has the only file they need. */
const site = openBuiltSite({ root, dist: resolve(root, 'public') });

describe('an unknown API path', () => {
  it.each([
    ['GET', '/api/nothing'],
    ['GET', '/api/'],
    ['GET', '/api%2fhealth'],
    ['POST', '/api%2Fcreate-checkout-session'],
    ['GET', '/api/get-session/more'],
    ['GET', '/api/nothing?a=1'],
    ['POST', '/api/nothing'],
    ['DELETE', '/api/nothing/at/all'],
  ])('%s %s is 404 in JSON, and is not kept', async (method, path) => {
    const answer = await site.handle(new Request(`https://shop.example${path}`, { method }));
    expect(answer?.status).toBe(404);
    expect(answer?.headers.get('Content-Type')).toMatch(/^application\/json/);
    expect(answer?.headers.get('Cache-Control')).toBe('no-store');
    expect(answer?.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(await answer?.json()).toEqual({
      error: 'Not found',
      message: 'There is nothing at this address.',
      code: 'not-found',
    });
  });

  it('is not redirected home like an unknown page', async () => {
    const answer = await site.handle(new Request('https://shop.example/nothing'));
    expect([answer?.status, answer?.headers.get('Location')]).toEqual([
      302,
      'https://shop.example/',
    ]);
  });
});

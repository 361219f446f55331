import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestShop, advanceClock, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());
afterEach(async () => {
  advanceClock(0);
  await shop.sql('delete from page_views');
});

const visit = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${shop.url}/api/page-view`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const counts = () =>
  shop.sql('select path, referrer, views from page_views order by day, path, referrer');

describe('a page view', () => {
  it('gets 204, and is counted by page and referring site', async () => {
    const answer = await visit({ path: '/about', referrer: 'https://search.example' });
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    await visit({ path: '/about/', referrer: 'https://search.example' });
    await visit({ path: '/about' });
    await visit({ path: '/' });
    expect(await counts()).toEqual([
      { path: '/', referrer: '', views: 1 },
      { path: '/about', referrer: '', views: 1 },
      { path: '/about', referrer: 'https://search.example', views: 2 },
    ]);
  });

  it('within the shop has no referrer', async () => {
    await visit({ path: '/faq', referrer: shop.url });
    expect(await counts()).toEqual([{ path: '/faq', referrer: '', views: 1 }]);
  });

  it('is counted on its day', async () => {
    await visit({ path: '/faq' });
    advanceClock(86_400_000);
    await visit({ path: '/faq' });
    expect((await counts()).map(({ views }) => views)).toEqual([1, 1]);
  });

  it('is counted under concurrency', async () => {
    await Promise.all(Array.from({ length: 50 }, () => visit({ path: '/flavours' })));
    expect(await counts()).toEqual([{ path: '/flavours', referrer: '', views: 50 }]);
  });

  it('stores only day, path, origin and count', async () => {
    await visit({ path: '/about', visitor: 'ada' });
    const [row] = await shop.sql('select * from page_views');
    expect(Object.keys(row ?? {})).toEqual(['day', 'path', 'referrer', 'views']);
  });

  it('of a new path is ignored after 2,000 paths a day', async () => {
    await shop.sql(
      `insert into page_views select current_date, '/made-up/' || n, '', 1 from generate_series(1, 2000) n`,
    );
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(
      Date.now(),
    );
    await shop.sql('update page_views set day = $1', [today]);
    await visit({ path: '/one-more' });
    await visit({ path: '/made-up/7' });
    expect(await shop.sql(`select path from page_views where path = '/one-more'`)).toEqual([]);
    expect(await shop.sql('select path from page_views where views = 2')).toEqual([
      { path: '/made-up/7' },
    ]);
  });
});

describe('an invalid page view', () => {
  it.each([
    ['nothing', {}],
    ['an object as a path', { path: {} }],
    ['a query', { path: '/thank-you?session_id=cs_1' }],
    ['a fragment', { path: '/faq#returns' }],
    ['another site', { path: 'https://evil.example/' }],
    ['HTML', { path: '/<script>' }],
    ['a long path', { path: `/${'a'.repeat(100)}` }],
    ['a full URL as its origin', { path: '/', referrer: 'https://search.example/?q=ada' }],
    ['a script as its origin', { path: '/', referrer: 'javascript:alert(1)' }],
  ])('%s is rejected with 400', async (_, body) => {
    expect((await visit(body)).status).toBe(400);
    expect(await counts()).toEqual([]);
  });

  it('rejects another site’s request', async () => {
    expect((await visit({ path: '/' }, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
  });
});

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestShop, travel, type TestShop } from './test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());
afterEach(async () => {
  travel(0);
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

describe('a visit', () => {
  it('is answered with nothing, and counted by page and by the site it came from', async () => {
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

  it('from another page of the shop comes from nowhere', async () => {
    await visit({ path: '/faq', referrer: shop.url });
    expect(await counts()).toEqual([{ path: '/faq', referrer: '', views: 1 }]);
  });

  it('is counted for its day alone', async () => {
    await visit({ path: '/faq' });
    travel(86_400_000);
    await visit({ path: '/faq' });
    expect((await counts()).map(({ views }) => views)).toEqual([1, 1]);
  });

  it('many at once are all counted', async () => {
    await Promise.all(Array.from({ length: 50 }, () => visit({ path: '/flavours' })));
    expect(await counts()).toEqual([{ path: '/flavours', referrer: '', views: 50 }]);
  });

  it('leaves nothing about the visitor: a day, a path, an origin and a number are all there is', async () => {
    await visit({ path: '/about', visitor: 'ada' });
    const [row] = await shop.sql('select * from page_views');
    expect(Object.keys(row ?? {})).toEqual(['day', 'path', 'referrer', 'views']);
  });

  it('of a page nobody ever saw stops being counted when a day has 2,000 of them', async () => {
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

describe('what is no visit', () => {
  it.each([
    ['nothing', {}],
    ['an object as a path', { path: {} }],
    ['a query', { path: '/thank-you?session_id=cs_1' }],
    ['a fragment', { path: '/faq#returns' }],
    ['another site', { path: 'https://evil.example/' }],
    ['HTML', { path: '/<script>' }],
    ['a long path', { path: `/${'a'.repeat(100)}` }],
    ['a whole address as its origin', { path: '/', referrer: 'https://search.example/?q=ada' }],
    ['no origin', { path: '/', referrer: 'javascript:alert(1)' }],
  ])('%s is refused with 400', async (_, body) => {
    expect((await visit(body)).status).toBe(400);
    expect(await counts()).toEqual([]);
  });

  it('a page of another site cannot count', async () => {
    expect((await visit({ path: '/' }, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
  });
});

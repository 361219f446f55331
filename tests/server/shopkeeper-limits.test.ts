import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailedTokens } from '../support/shopkeeper-sign-in.ts';
import { eventually, startTestShop, type TestShop } from '../support/test-shop.ts';

const ASK = '/api/shopkeeper-sign-in';
const SESSION = '/api/shopkeeper-session';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ RATE_LIMIT_FACTOR: '1' });
});
afterAll(() => shop.stop());

it('five links go out to one network in an hour, all answers are alike, and what was sent stays valid', async () => {
  const answers = [];
  for (let n = 0; n < 7; n += 1) answers.push(await shop.post(ASK, {}));
  expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
  const [token = ''] = await eventually(() => {
    expect(mailedTokens(shop)).toHaveLength(5);
    return mailedTokens(shop);
  });
  expect((await shop.post(SESSION, { token })).status).toBe(200);
});

it('twenty links go out in an hour in all', async () => {
  const counts = { name: 'sign-in-in-all', of: 'everybody' };
  const [row] = await shop.sql('select points from rate_limits where key = $1', [
    `${counts.name}:${counts.of}`,
  ]);
  expect(row).toEqual({ points: 5 });
  await shop.sql(`delete from rate_limits where key like 'sign-in-from-address:%'`);
  await shop.sql(`update rate_limits set points = 19 where key = 'sign-in-in-all:everybody'`);
  const before = mailedTokens(shop).length;
  for (let n = 0; n < 3; n += 1) expect((await shop.post(ASK, {})).status).toBe(202);
  await eventually(() => expect(mailedTokens(shop)).toHaveLength(before + 1));
  const [{ links } = { links: 0 }] = await shop.sql(
    'select count(*)::integer as links from shopkeeper_links',
  );
  expect(links).toBe(before + 1);
});

describe('over the limit', () => {
  const usedUp = () =>
    shop.sql(`update rate_limits set points = 99 where key like 'sign-in-in-all:%'`);
  const expireLinks = () => shop.sql('update shopkeeper_links set expires_at = created_at');
  const countLinks = async () =>
    Number((await shop.sql('select count(*) as links from shopkeeper_links'))[0]?.['links']);
  /** Asks, and returns how many links were sent. */
  async function ask(times = 1): Promise<number> {
    const before = await countLinks();
    const answers = await Promise.all(Array.from({ length: times }, () => shop.post(ASK, {})));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 202));
    return (await countLinks()) - before;
  }

  it('a link is sent once none works any more, so that strangers cannot lock the shop out', async () => {
    await usedUp();
    expect(await ask()).toBe(0);
    await expireLinks();
    const before = mailedTokens(shop);
    expect([await ask(), await ask()]).toEqual([1, 0]);
    const token = await eventually(() => {
      const mailed = mailedTokens(shop).find((one) => !before.includes(one));
      if (mailed === undefined) throw new Error('No link yet');
      return mailed;
    });
    expect((await shop.post(SESSION, { token })).status).toBe(200);
    expect([await ask(), await ask()]).toEqual([1, 0]);
  });

  it('of many who ask at the same time at most three cause a mail', async () => {
    await shop.sql(`delete from rate_limits where key like 'sign-in-over-limits:%'`);
    await expireLinks();
    const sent = await ask(20);
    expect(sent).toBeGreaterThan(0);
    expect(sent).toBeLessThanOrEqual(3);
  });
});

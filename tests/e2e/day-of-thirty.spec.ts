import { expect, test } from '@playwright/test';
import * as v from 'valibot';
import { londonTime } from '#domain/day.ts';
import { formatWeekday } from '#domain/day-words.ts';
import { dayOrders, placeDayOrder } from '#sandbox/seed-day.ts';
import { clickButton } from './helpers/builder.ts';
import { startOwnShop, type OwnShop } from './helpers/own-shop.ts';
import { expectAccessible, expectNoHorizontalScroll } from './helpers/page-setup.ts';
import { signIn } from './helpers/shopkeeper.ts';

const ORDERS = 30;
const TABLET = { width: 768, height: 1024 };

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await startOwnShop();
});
test.afterAll(() => shop.stop());

const counts = v.array(v.object({ what: v.string(), count: v.number() }));

/** Counts the parcels of a day and before it by an expression. */
async function countDue(expression: string, day: string): Promise<Record<string, number>> {
  const rows = await shop.query(
    `select ${expression} as what, count(*)::integer as count
     from parcels join orders using (session_id) where post_on <= $1::date group by 1`,
    [day],
  );
  return Object.fromEntries(v.parse(counts, rows).map(({ what, count }) => [what, count]));
}

test('a day of thirty orders is cut, printed, packed and posted, each customer told once', async ({
  browser,
  viewport,
}) => {
  test.slow();
  const isWide = viewport !== null && viewport.width > TABLET.width;
  const page = await browser.newPage({
    baseURL: shop.url,
    reducedMotion: 'reduce',
    viewport: isWide ? TABLET : viewport,
  });
  const orders = dayOrders(ORDERS, Date.now());
  for (const order of orders) await placeDayOrder(shop.url, order);
  const today = londonTime(Date.now()).day;
  // The provider tells of money that went back a moment later.
  const wentBack = orders.filter(({ then }) => then.startsWith('refund') || then === 'dispute');
  const IS_STOPPED = 'is_disputed or refunded_pence > 0';
  await expect
    .poll(() => shop.query(`select session_id from orders where ${IS_STOPPED}`, []))
    .toHaveLength(wentBack.length);
  const { free = 0, stopped = 0 } = await countDue(
    `case when ${IS_STOPPED} then 'stopped' else 'free' end`,
    today,
  );
  expect(free).toBeGreaterThan(20);
  expect(stopped).toBeGreaterThan(0);

  await page.addInitScript(() => (window.print = () => undefined));
  await signIn(page);
  const cutting = page.getByRole('region', { name: 'To cut' });
  await expect(cutting).toContainText(/To cut \d/);
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  const papers = page.getByRole('article', { includeHidden: true });
  await clickButton(page, 'Packing slips of the day');
  await expect(papers).toHaveCount(free + stopped);
  await clickButton(page, 'Parcel sheets of the day');
  await expect(papers.filter({ hasText: 'Best before' })).toHaveCount(free + stopped);

  const pressAll = async (status: 'packed' | 'posted'): Promise<void> => {
    for (const name of ['Overdue', formatWeekday(today)]) {
      await page.getByRole('region', { name }).getByRole('button', { name: 'Tick all' }).click();
    }
    await expect(page.getByText(`${free + stopped} ticked`)).toBeVisible();
    await clickButton(page, `Mark ${free + stopped} ${status}`);
  };
  await pressAll('packed');
  await expect.poll(() => countDue('status', today)).toEqual({ packed: free + stopped });
  await page.reload();
  await expect(cutting).toContainText('Nothing. All that is due is packed.');

  await pressAll('posted');
  await expect.poll(() => countDue('status', today)).toEqual({ packed: stopped, posted: free });
  const told = await shop.query(`select key from outbox where kind = 'posted'`, []);
  expect(told).toHaveLength(free);
  await page.close();
});

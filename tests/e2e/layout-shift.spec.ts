import { expect, test } from '@playwright/test';
import { readLayoutShifts, recordLayoutShifts } from './helpers/layout-shifts.ts';

const SCRIPT_DELAY_MS = 800;
/** A slow mobile line: the page is painted before its fonts and its pictures arrive. */
const SLOW_LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

const pages = [
  '/',
  '/about',
  '/basket',
  '/build-your-box',
  '/contact',
  '/data-requests',
  '/faq',
  '/flavours',
  '/flavours/oreo',
  '/ingredients',
  '/order',
  '/qr-code',
  '/shop-boxes',
  '/shop-boxes/chocolate-dozen',
  '/terms',
  '/thank-you',
  '/weddings-corporate',
];

for (const path of pages) {
  test(`${path} has no layout shift on a slow line when its scripts load late`, async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_LINE);
    // A page comes whole: it fits into the first congestion window, which the emulated line does not know.
    await page.route(
      ({ pathname }) => pathname === path,
      async (route) => route.fulfill({ response: await route.fetch() }),
    );
    await page.route(/\/_astro\/.*\.js$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, SCRIPT_DELAY_MS));
      await route.continue();
    });
    await recordLayoutShifts(page);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(await readLayoutShifts(page)).toEqual([]);
  });
}

for (const path of pages) {
  test(`every picture of ${path} keeps its place before it has loaded`, async ({ page }) => {
    await page.route(/\/pictures\//, () => undefined);
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.readyState !== 'loading');
    const flat = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLImageElement>('main img[width]')]
        .filter((image) => image.checkVisibility() && image.offsetHeight === 0)
        .map(({ src }) => src),
    );
    expect(flat).toEqual([]);
  });
}

import { expect, test } from '@playwright/test';

const LATE_MS = 800;
/** A letter that comes out a pixel wider in its own font. */
const UNSEEN = 0.0005;

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
  '/qr-code',
  '/shop-boxes',
  '/shop-boxes/chocolate-dozen',
  '/thank-you',
  '/weddings-corporate',
];

/* A slow network brings scripts long after the page has painted. */
for (const path of pages) {
  test(`${path} has no layout shift when its scripts load late`, async ({ page }) => {
    await page.route(/\/_astro\/.*\.js$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, LATE_MS));
      await route.continue();
    });
    await page.addInitScript((unseen) => {
      const shifts: string[] = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (!('value' in entry) || !('sources' in entry) || !Array.isArray(entry.sources))
            continue;
          if (Number(entry.value) < unseen) continue;
          const moved = entry.sources.map(({ node }: { node: unknown }) =>
            node instanceof Element ? `${node.tagName}.${node.className}` : 'text',
          );
          shifts.push(`${Number(entry.value).toFixed(4)} ${moved.join(' ')}`);
        }
      }).observe({ type: 'layout-shift', buffered: true });
      Object.assign(window, { shifts });
    }, UNSEEN);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    const shifts = await page.evaluate(() => ('shifts' in window ? window.shifts : null));
    expect(shifts).toEqual([]);
  });
}

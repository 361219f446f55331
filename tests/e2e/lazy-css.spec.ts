import { expect, test, type Page, type Request } from '@playwright/test';
import { declineCookies } from '../support/consent.ts';
import { stepTitles } from './helpers/builder.ts';
import { waitForPaint } from './helpers/layout-shifts.ts';

const FLAVOURS = stepTitles[1];
const isSheet = /\.css$/;
const sheets = (page: Page) => page.locator('link[rel=stylesheet]');

test.describe('the stylesheets of steps 2 to 5', () => {
  test.beforeEach(async ({ page }) => {
    await declineCookies(page);
  });

  test('are requested with their script and loaded before a step shows', async ({ page }) => {
    const { promise: letGo, resolve: bringSheets } = Promise.withResolvers<unknown>();
    await page.route(isSheet, async (route) => {
      await letGo;
      await route.continue();
    });
    const underWay = new Set<Request>();
    page.on('request', (request) => {
      if (!isSheet.test(request.url())) underWay.add(request);
    });
    page.on('requestfinished', (request) => underWay.delete(request));
    page.on('requestfailed', (request) => underWay.delete(request));
    // Writes down, whenever the heading stands there, how many of the sheets do not.
    await page.addInitScript((heading) => {
      const missing: number[] = [];
      new MutationObserver(() => {
        if (document.querySelector('h1')?.textContent !== heading) return;
        const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
        missing.push(links.filter(({ sheet }) => sheet === null).length);
      }).observe(document, { childList: true, subtree: true, characterData: true });
      Object.assign(window, { missing });
    }, FLAVOURS);
    await page.goto('/build-your-box');
    await expect(sheets(page)).toHaveCount(0);
    const asked = page.waitForRequest(isSheet);
    await page.getByRole('button', { name: 'Select This Box (Box of 6)' }).click();
    await asked;
    // All but the styles has come.
    await expect.poll(() => underWay.size).toBe(0);
    await waitForPaint(page);
    bringSheets(true);
    await page.getByRole('heading', { name: FLAVOURS }).waitFor();
    await expect(sheets(page)).not.toHaveCount(0);
    const missing = await page.evaluate(() => ('missing' in window ? window.missing : []));
    expect(new Set(missing as number[])).toEqual(new Set([0]));
  });

  test('leave step 1 in place with an error when they cannot be loaded, and can be retried', async ({
    page,
  }) => {
    await page.route(isSheet, (route) => route.abort());
    await page.goto('/build-your-box');
    const select = page.getByRole('button', { name: 'Select This Box (Box of 6)' });
    await select.click();
    await expect(page.getByRole('alert')).toContainText('This step could not be loaded');
    await page.unroute(isSheet);
    await select.click();
    await expect(page.getByRole('heading', { name: FLAVOURS })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

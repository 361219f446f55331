import { expect, test, type Page, type Request } from '@playwright/test';
import { stepTitle } from '#features/builder/steps.ts';
import { waitForPaint } from './helpers/layout-shifts.ts';
import { holdRequests } from './helpers/network.ts';
import { declineCookies, waitForHydration } from './helpers/page-setup.ts';

const FLAVOURS = stepTitle('flavours');
const STYLESHEET = /\.css$/;
const STEP_STYLESHEET = /lazy-steps.*\.css$/;
const stylesheetLinks = (page: Page) => page.locator('link[rel=stylesheet]');

test.describe('the stylesheets of steps 2 to 5', () => {
  test.beforeEach(async ({ page }) => {
    await declineCookies(page);
  });

  test('are requested with their script and loaded before a step shows', async ({ page }) => {
    const release = await holdRequests(page, STYLESHEET);
    const pending = new Set<Request>();
    page.on('request', (request) => {
      if (!STYLESHEET.test(request.url())) pending.add(request);
    });
    page.on('requestfinished', (request) => pending.delete(request));
    page.on('requestfailed', (request) => pending.delete(request));
    // Counts the missing stylesheets at each change of the page that shows the heading.
    await page.addInitScript((heading) => {
      const missing: number[] = [];
      new MutationObserver(() => {
        if (document.querySelector('h1')?.textContent !== heading) return;
        const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
        missing.push(links.filter(({ sheet }) => sheet === null).length);
      }).observe(document, { childList: true, subtree: true, characterData: true });
      Object.assign(window, { missing });
    }, FLAVOURS);
    const requested = page.waitForRequest(STYLESHEET);
    await page.goto('/build-your-box');
    const html = await (await page.request.get('/build-your-box')).text();
    expect(html).not.toContain('rel="stylesheet"');
    await page.getByRole('button', { name: 'Select This Box (Box of 6)' }).click();
    await requested;
    // Everything but the stylesheets has loaded.
    await expect.poll(() => pending.size).toBe(0);
    await waitForPaint(page);
    release();
    await page.getByRole('heading', { name: FLAVOURS }).waitFor();
    await expect(stylesheetLinks(page)).not.toHaveCount(0);
    const missing = await page.evaluate(() => ('missing' in window ? window.missing : []));
    expect(new Set(missing as number[])).toEqual(new Set([0]));
  });

  test('leave step 1 in place with an error when they cannot be loaded, and can be retried', async ({
    page,
  }) => {
    await page.route(STEP_STYLESHEET, (route) => route.abort());
    await page.goto('/build-your-box');
    const select = page.getByRole('button', { name: 'Select This Box (Box of 6)' });
    await waitForHydration(page, select);
    await select.click();
    await expect(page.getByRole('alert')).toContainText('This step could not be loaded');
    await page.unroute(STEP_STYLESHEET);
    await select.click();
    await expect(page.getByRole('heading', { name: FLAVOURS })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

for (const path of ['/', '/flavours', '/weddings-corporate', '/basket', '/build-your-box?box=6']) {
  test(`no stylesheet of ${path} selects the page by what it holds, so that a click restyles what it changes alone`, async ({
    page,
  }) => {
    await page.goto(path);
    if (path.includes('box=')) await page.getByRole('heading', { name: FLAVOURS }).waitFor();
    const selectors = await page.evaluate(() => {
      const inRules = (rules: CSSRuleList): string[] =>
        [...rules].flatMap((rule) => [
          ...(rule instanceof CSSStyleRule ? [rule.selectorText] : []),
          ...('cssRules' in rule ? inRules(rule.cssRules as CSSRuleList) : []),
        ]);
      return [...document.styleSheets].flatMap(({ cssRules }) => inRules(cssRules));
    });
    expect(selectors).toContain('html');
    expect(
      selectors.filter((selector) => /(?:^|\s)(?::root|html|body):has/.test(selector)),
    ).toEqual([]);
  });
}

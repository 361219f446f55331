import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import {
  applyPreset,
  chooseLid,
  clickButton,
  expectStep,
  openBuilderPage,
  selectBoxKind,
} from './helpers/builder.ts';
import { collectErrors, declineCookies } from './helpers/page-setup.ts';
import { clickPay, openPaymentPage, sessionIdOf } from './helpers/payment.ts';

test.describe.configure({ timeout: 300_000 });

/**
 * Returns the paths of the pages with a file of their own, and every fourth of those that share one. The inline scripts and
 * styles of all are checked without a browser.
 */
async function listRoutes({ request }: Page): Promise<string[]> {
  const own = globSync('**/*.astro', { cwd: 'src/pages' })
    .filter((file) => !file.includes('['))
    .map((file) => `/${file.replace(/(?:\/?index)?\.astro$/, '')}`);
  const maps = await Promise.all(
    ['/sitemap-main.xml', '/sitemap-products.xml'].map(async (path) =>
      (await request.get(path)).text(),
    ),
  );
  const listed = [...maps.join('').matchAll(/<loc>([^<]+)/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  const several = Object.values(Object.groupBy(listed, (path) => dirname(path)));
  return [
    ...new Set([
      ...own,
      ...several.flatMap((paths = []) => paths.filter((_path, place) => place % 4 === 0)),
    ]),
  ].sort();
}

/** Scrolls through the page, so that everything lazy starts. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise(requestAnimationFrame);
    }
  });
}

/** What the browser logs when the shopkeeper's page learns that nobody is signed in. */
const SIGNED_OUT =
  'Failed to load resource: the server responded with a status of 401 (Unauthorized)';

test('no kind of page violates its content security policy', async ({ page }) => {
  const routes = await listRoutes(page);
  await declineCookies(page);
  const errors = collectErrors(page);
  for (const route of routes) {
    await page.goto(route);
    await scrollThrough(page);
    expect(
      errors.filter((error) => error !== SIGNED_OUT),
      route,
    ).toEqual([]);
  }
});

test('no step of the builder violates the content security policy', async ({ page }) => {
  const errors = collectErrors(page);
  await openBuilderPage(page);
  await selectBoxKind(page, 'Box of 6');
  await applyPreset(page, 'Top 6 Recommended');
  await chooseLid(page, /Happy Birthday/, 'Happy Birthday Mum');
  await clickButton(page, /Continue/);
  await expectStep(page, 'delivery');
  expect(errors).toEqual([]);
});

test('the thank-you page leaks the order’s session to no other page or site', async ({ page }) => {
  const errors = collectErrors(page);
  await declineCookies(page);
  const paymentUrl = await openPaymentPage(page);
  const session = sessionIdOf(paymentUrl);
  await page.goto(paymentUrl);
  const requests: { path: string; referer: string | undefined }[] = [];
  const origins = new Set<string>();
  page.on('request', (request) => {
    const { pathname, search, origin } = new URL(request.url());
    origins.add(origin);
    const hasSession = search.includes(session) || (request.postData() ?? '').includes(session);
    if (hasSession) requests.push({ path: pathname, referer: request.headers()['referer'] });
  });
  await clickPay(page);
  await expect(page).toHaveURL(/\/thank-you$/);
  await expect(page.getByText('Order confirmed')).toBeVisible();
  const paths = requests.map(({ path }) => path);
  expect([...new Set(paths)].sort()).toEqual([
    '/api/get-session',
    '/api/placed-order',
    '/thank-you',
  ]);
  for (const { referer } of requests) expect(referer ?? '').not.toContain(session);

  await page.getByRole('link', { name: 'Continue shopping' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => page.evaluate(() => document.referrer)).toBe('');
  await page.goBack();
  await expect(page).toHaveURL(/\/thank-you$/);
  expect([...origins]).toEqual([new URL(page.url()).origin]);
  expect(errors).toEqual([]);
});

test.describe('a form posted without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [where, url, isAllowed] of [
    ['the payment provider', 'https://checkout.stripe.com/c/pay/cs_test_1', true],
    ['anybody else', 'https://evil.example/', false],
  ] as const) {
    test(`${isAllowed ? 'may' : 'may not'} be redirected to ${where}`, async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.route('**/api/create-checkout-session', (route) =>
        route.fulfill({ status: 303, headers: { Location: url } }),
      );
      await page.goto('/shop-boxes/six-favourites');
      const blocked = isAllowed
        ? null
        : page.waitForEvent('console', (message) => message.text().includes('form-action'));
      await page.getByRole('button', { name: 'Buy this box' }).click({ noWaitAfter: true });
      await expect.poll(() => asked.some((one) => one.includes('/api/'))).toBe(true);
      if (isAllowed) await expect.poll(() => asked.includes(url)).toBe(true);
      else {
        await blocked;
        expect(asked).not.toContain(url);
      }
    });
  }
});

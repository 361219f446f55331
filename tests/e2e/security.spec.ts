import { globSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { declineCookies } from '../support/consent.ts';
import { openPaymentPage, sessionIdOf } from './helpers/payment.ts';
import {
  buildNonGiftBox,
  expectStep,
  openBuilderPage,
  chooseLid,
  clickButton,
  selectBoxKind,
  applyPreset,
} from './helpers/builder.ts';

test.describe.configure({ timeout: 300_000 });

/** The addresses of all pages: those with files of their own, and those that the site's maps list. */
async function allRoutes({ request }: Page): Promise<string[]> {
  const own = globSync('**/*.astro', { cwd: 'src/pages' })
    .filter((file) => !file.includes('['))
    .map((file) => `/${file.replace(/(?:\/?index)?\.astro$/, '')}`);
  const maps = await Promise.all(
    ['/sitemap-main.xml', '/sitemap-products.xml'].map(async (path) =>
      (await request.get(path)).text(),
    ),
  );
  const listed = [...maps.join('').matchAll(/<loc>([^<]+)/g)];
  return [...new Set([...own, ...listed.map(([, url = '']) => new URL(url).pathname)])].sort();
}

/** Everything that the browser reports against the page, its policy first of all. */
function listen(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', (message) => message.type() === 'error' && heard.push(message.text()));
  page.on('pageerror', (error) => heard.push(error.message));
  return heard;
}

async function lookAround(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise(requestAnimationFrame);
    }
  });
}

test('no page violates its content security policy', async ({ page }) => {
  const routes = await allRoutes(page);
  await declineCookies(page);
  const heard = listen(page);
  for (const route of routes) {
    await page.goto(route);
    await lookAround(page);
    expect(heard, route).toEqual([]);
  }
});

test('no step of the builder violates the content security policy', async ({ page }) => {
  const heard = listen(page);
  await buildNonGiftBox(page);
  await openBuilderPage(page, '?box=6');
  await expectStep(page, 2);
  await openBuilderPage(page);
  await selectBoxKind(page, 'Box of 6');
  await applyPreset(page, 'Top 6 Recommended');
  await chooseLid(page, /Happy Birthday/, 'Happy Birthday Mum');
  await clickButton(page, /Continue/);
  await expectStep(page, 5);
  expect(heard).toEqual([]);
});

test('the thank-you page leaks the order’s session to no other page or site', async ({ page }) => {
  const heard = listen(page);
  await declineCookies(page);
  const paymentUrl = await openPaymentPage(page);
  const session = sessionIdOf(paymentUrl);
  await page.goto(paymentUrl);
  const asked: { path: string; referer: string | undefined }[] = [];
  page.on('request', (request) => {
    const { pathname, search, origin } = new URL(request.url());
    expect(origin).toBe(new URL(page.url()).origin);
    const tells = search.includes(session) || (request.postData() ?? '').includes(session);
    if (tells) asked.push({ path: pathname, referer: request.headers()['referer'] });
  });
  await page.getByRole('button', { name: /^Pay £/ }).click();
  await expect(page).toHaveURL(/\/thank-you$/);
  await expect(page.getByText('Order confirmed')).toBeVisible();
  const paths = asked.map(({ path }) => path);
  expect([...new Set(paths)].sort()).toEqual(['/api/get-session', '/thank-you']);
  for (const { referer } of asked) expect(referer ?? '').not.toContain(session);

  await page.getByRole('link', { name: 'Continue shopping' }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => document.referrer)).toBe('');
  await page.goBack();
  await expect(page).toHaveURL(/\/thank-you$/);
  expect(heard).toEqual([]);
});

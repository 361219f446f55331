import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';

declare global {
  interface Window {
    reportVisit: (visit: string) => void;
  }
}

/** Returns lists that grow with each request for the analytics script and each beacon that the page sends. */
async function recordAnalytics(page: Page): Promise<{ scripts: string[]; visits: unknown[] }> {
  const recorded: { scripts: string[]; visits: unknown[] } = { scripts: [], visits: [] };
  page.on('request', (request) => {
    if (request.url().endsWith('/analytics.js')) recorded.scripts.push(request.url());
  });
  await page.exposeFunction('reportVisit', (visit: string) =>
    recorded.visits.push(JSON.parse(visit)),
  );
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      if (body instanceof Blob) void body.text().then(window.reportVisit);
      return send(url, body);
    };
  });
  return recorded;
}

/** Answers the cookie banner and waits until it is gone. */
async function answerBanner(page: Page, name: 'Accept All' | 'Decline' | 'Save Preferences') {
  const button = page.getByRole('button', { name, exact: true });
  await button.click();
  await expect(button).toBeHidden();
}

test('the analytics script is at most half a kilobyte', () => {
  const file = join(import.meta.dirname, '../../public/analytics.js');
  expect(statSync(file).size).toBeLessThanOrEqual(500);
});

test('no visit is counted before a choice or after Decline', async ({ page }) => {
  const recorded = await recordAnalytics(page);
  await page.goto('/about');
  await expect(page.getByRole('button', { name: 'Decline', exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await answerBanner(page, 'Decline');
  await page.goto('/faq');
  await page.waitForLoadState('networkidle');
  expect(recorded).toEqual({ scripts: [], visits: [] });
});

test('no visit is counted when only analytics is unticked', async ({ page }) => {
  const recorded = await recordAnalytics(page);
  await page.goto('/about');
  await page.getByRole('button', { name: 'Customize', exact: true }).click();
  await page.getByRole('checkbox', { name: /Analytics/ }).uncheck();
  await answerBanner(page, 'Save Preferences');
  await page.goto('/faq');
  await page.waitForLoadState('networkidle');
  expect(recorded).toEqual({ scripts: [], visits: [] });
});

test('after Accept All this visit and the next are counted, by path without query', async ({
  page,
}) => {
  const recorded = await recordAnalytics(page);
  await page.goto('/about?name=Ada#story');
  const firstView = page.waitForResponse('**/api/page-view');
  await answerBanner(page, 'Accept All');
  expect((await firstView).status()).toBe(204);
  await expect.poll(() => recorded.visits).toHaveLength(1);
  const secondView = page.waitForResponse('**/api/page-view');
  await page.goto('/faq?q=ada');
  expect((await secondView).status()).toBe(204);
  await expect
    .poll(() => recorded.visits)
    .toEqual([
      { path: '/about', referrer: '' },
      { path: '/faq', referrer: '' },
    ]);
});

test('a visit from another site records its origin only', async ({ page }) => {
  const recorded = await recordAnalytics(page);
  await page.goto('/about');
  await answerBanner(page, 'Accept All');
  await page.goto('/faq', { referer: 'https://search.example/?q=fudge+for+ada' });
  await expect
    .poll(() => recorded.visits.at(-1))
    .toEqual({ path: '/faq', referrer: 'https://search.example' });
});

test('no visit is counted after consent is withdrawn', async ({ page }) => {
  await page.goto('/about');
  await answerBanner(page, 'Accept All');
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await answerBanner(page, 'Decline');
  const recorded = await recordAnalytics(page);
  await page.goto('/faq');
  await page.waitForLoadState('networkidle');
  expect(recorded).toEqual({ scripts: [], visits: [] });
});

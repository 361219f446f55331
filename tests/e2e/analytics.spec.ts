import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';

declare global {
  interface Window {
    noteVisit: (visit: string) => void;
  }
}

/** What the pages ask of the counting: its script, and what they send; beacons pass on as they are. */
async function watchCounting(page: Page): Promise<{ scripts: string[]; visits: unknown[] }> {
  const seen: { scripts: string[]; visits: unknown[] } = { scripts: [], visits: [] };
  page.on('request', (request) => {
    if (request.url().endsWith('/analytics.js')) seen.scripts.push(request.url());
  });
  await page.exposeFunction('noteVisit', (visit: string) => seen.visits.push(JSON.parse(visit)));
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, body) => {
      if (body instanceof Blob) void body.text().then(window.noteVisit);
      return send(address, body);
    };
  });
  return seen;
}

const answer = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();

test('the analytics script is at most half a kilobyte', () => {
  const file = join(import.meta.dirname, '../../public/analytics.js');
  expect(statSync(file).size).toBeLessThanOrEqual(500);
});

test('no visit is counted before a choice or after Decline', async ({ page }) => {
  const seen = await watchCounting(page);
  await page.goto('/about');
  await expect(page.getByRole('button', { name: 'Decline', exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await answer(page, 'Decline');
  await page.goto('/faq');
  await page.waitForLoadState('networkidle');
  expect(seen).toEqual({ scripts: [], visits: [] });
});

test('no visit is counted when only analytics is unticked', async ({ page }) => {
  const seen = await watchCounting(page);
  await page.goto('/about');
  await answer(page, 'Customize');
  await page.getByRole('checkbox', { name: /Analytics/ }).uncheck();
  await answer(page, 'Save Preferences');
  await page.goto('/faq');
  await page.waitForLoadState('networkidle');
  expect(seen).toEqual({ scripts: [], visits: [] });
});

test('after Accept All this visit and the next are counted, by path without query', async ({
  page,
}) => {
  const seen = await watchCounting(page);
  await page.goto('/about?name=Ada#story');
  const counted = page.waitForResponse('**/api/page-view');
  await answer(page, 'Accept All');
  expect((await counted).status()).toBe(204);
  const next = page.waitForResponse('**/api/page-view');
  await page.goto('/faq?q=ada');
  expect((await next).status()).toBe(204);
  await expect
    .poll(() => seen.visits)
    .toEqual([
      { path: '/about', referrer: '' },
      { path: '/faq', referrer: '' },
    ]);
});

test('a visit from another site records its origin only', async ({ page }) => {
  const seen = await watchCounting(page);
  await page.goto('/about');
  await answer(page, 'Accept All');
  await page.goto('/faq', { referer: 'https://search.example/?q=fudge+for+ada' });
  await expect
    .poll(() => seen.visits.at(-1))
    .toEqual({ path: '/faq', referrer: 'https://search.example' });
});

test('no visit is counted after consent is withdrawn', async ({ page }) => {
  await page.goto('/about');
  await answer(page, 'Accept All');
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await answer(page, 'Decline');
  const seen = await watchCounting(page);
  await page.goto('/faq');
  await page.waitForLoadState('networkidle');
  expect(seen).toEqual({ scripts: [], visits: [] });
});

import { expect, test, type Page } from '@playwright/test';
import { declineCookies } from '../support/consent.ts';

const isSheet = /\.css$/;
const sheets = (page: Page) => page.locator('link[rel=stylesheet]');

test.describe('the styles of the later steps', () => {
  test.beforeEach(async ({ page }) => {
    await declineCookies(page);
  });

  test('are asked for with their code, and are there when a step shows', async ({ page }) => {
    await page.route(isSheet, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await route.continue();
    });
    await page.goto('/build-your-box');
    await expect(sheets(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Select This Box (Box of 6)' }).click();
    await page.getByRole('heading', { name: 'Select Your Fudge Flavours' }).waitFor();
    await expect(sheets(page)).not.toHaveCount(0);
    const unloaded = await sheets(page).evaluateAll((links) =>
      links.filter((link) => !(link instanceof HTMLLinkElement) || link.sheet === null),
    );
    expect(unloaded).toEqual([]);
  });

  test('that cannot be fetched leave step 1 as it is, with a word and another try', async ({
    page,
  }) => {
    await page.route(isSheet, (route) => route.abort());
    await page.goto('/build-your-box');
    const select = page.getByRole('button', { name: 'Select This Box (Box of 6)' });
    await select.click();
    await expect(page.getByRole('alert')).toContainText('This step could not be loaded');
    await page.unroute(isSheet);
    await select.click();
    await expect(page.getByRole('heading', { name: 'Select Your Fudge Flavours' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

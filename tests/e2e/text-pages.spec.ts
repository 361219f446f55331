import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoHorizontalScroll } from './helpers/page-setup.ts';

test('the legal pages print without buttons and navigation', async ({ page }) => {
  for (const path of ['/terms', '/privacy-policy']) {
    await test.step(path, async () => {
      await page.emulateMedia({ media: 'screen' });
      await page.goto(path);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('button', { includeHidden: true }).first()).toBeHidden();
      await expect(page.locator('nav').first()).toBeHidden();
      await expect(page.locator('.prose > h2').first()).toBeVisible();
    });
  }
});

test('the maintenance page is accessible and has no horizontal scroll at 320 px', async ({
  page,
}) => {
  await page.goto('/maintenance');
  await page.setViewportSize({ width: 320, height: 700 });
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
});

test('a hash in the URL scrolls to its section', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/terms#complaints');
  await expect(page.getByRole('heading', { name: 'Complaints and the law' })).toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
});

test('the contents of a legal page open and close when a tablet is turned', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto('/terms');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const link = contents.getByRole('link', { name: 'Cancelling' });
  await expect(link).toBeHidden();
  await page.setViewportSize({ width: 1180, height: 820 });
  await expect(link).toBeVisible();
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect(link).toBeHidden();
});

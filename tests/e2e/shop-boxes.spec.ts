import { expect, test, type Page } from '@playwright/test';
import { shippingOptions } from '#data/shipping.ts';
import { boxesOnSale } from '#data/shop-boxes.ts';
import { readLayoutShifts, recordLayoutShifts } from './helpers/layout-shifts.ts';
import { holdRequests } from './helpers/network.ts';
import {
  expectAccessible,
  expectNoHorizontalScroll,
  openPage,
  waitForFonts,
} from './helpers/page-setup.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name });

test.describe('box pages', () => {
  for (const { slug, selection } of boxesOnSale) {
    test(
      `/shop-boxes/${slug} shows its main button on the first phone screen, then a bar and arrival days, and is accessible`,
      { tag: '@narrow' },
      async ({ page }) => {
        await page.setViewportSize({ width: 375, height: 740 });
        await openPage(page, `/shop-boxes/${slug}`);
        const button = page.locator('.options > .button').first();
        await expect(button).toBeInViewport({ ratio: 1 });
        const day = page.locator('.caption .arrives');
        if (selection.length === 0) await expect(day).toHaveCount(0);
        else await expect(day).toHaveText(/^Order today to get by \d/);
        const bar = page.locator('.buy-bar');
        await expect(bar).toBeHidden();
        const delivery = region(page, 'Delivery');
        await delivery.scrollIntoViewIfNeeded();
        await expect(delivery.getByText(/^Order today to get by \d/)).toHaveCount(
          shippingOptions.length,
        );
        await expect(region(page, 'Allergens')).toBeAttached();
        await page
          .locator('main .columns')
          .evaluate((part) => part.scrollIntoView({ block: 'end' }));
        await expect(bar).toBeVisible();
        const last = page.getByRole('contentinfo').getByRole('link').last();
        await last.scrollIntoViewIfNeeded();
        await last.click({ trial: true });
        await page.setViewportSize({ width: 320, height: 700 });
        await expectNoHorizontalScroll(page);
        await page.setViewportSize({ width: 1280, height: 900 });
        await expectAccessible(page);
      },
    );
  }

  for (const slug of ['box-of-6', 'ultimate-fudge-taster-box']) {
    test(`/shop-boxes/${slug} shifts no layout when arrival days and then fonts load`, async ({
      page,
    }) => {
      const release = await holdRequests(page, /\.woff2$/);
      await recordLayoutShifts(page);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(`/shop-boxes/${slug}`, { waitUntil: 'commit' });
      const delivery = region(page, 'Delivery');
      await delivery.scrollIntoViewIfNeeded();
      await expect(delivery.getByText(/^Order today to get by \d/)).toHaveCount(
        shippingOptions.length,
      );
      release();
      await waitForFonts(page);
      expect(await readLayoutShifts(page)).toEqual([]);
    });
  }
});

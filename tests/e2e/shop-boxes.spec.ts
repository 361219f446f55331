import { expect, test, type Page } from '@playwright/test';
import { boxesOnSale } from '#data/shop-boxes.ts';
import { expectAccessible, openPage } from './helpers/page-setup.ts';
import { readLayoutShifts, recordLayoutShifts } from './helpers/layout-shifts.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name });

test.describe('shop boxes', () => {
  for (const { slug } of boxesOnSale) {
    test(
      `/shop-boxes/${slug} shows arrival days, is accessible and has no horizontal scroll`,
      { tag: '@wide' },
      async ({ page }) => {
        await openPage(page, `/shop-boxes/${slug}`);
        const delivery = region(page, 'Delivery');
        await delivery.scrollIntoViewIfNeeded();
        await expect(delivery.getByText(/^Order today to get by \d/)).toHaveCount(2);
        await expectAccessible(page);
        await page.setViewportSize({ width: 320, height: 700 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      },
    );
  }

  for (const slug of ['box-of-6', 'ultimate-fudge-taster-box']) {
    test(`/shop-boxes/${slug} shifts no layout when arrival days and then fonts load`, async ({
      page,
    }) => {
      const dated = Promise.withResolvers<boolean>();
      await page.route(/\.woff2$/, async (route) => {
        await dated.promise;
        await route.continue();
      });
      await recordLayoutShifts(page);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(`/shop-boxes/${slug}`, { waitUntil: 'commit' });
      await region(page, 'Delivery').scrollIntoViewIfNeeded();
      await expect(page.getByText(/^Order today to get by \d/)).toHaveCount(2);
      dated.resolve(true);
      await page.evaluate(() => document.fonts.ready.then(() => true));
      expect(await readLayoutShifts(page)).toEqual([]);
    });
  }
});

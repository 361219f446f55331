import { expect, test } from '@playwright/test';
import { BROWSER_ARGS } from '../support/browser-args.ts';
import { installedBrowser } from '../support/find-browser.mjs';
import { expectNoHorizontalScroll, openPage } from './helpers/page-setup.ts';

const pages = [
  '/',
  '/about',
  '/contact',
  '/ingredients',
  '/faq',
  '/terms',
  '/data-requests',
  '/qr-code',
  '/basket',
  '/shop-boxes',
  '/shop-boxes/six-favourites',
  '/flavours',
  '/thank-you',
  '/order',
  '/shopkeeper',
];

// What a reader sets in the browser, and media queries in `rem` follow.
test.use({
  launchOptions: {
    ...installedBrowser(),
    args: [...BROWSER_ARGS, '--blink-settings=defaultFontSize=32'],
  },
});

test.describe('with text at 200%', { tag: '@narrow' }, () => {
  test('these pages have no horizontal scroll on a phone or a desktop', async ({ page }) => {
    test.slow();
    for (const path of pages) {
      await openPage(page, path);
      for (const width of [375, 1280]) {
        await test.step(`${path} at ${width} px`, async () => {
          await page.setViewportSize({ width, height: 812 });
          await expectNoHorizontalScroll(page);
        });
      }
    }
  });

  test('the header shows the menu button and the basket on every screen', async ({ page }) => {
    await openPage(page, '/about');
    const header = page.getByRole('banner');
    for (const width of [320, 375, 768, 1280]) {
      await test.step(`at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 812 });
        await expect(header.getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 });
        await expect(header.getByRole('link', { name: /^Basket/ })).toBeInViewport({ ratio: 1 });
      });
    }
  });
});

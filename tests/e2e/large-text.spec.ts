import { expect, test } from '@playwright/test';
import { BROWSER_ARGS } from '../support/browser-args.ts';
import { installedBrowser } from '../support/find-browser.mjs';
import { openSavedBox } from './helpers/builder.ts';
import { openCart, threeCartLines } from './helpers/cart.ts';
import { expectNoHorizontalScroll, openPage } from './helpers/page-setup.ts';
import { clickPay, openPaymentPage } from './helpers/payment.ts';
import { signIn } from './helpers/shopkeeper.ts';

const pages = [
  '/',
  '/about',
  '/contact',
  '/ingredients',
  '/weddings-corporate',
  '/allergen-card',
  '/faq',
  '/terms',
  '/privacy-policy',
  '/sitemap',
  '/data-requests',
  '/qr-code',
  '/build-your-box',
  '/basket',
  '/shop-boxes',
  '/shop-boxes/box-of-12',
  '/shop-boxes/six-favourites',
  '/flavours',
  '/flavours/baileys',
  '/thank-you',
  '/order',
  '/maintenance',
  '/release-confirmation',
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

  test('the steps of the builder have no horizontal scroll on a phone', async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const step of ['flavours', 'lid', 'note', 'delivery'] as const) {
      await test.step(step, async () => {
        await openSavedBox(page, step, {
          boxId: 1,
          lid: [13, "World's Best Mum"],
          keyring: 2,
          nameTags: [20, 30],
        });
        await expectNoHorizontalScroll(page);
      });
    }
  });

  test('the basket has no horizontal scroll on a phone, for several people too', async ({
    page,
  }) => {
    const cart = await openCart(page, 'page', threeCartLines);
    await expectNoHorizontalScroll(page);
    await cart.getByRole('radio', { name: /^Send to several people/ }).check();
    await expect(cart.getByLabel('Address line 1').first()).toBeVisible();
    await expectNoHorizontalScroll(page);
  });

  test('the bar that repeats the button of a box is no wider than a phone', async ({ page }) => {
    await openPage(page, '/shop-boxes/six-favourites');
    const readRight = () =>
      page
        .locator('.buy-bar .button')
        .evaluate((button) => button.getBoundingClientRect().right - innerWidth);
    await expect.poll(readRight).toBeLessThanOrEqual(0);
  });

  test('the parts of the shopkeeper’s page have no horizontal scroll on a phone', async ({
    page,
  }) => {
    test.slow();
    await page.goto(await openPaymentPage(page));
    await clickPay(page);
    await expect(page.getByText('Order confirmed')).toBeVisible();
    const message = {
      formType: 'contact',
      name: 'Ada',
      email: 'ada.brown@post.example',
      phone: '01632 960111',
      subject: 'Order Question',
      message: 'Is it soft?',
    };
    expect((await page.request.post('/api/send-email', { data: message })).status()).toBe(200);
    await signIn(page);
    const parts = page.getByRole('navigation', { name: 'Parts of the page' }).getByRole('link');
    for (const part of await parts.all()) {
      await test.step(await part.innerText(), async () => {
        await part.click();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expectNoHorizontalScroll(page);
      });
    }
  });
});

import { expect, test } from '@playwright/test';
import { formatPounds } from '#domain/money.ts';
import {
  applyPreset,
  openDeliveryStep,
  clickButton,
  expectPresetApplied,
  expectStep,
  fillDeliveryForm,
  openBuilderPage,
  proceedToPayment,
  selectBoxKind,
} from './helpers/builder.ts';
import { readLayoutShifts, recordLayoutShifts } from './helpers/layout-shifts.ts';
import { holdRequests } from './helpers/network.ts';
import { collectExceptions } from './helpers/page-setup.ts';
import { PAYMENT_PAGE } from './helpers/payment.ts';
import { boxPence } from '../support/shop-prices.ts';

test('a reload restores the box and its step', async ({ page }) => {
  await openBuilderPage(page);
  await selectBoxKind(page, 'Box of 6');
  await applyPreset(page, 'Top 6 Recommended');
  await page.reload();
  await expectStep(page, 'lid');
  await clickButton(page, 'Pick Fudge (done)');
  await expectStep(page, 'flavours');
  await expectPresetApplied(page);
});

test('a shopper who leaves the payment page finds the whole order and can pay again', async ({
  page,
}) => {
  await openDeliveryStep(page);
  await fillDeliveryForm(page);
  await page.getByLabel(/Royal Mail 1st Class/).check();
  await proceedToPayment(page);
  await page.waitForURL(PAYMENT_PAGE);
  await page.goto('/build-your-box?step=shipping&restored=true');
  await expectStep(page, 'delivery');
  await expect(page.getByLabel('First name')).toHaveValue('Ann');
  await expect(page.getByLabel(/Royal Mail 1st Class/)).toBeChecked();
  await proceedToPayment(page);
  await page.waitForURL(PAYMENT_PAGE);
  await page.goBack();
  await expectStep(page, 'delivery');
  await expect(page.getByRole('button', { name: 'Proceed to Payment' })).toBeEnabled();
});

test('the browser’s Back and Forward move between steps and keep the box', async ({ page }) => {
  await openBuilderPage(page);
  await selectBoxKind(page, 'Box of 6');
  await applyPreset(page, 'Top 6 Recommended');
  await page.goBack();
  await expectStep(page, 'flavours');
  await expectPresetApplied(page);
  await page.goBack();
  await expectStep(page, 'box');
  await expect(page.getByRole('button', { name: 'Selected (Box of 6)' })).toBeVisible();
  await page.goForward();
  await expectStep(page, 'flavours');
  await clickButton(page, 'Choose your own selection');
  await page.goForward();
  await expectStep(page, 'flavours');
});

test.describe('unreadable storage', () => {
  for (const [what, text] of [
    ['no JSON', '{'],
    ['of another shape', '{"v":1,"flavours":7}'],
    ['of another version', '{"v":99}'],
  ] as const) {
    test(`(${what}) lets the builder start empty`, async ({ page }) => {
      const errors = collectExceptions(page);
      await page.addInitScript((stored) => {
        localStorage.setItem('boxBuilderData', stored);
        localStorage.setItem('shippingInfo', stored);
      }, text);
      await openBuilderPage(page, '?step=shipping&restored=true');
      await selectBoxKind(page, 'Box of 6');
      expect(errors).toEqual([]);
    });
  }
});

test('a click before hydration is replayed', async ({ page }) => {
  const release = await holdRequests(page, /\/_astro\/.*BoxBuilder.*\.js/);
  await openBuilderPage(page);
  await clickButton(page, 'Select This Box (Box of 12)');
  release();
  await expectStep(page, 'flavours');
});

test('without JavaScript the page shows boxes, prices and how to order', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(new URL('/build-your-box', test.info().project.use.baseURL).href);
  await expect(page.getByRole('heading', { name: 'Box of 12' })).toBeVisible();
  await expect(page.getByText(formatPounds(boxPence(2))).first()).toBeVisible();
  await expect.poll(() => page.content()).toContain('can be bought without it');
  await expect(page.getByRole('button', { name: /^Select This Box/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Boxes that we have filled' }).click();
  await expect(page).toHaveURL('/shop-boxes');
  await context.close();
});

test('a URL that asks for a box shows that it is opening, and shifts no layout', async ({
  page,
}) => {
  const release = await holdRequests(page, /\/_astro\/.*BoxBuilder.*\.js/);
  await recordLayoutShifts(page);
  await openBuilderPage(page, '?box=6');
  await expect(page.getByRole('status').getByText('Opening your Box of 6…')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Choose Your Fudge Box' })).toBeHidden();
  release();
  await expectStep(page, 'flavours');
  await expect(page.getByText('Opening your')).toBeHidden();
  expect(await readLayoutShifts(page)).toEqual([]);
});

test('the list of boxes appears when the builder does not load in time', async ({ page }) => {
  await page.clock.install();
  await page.route(/\/_astro\/.*BoxBuilder.*\.js/, () => undefined);
  await openBuilderPage(page, '?box=12');
  await expect(page.getByText('Opening your Box of 12…')).toBeVisible();
  await page.clock.fastForward(15_000);
  await expect(page.getByRole('heading', { name: 'Choose Your Fudge Box' })).toBeVisible();
});

test('a box that is clicked before the builder has loaded shows at once that it is busy', async ({
  page,
}) => {
  const release = await holdRequests(page, /\/_astro\/(.*BoxBuilder|lazy-steps).*\.js/);
  await openBuilderPage(page);
  const button = page.getByRole('button', { name: 'Select This Box (Box of 6)' });
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(button).toHaveCSS('cursor', 'progress');
  release();
  await expectStep(page, 'flavours');
});

test('a click on a box before any script of the page has come shows that it was heard, and is replayed', async ({
  page,
}) => {
  const release = await holdRequests(page, /\/_astro\/.*\.js/);
  await page.goto('/build-your-box', { waitUntil: 'commit' });
  const button = page.getByRole('button', { name: 'Select This Box (Box of 6)' });
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  release();
  await expectStep(page, 'flavours');
});

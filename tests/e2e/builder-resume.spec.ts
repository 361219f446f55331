import { expect, test } from '@playwright/test';
import {
  buildNonGiftBox,
  fillDeliveryForm,
  expectStep,
  openBuilderPage,
  clickButton,
  proceedToPayment,
  selectBoxKind,
  applyPreset,
} from './helpers/builder.ts';

test('a reload restores the box and its step', async ({ page }) => {
  await openBuilderPage(page);
  await selectBoxKind(page, 'Box of 6');
  await applyPreset(page, 'Top 6 Recommended');
  await page.reload();
  await expectStep(page, 3);
  await clickButton(page, 'Pick Fudge (done)');
  await expectStep(page, 2);
  await expect(page.getByRole('heading', { name: 'Preset Selection Applied!' })).toBeVisible();
});

test('a shopper who leaves the payment page finds the whole order and can pay again', async ({
  page,
}) => {
  await buildNonGiftBox(page);
  await fillDeliveryForm(page);
  await page.getByLabel(/Royal Mail 1st Class/).check();
  await proceedToPayment(page);
  await page.waitForURL(/\/sandbox\/checkout\//);
  await page.goto('/build-your-box?step=shipping&restored=true');
  await expectStep(page, 5);
  await expect(page.getByLabel('First name')).toHaveValue('Ann');
  await expect(page.getByLabel(/Royal Mail 1st Class/)).toBeChecked();
  await proceedToPayment(page);
  await page.waitForURL(/\/sandbox\/checkout\//);
  await page.goBack();
  await expectStep(page, 5);
  await expect(page.getByRole('button', { name: 'Proceed to Payment' })).toBeEnabled();
});

test('the browser’s Back and Forward move between steps and keep the box', async ({ page }) => {
  await openBuilderPage(page);
  await selectBoxKind(page, 'Box of 6');
  await applyPreset(page, 'Top 6 Recommended');
  await page.goBack();
  await expectStep(page, 2);
  await expect(page.getByRole('heading', { name: 'Preset Selection Applied!' })).toBeVisible();
  await page.goBack();
  await expectStep(page, 1);
  await expect(page.getByRole('button', { name: 'Selected (Box of 6)' })).toBeVisible();
  await page.goForward();
  await expectStep(page, 2);
  await clickButton(page, 'Choose your own selection');
  await page.goForward();
  await expectStep(page, 2);
});

test.describe('unreadable storage', () => {
  for (const [what, text] of [
    ['no JSON', '{'],
    ['of another shape', '{"v":1,"flavours":7}'],
    ['of another version', '{"v":99}'],
  ] as const) {
    test(`(${what}) lets the builder start empty`, async ({ page }) => {
      const errors: Error[] = [];
      page.on('pageerror', (error) => errors.push(error));
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
  let wake = (): void => undefined;
  const asleep = new Promise<void>((resolve) => {
    wake = resolve;
  });
  await page.route(/\/_astro\/.*BoxBuilder.*\.js/, async (route) => {
    await asleep;
    await route.continue();
  });
  await openBuilderPage(page);
  await clickButton(page, 'Select This Box (Box of 12)');
  wake();
  await expectStep(page, 2);
});

test('without JavaScript the page shows boxes, prices and how to order', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(new URL('/build-your-box', test.info().project.use.baseURL).href);
  await expect(page.getByRole('heading', { name: 'Box of 12' })).toBeVisible();
  await expect(page.getByText('£17.99').first()).toBeVisible();
  expect(await page.content()).toContain('You can order by e-mail');
  await context.close();
});

test('a URL that asks for a box shows that it is opening, and shifts no layout', async ({
  page,
}) => {
  let wake = (): void => undefined;
  const asleep = new Promise<void>((resolve) => (wake = resolve));
  await page.route(/\/_astro\/.*BoxBuilder.*\.js/, async (route) => {
    await asleep;
    await route.continue();
  });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value } = entry as unknown as { value: number };
        document.documentElement.dataset['shift'] =
          `${Number(document.documentElement.dataset['shift'] ?? 0) + value}`;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await openBuilderPage(page, '?box=6');
  await expect(page.getByRole('status').getByText('Opening your Box of 6…')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Choose Your Fudge Box' })).toBeHidden();
  wake();
  await expectStep(page, 2);
  await expect(page.getByText('Opening your')).toBeHidden();
  expect(await page.locator('html').getAttribute('data-shift')).toBeNull();
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
  let arrive = (): void => undefined;
  const away = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\/_astro\/(.*BoxBuilder|lazy-steps).*\.js/, async (route) => {
    await away;
    await route.continue();
  });
  await openBuilderPage(page);
  const button = page.getByRole('button', { name: 'Select This Box (Box of 6)' });
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  arrive();
  await expectStep(page, 2);
});

import { expect, test } from '@playwright/test';
import { expectAccessible } from './helpers/page-setup.ts';
import {
  buildNonGiftBox,
  fillDeliveryForm,
  expectStep,
  openBuilderPage,
  clickButton,
  proceedToPayment,
} from './helpers/builder.ts';

const LAZY_STEPS = /\/_astro\/lazy-steps\..*\.js/;
const NOTICE = 'You are offline. Your box is saved on this device.';

test('the builder says that it is offline, and goes on working', async ({ page, context }) => {
  await openBuilderPage(page, '?box=6');
  await expectStep(page, 2);
  await expect(page.getByText(NOTICE)).toBeHidden();
  await context.setOffline(true);
  await expect(page.getByRole('status').getByText(NOTICE)).toBeVisible();
  await expectAccessible(page);
  await clickButton(page, 'Top 6 Recommended');
  await clickButton(page, /^Next$/);
  await expectStep(page, 3);
  await context.setOffline(false);
  await expect(page.getByText(NOTICE)).toBeHidden();
});

test('a retried payment sends the same order with the same key', async ({ page, context }) => {
  const attempts: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/create-checkout-session'))
      attempts.push(request.headers()['idempotency-key']);
  });
  await buildNonGiftBox(page);
  await fillDeliveryForm(page);
  await context.setOffline(true);
  await proceedToPayment(page);
  const alert = page.getByRole('alert').filter({ hasText: 'There was an error' });
  await expect(alert).toContainText('it sends the same order, never a second one');
  await expect(alert).toContainText('Nothing has been charged.');
  await expect(page.getByLabel('First name')).toHaveValue('Ann');
  await clickButton(page, 'Try again');
  await expect(alert).toBeVisible();
  await context.setOffline(false);
  await expect(alert).toBeHidden();
  await proceedToPayment(page);
  await page.waitForURL(/\/sandbox\/checkout\//);
  expect(attempts).toHaveLength(3);
  expect(new Set(attempts).size).toBe(1);
});

test('a saved box whose steps failed to load opens at the next try', async ({ page, context }) => {
  await openBuilderPage(page, '?box=6');
  await expectStep(page, 2);
  await clickButton(page, 'Top 6 Recommended');
  await page.route(LAZY_STEPS, (route) => route.abort());
  await page.reload();
  const alert = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
  await expect(alert).toContainText('Please check your connection');
  await expectAccessible(page);
  await page.unroute(LAZY_STEPS);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expectStep(page, 2);
  await expect(page.getByText('Selected: 6 / 6 pieces').first()).toBeAttached();
  await context.close();
});

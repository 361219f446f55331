import { expect, test } from '@playwright/test';
import {
  openDeliveryStep,
  clickPreset,
  expectChosenPieces,
  expectStep,
  fillDeliveryForm,
  leaveFlavoursStep,
  openFlavoursStep,
  proceedToPayment,
} from './helpers/builder.ts';
import { expectAccessible } from './helpers/page-setup.ts';
import { PAYMENT_PAGE } from './helpers/payment.ts';

const LAZY_STEPS = /\/_astro\/lazy-steps\..*\.js/;
const CHECKOUT = '/api/create-checkout-session';
const NOTICE = 'You are offline. Your box is saved.';

test('the builder says that it is offline, and goes on working', async ({ page, context }) => {
  await openFlavoursStep(page, '?box=6');
  await expect(page.getByText(NOTICE)).toBeHidden();
  await context.setOffline(true);
  await expect(page.getByRole('status').getByText(NOTICE)).toBeVisible();
  await expectAccessible(page);
  await clickPreset(page, 'Top 6 Recommended');
  await leaveFlavoursStep(page);
  await context.setOffline(false);
  await expect(page.getByText(NOTICE)).toBeHidden();
});

test('a picture that cannot be fetched leaves an empty frame, without a broken-image mark', async ({
  page,
}) => {
  await page.route(/\.(?:avif|webp)\b/, (route) => route.abort());
  await openFlavoursStep(page, '?box=6');
  const picture = page.locator('.card__image img').first();
  await expect(picture).toHaveCSS('visibility', 'hidden');
});

test('a retried payment sends the same order with the same key', async ({ page, context }) => {
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(CHECKOUT))
      keys.push(request.headers()['idempotency-key']);
  });
  await openDeliveryStep(page);
  await fillDeliveryForm(page);
  await context.setOffline(true);
  await proceedToPayment(page);
  const alert = page.getByRole('alert').filter({ hasText: 'There was an error' });
  await expect(alert).toContainText('Nothing has been charged.');
  await expect(page.getByLabel('First name')).toHaveValue('Ann');
  const failedAgain = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith(CHECKOUT),
  );
  await proceedToPayment(page);
  await failedAgain;
  // The page has handled the failure once it offers the button again.
  await expect(page.getByRole('button', { name: 'Proceed to Payment' })).toBeEnabled();
  await expect(alert).toBeVisible();
  await context.setOffline(false);
  await expect(alert).toBeHidden();
  await proceedToPayment(page);
  await page.waitForURL(PAYMENT_PAGE);
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
});

test('a saved box whose steps failed to load opens at the next try', async ({ page, context }) => {
  await openFlavoursStep(page, '?box=6');
  await clickPreset(page, 'Top 6 Recommended');
  await page.route(LAZY_STEPS, (route) => route.abort());
  await page.reload();
  const alert = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
  await expect(alert).toContainText('Please check your connection');
  await expectAccessible(page);
  await page.unroute(LAZY_STEPS);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expectStep(page, 'flavours');
  await expectChosenPieces(page, '6 / 6');
  await context.close();
});

import { expect, test } from '@playwright/test';
import { pieceColours } from '#data/image-colours.ts';
import {
  LAZY_STEPS,
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

/** Returns "#d9a571" as the browser writes it: "rgb(217, 165, 113)". */
const toRgb = (hex: string): string =>
  `rgb(${(hex.match(/[0-9a-f]{2}/g) ?? []).map((channel) => Number.parseInt(channel, 16)).join(', ')})`;

const CHECKOUT = '/api/create-checkout-session';
const OFFLINE = 'You are offline.';

test('the builder says that it is offline, and goes on working', async ({ page, context }) => {
  const lastPiece = page.waitForResponse(/\/pieces\/vanilla\.avif/);
  await openFlavoursStep(page, '?box=6');
  await expect(page.getByText(OFFLINE)).toBeHidden();
  await lastPiece;
  await context.setOffline(true);
  const notice = page.getByRole('status').filter({ hasText: OFFLINE });
  await expect(notice).toHaveText(`${OFFLINE} Go on: only paying waits.`);
  await expectAccessible(page);
  await clickPreset(page, 'Top 6 Recommended');
  await expectChosenPieces(page, '6 / 6');
  await leaveFlavoursStep(page);
  await context.setOffline(false);
  await expect(page.getByText(OFFLINE)).toBeHidden();
});

test('a picture that cannot be fetched leaves a piece of its fudge below the badge, without a broken-image mark', async ({
  page,
}) => {
  await page.route(/\.(?:avif|webp)\b/, (route) => route.abort());
  await openFlavoursStep(page, '?box=6');
  const picture = page.locator('.card__image img').first();
  await expect(picture).toHaveCSS('content', /gradient/);
  const frame = page.locator('.card__image').first();
  await expect(frame).toHaveCSS('color', toRgb(pieceColours[1] ?? ''));
  const ground = (element: Element): string =>
    getComputedStyle(element, '::before').backgroundImage;
  expect(await frame.evaluate(ground)).toContain('/pieces/baileys.avif');
  const level = (element: Element): string => getComputedStyle(element, '::before').zIndex;
  expect(await frame.evaluate(level)).toBe('-1');
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

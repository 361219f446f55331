import { expect, test } from '@playwright/test';
import { onStep, openBuilder, pickLid, press, takePreset } from './builder-steps.ts';

const ROCKY_ROAD = 25;

test.beforeEach(async ({ context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
});

test('a shared link holds the box and nothing personal, and builds it elsewhere', async ({
  page,
  browser,
}) => {
  await openBuilder(page, '?box=6');
  await onStep(page, 2);
  await expect(page.getByRole('button', { name: 'Share this box' })).toHaveCount(0);
  await press(page, 'Top 6 Recommended');
  await expect(page.getByRole('button', { name: 'Share this box' })).toBeVisible();
  await press(page, /^Next$/);
  await onStep(page, 3);
  await pickLid(page, /^Happy Birthday/, 'Happy Birthday Mum');
  await page.getByLabel('Your note').fill('With love from Ann');
  await press(page, 'Continue to Shipping');
  await onStep(page, 5);
  await page.getByLabel('First name').fill('Ann');
  await press(page, 'Share this box');
  await expect(page.getByText('Link copied. Your note and address are not in it.')).toBeVisible();
  // The shop's own pages may write to the clipboard and not read it.
  const reader = await page.context().newPage();
  await reader.goto('/sandbox/inbox');
  const link = await reader.evaluate(() => navigator.clipboard.readText());
  await reader.close();
  expect(new URL(link).pathname).toBe('/build-your-box');
  expect(link).not.toMatch(/Ann|love/);

  const elsewhere = await (await browser.newContext()).newPage();
  await openBuilder(elsewhere, new URL(link).hash);
  await onStep(elsewhere, 2);
  await expect(elsewhere.getByText('Selected: 6 / 6 pieces').first()).toBeAttached();
  await press(elsewhere, /^Next$/);
  await expect(elsewhere.getByRole('button', { name: /Chosen.*Happy Birthday Mum/ })).toBeVisible();
  await elsewhere.context().close();
});

for (const [what, hash, text] of [
  [
    'a retired flavour',
    `#box=1&flavours=1x5-${ROCKY_ROAD}x1`,
    'Rocky Road is no longer made. Choose 1 more piece.',
  ],
  ['a link that was cut', '#box=1&flavours=1x2-22', 'Choose 4 more pieces.'],
] as const) {
  test(`${what} leaves what is valid and says what is missing`, async ({ page }) => {
    await openBuilder(page, hash);
    await onStep(page, 2);
    await expect(page.getByRole('status').getByText(text)).toBeVisible();
    await press(page, 'Fill the rest for me');
    await press(page, /^Next$/);
    await onStep(page, 3);
  });
}

test('a hostile link does no harm', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  page.on('dialog', () => errors.push(new Error('A dialog opened')));
  await openBuilder(page, '#box=<img src=x onerror=alert(1)>&flavours=1x999999999&lid=__proto__');
  await expect(
    page.getByText('The box of this link is not on sale. Choose one here.'),
  ).toBeVisible();
  await onStep(page, 1);
  expect(errors).toEqual([]);
});

test('a shared box is not put in the place of a saved one', async ({ page }) => {
  await openBuilder(page, '?box=12');
  await onStep(page, 2);
  await takePreset(page, 'Top 12 Recommended');
  await page.goto('/build-your-box#box=1&flavours=1x6');
  await onStep(page, 2);
  await expect(page.getByRole('region', { name: 'Continue your box?' })).toContainText(
    'Box of 12, 12 of 12 pieces',
  );
  await press(page, 'Keep the one below');
  await press(page, 'Undo');
  await press(page, 'Open that box');
  await onStep(page, 3);
  await page.reload();
  await onStep(page, 3);
});

test('a link opened where the builder stands already is followed too', async ({ page }) => {
  await openBuilder(page);
  await page.getByRole('heading', { level: 1 }).hover();
  await page.evaluate(() => {
    location.hash = '#box=1&flavours=1x6';
  });
  await onStep(page, 2);
  await expect(page.getByText('Selected: 6 / 6 pieces').first()).toBeAttached();
});

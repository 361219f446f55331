import { expect, test } from '@playwright/test';
import {
  applyPreset,
  chooseLid,
  clickButton,
  clickPreset,
  expectChosenPieces,
  expectHydratedStep1,
  expectStep,
  leaveFlavoursStep,
  leaveNoteStep,
  openBuilderPage,
  openFlavoursStep,
} from './helpers/builder.ts';
import { collectExceptions } from './helpers/page-setup.ts';

const ROCKY_ROAD = 25;

test.beforeEach(async ({ context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
});

test('a shared link holds the box, nothing personal, and opens it in another browser', async ({
  page,
  browser,
}) => {
  await openFlavoursStep(page, '?box=6');
  await expect(page.getByRole('button', { name: 'Share this box' })).toHaveCount(0);
  await clickPreset(page, 'Top 6 Recommended');
  await expect(page.getByRole('button', { name: 'Share this box' })).toBeVisible();
  await leaveFlavoursStep(page);
  await chooseLid(page, /^Happy Birthday/, 'Happy Birthday Mum');
  await page.getByLabel('Your note').fill('With love from Ann');
  await leaveNoteStep(page);
  await page.getByLabel('First name').fill('Ann');
  await clickButton(page, 'Share this box');
  await expect(page.getByText('Link copied. Your note and address are not in it.')).toBeVisible();
  // The shop's own pages may write to the clipboard and not read it.
  const reader = await page.context().newPage();
  await reader.goto('/sandbox/inbox');
  const link = await reader.evaluate(() => navigator.clipboard.readText());
  await reader.close();
  expect(new URL(link).pathname).toBe('/build-your-box');
  expect(link).not.toMatch(/Ann|love/);

  const elsewhere = await (await browser.newContext()).newPage();
  await openFlavoursStep(elsewhere, new URL(link).hash);
  await expectChosenPieces(elsewhere, '6 / 6');
  await clickButton(elsewhere, /^Next$/);
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
  test(`${what} keeps the valid pieces and says what is missing`, async ({ page }) => {
    await openFlavoursStep(page, hash);
    await expect(page.getByRole('status').getByText(text)).toBeVisible();
    await clickButton(page, 'Fill the rest for me');
    await leaveFlavoursStep(page);
  });
}

test('a hostile link runs no script and raises no error', async ({ page }) => {
  const errors = collectExceptions(page);
  page.on('dialog', () => errors.push('A dialog opened'));
  await openBuilderPage(
    page,
    '#box=<img src=x onerror=alert(1)>&flavours=1x999999999&lid=__proto__',
  );
  await expect(
    page.getByText('The box of this link is not on sale. Choose one here.'),
  ).toBeVisible();
  await expectStep(page, 'box');
  expect(errors).toEqual([]);
});

test('a shared box does not replace a saved one', async ({ page }) => {
  await openFlavoursStep(page, '?box=12');
  await applyPreset(page, 'Top 12 Recommended');
  await page.goto('/build-your-box#box=1&flavours=1x6');
  await expectStep(page, 'flavours');
  await expect(page.getByRole('region', { name: 'Continue your box?' })).toContainText(
    'Box of 12, 12 of 12 pieces',
  );
  await clickButton(page, 'Keep the one below');
  await clickButton(page, 'Undo');
  await clickButton(page, 'Open that box');
  await expectStep(page, 'lid');
  await page.reload();
  await expectStep(page, 'lid');
});

test('a link that changes only the hash opens its box too', async ({ page }) => {
  await openBuilderPage(page);
  await expectHydratedStep1(page);
  await page.evaluate(() => {
    location.hash = '#box=1&flavours=1x6';
  });
  await expectStep(page, 'flavours');
  await expectChosenPieces(page, '6 / 6');
});

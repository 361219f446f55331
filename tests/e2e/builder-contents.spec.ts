import { expect, test } from '@playwright/test';
import { expectAccessible } from './helpers/page-setup.ts';
import { buildNonGiftBox, expectStep, openBuilderPage, clickButton } from './helpers/builder.ts';

const KITCHEN_LINE = 'Our kitchen handles milk, soya, eggs, nuts and gluten.';

for (const [what, query, flavour, allergens] of [
  ['a box', '?box=6', 'Biscoff Biscuit', 'milk, soya, wheat'],
  ['bars', '?boxId=4', 'Maple & Walnut', 'milk, nuts'],
  ['bags', '?boxId=6', 'Vanilla', 'milk'],
] as const) {
  test(`step 2 shows the allergens of ${what} in bold, and updates them`, async ({ page }) => {
    await openBuilderPage(page, query);
    await expectStep(page, 2);
    const yours = page.getByRole('complementary', { name: 'Your box' });
    await clickButton(page, `Add to Box (${flavour})`);
    await expect(yours.getByText('This box contains')).toContainText(allergens);
    await expect(yours.locator('strong').getByText(allergens)).toBeVisible();
    await expect(yours.getByText(KITCHEN_LINE)).toBeVisible();
    await clickButton(page, `Remove one ${flavour}`);
    await expect(yours.getByText('This box contains')).toBeHidden();
  });
}

test('the vegan box shows its allergens at once', async ({ page }) => {
  await openBuilderPage(page, '?boxId=7');
  await expectStep(page, 2);
  const yours = page.getByRole('complementary', { name: 'Your box' });
  await expect(yours.getByText('This box contains')).toHaveText('This box contains: soya');
  await expect(yours.getByText(KITCHEN_LINE)).toBeVisible();
});

test('step 5 shows the allergens of the box', async ({ page }) => {
  await buildNonGiftBox(page);
  const summary = page.getByRole('region', { name: 'Your box' });
  await expect(summary.locator('strong').getByText('milk, soya')).toBeVisible();
  await expect(summary.getByText(KITCHEN_LINE)).toBeVisible();
});

test('the nutrition table is fetched when it is opened', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await openBuilderPage(page, '?boxId=7');
  await expectStep(page, 2);
  expect(fetched.some((url) => url.includes('nutrition.json'))).toBe(false);
  await page.getByText('Nutrition of this box').click();
  const table = page.getByRole('table', { name: /calculated from those of the flavours/ });
  await expect(table.getByRole('row', { name: /^Energy/ })).toContainText('1755 kJ / 417 kcal');
  await expect(table.getByRole('row', { name: /^Energy/ })).toContainText('7018 kJ / 1668 kcal');
  await expect(table.getByRole('row', { name: /^Fat/ })).toContainText('12.8 g');
  await expect(table.getByRole('row', { name: /^Fat/ })).toContainText('51.2 g');
  expect(fetched.some((url) => url.includes('nutrition.json'))).toBe(true);
  await expectAccessible(page);
});

test('a nutrition table that failed to load can be opened again', async ({ page, context }) => {
  await openBuilderPage(page, '?boxId=7');
  await expectStep(page, 2);
  await context.setOffline(true);
  const ask = page.getByText('Nutrition of this box');
  await ask.click();
  await expect(page.getByText('The figures could not be fetched.')).toBeVisible();
  await context.setOffline(false);
  await ask.click();
  await ask.click();
  await expect(page.getByRole('table')).toBeVisible();
});

import { expect, test } from '@playwright/test';
import { openDeliveryStep, clickButton, openFlavoursStep } from './helpers/builder.ts';
import { collectRequests } from './helpers/network.ts';
import { expectAccessible } from './helpers/page-setup.ts';

const KITCHEN_LINE = 'Our kitchen handles milk, soya, eggs, nuts and gluten.';

for (const [what, query, flavour, allergens] of [
  ['a box', '?box=6', 'Biscoff Biscuit', 'milk, soya, wheat'],
  ['bars', '?boxId=4', 'Maple & Walnut', 'milk, nuts'],
  ['bags', '?boxId=6', 'Vanilla', 'milk'],
] as const) {
  test(`step 2 shows the allergens of ${what} in bold, and updates them`, async ({ page }) => {
    await openFlavoursStep(page, query);
    const yourBox = page.getByRole('complementary', { name: 'Your box' });
    await clickButton(page, `Add to Box (${flavour})`);
    await expect(yourBox.getByText('This box contains')).toContainText(allergens);
    await expect(yourBox.locator('strong').getByText(allergens)).toBeVisible();
    await expect(yourBox.getByText(KITCHEN_LINE)).toBeVisible();
    await clickButton(page, `Remove one ${flavour}`);
    await expect(yourBox.getByText('This box contains')).toBeHidden();
  });
}

test('the vegan box shows its allergens at once', async ({ page }) => {
  await openFlavoursStep(page, '?boxId=7');
  const yourBox = page.getByRole('complementary', { name: 'Your box' });
  await expect(yourBox.getByText('This box contains')).toHaveText('This box contains: soya');
  await expect(yourBox.getByText(KITCHEN_LINE)).toBeVisible();
});

test('step 5 shows the allergens of the box', async ({ page }) => {
  await openDeliveryStep(page);
  const summary = page.getByRole('region', { name: 'Your box' });
  await expect(summary.locator('strong').getByText('milk, soya')).toBeVisible();
  await expect(summary.getByText(KITCHEN_LINE)).toBeVisible();
});

test('the nutrition table is fetched when it is opened', async ({ page }) => {
  const fetched = collectRequests(page);
  await openFlavoursStep(page, '?boxId=7');
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
  await openFlavoursStep(page, '?boxId=7');
  await context.setOffline(true);
  const nutrition = page.getByText('Nutrition of this box');
  await nutrition.click();
  await expect(page.getByText('The figures could not be fetched.')).toBeVisible();
  await context.setOffline(false);
  await nutrition.click();
  await nutrition.click();
  await expect(page.getByRole('table')).toBeVisible();
});

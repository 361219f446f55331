import { expect, test, type Locator, type Page } from '@playwright/test';
import { catalogue } from '#data/catalogue.ts';
import {
  fillDeliveryForm,
  expectStep,
  openBuilderPage,
  clickButton,
  proceedToPayment,
  selectBoxKind,
  applyPreset,
} from './helpers/builder.ts';
import { expectAccessible } from './helpers/page-setup.ts';

const idOf = (name: string) => catalogue.flavours.find((one) => one.name === name)?.id;
const chip = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const strip = (page: Page) =>
  page.getByRole('region', { name: 'Your order so far' }).getByText('You asked to avoid');
const tick = (page: Page) => page.getByRole('checkbox', { name: /^I know that/ });

/** Opens the builder as somebody who has asked to avoid these. */
async function openAvoiding(page: Page, avoided: readonly string[], query = ''): Promise<void> {
  await page.addInitScript((list) => {
    localStorage.setItem('avoidedAllergens', list);
  }, JSON.stringify(avoided));
  await openBuilderPage(page, query);
}

test('a preset with an avoided allergen warns before and after it is applied, and asks before payment', async ({
  page,
}) => {
  await openBuilderPage(page);
  await selectBoxKind(page, 'Ultimate Fudge Taster Box');
  for (const allergen of ['wheat', 'nuts', 'eggs']) await chip(page, allergen).check();
  await expect(
    page.getByText('Contains eggs, nuts, wheat, which you asked to avoid'),
  ).toBeVisible();
  await expect(strip(page)).toBeHidden();
  await clickButton(page, 'Top 30 Recommended');
  const said = '3 allergens you asked to avoid are in this box: eggs, nuts, wheat.';
  await expect(page.getByText(said).first()).toBeVisible();
  await expect(page.getByText('Oreo (wheat)').first()).toBeVisible();
  await expect(strip(page)).toContainText('eggs, nuts, wheat');
  await expectAccessible(page);
  await clickButton(page, /^Next$/);
  await expectStep(page, 3);
  await clickButton(page, /Not a Gift \(For Myself\)/);
  await clickButton(page, 'Skip to Shipping');
  await expectStep(page, 5);
  await expect(page.getByText(said).first()).toBeVisible();
  await fillDeliveryForm(page);
  await proceedToPayment(page);
  const problem = page.getByRole('group', { name: 'There is a problem' });
  await expect(problem).toBeFocused();
  await problem.getByRole('link', { name: /^Please confirm the allergens/ }).click();
  await expect(tick(page)).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Space');
  await expect(problem).toBeHidden();
  await proceedToPayment(page);
  await expect(page).toHaveURL(/\/sandbox\/checkout\//);
});

test('one click takes out the avoided flavours and keeps the focus', async ({ page }) => {
  await openBuilderPage(page);
  await selectBoxKind(page, 'Ultimate Fudge Taster Box');
  await clickButton(page, 'Top 30 Recommended');
  await chip(page, 'nuts').check();
  await expect(
    page.getByText('An allergen you asked to avoid is in this box: nuts.').first(),
  ).toBeVisible();
  await clickButton(page, 'Take them out');
  await expect(page.getByRole('group', { name: 'What you avoid' })).toBeFocused();
  await expect(strip(page)).toBeHidden();
  await expect(page.getByText('Selected: 28 / 30 pieces').first()).toBeAttached();
  await clickButton(page, 'Fill the rest for me');
  await expect(page.getByText('Selected: 30 / 30 pieces').first()).toBeAttached();
  await expect(strip(page)).toBeHidden();
});

test('an avoided flavour leaves the list with its last piece, and the focus moves to the filter', async ({
  page,
}) => {
  await openAvoiding(page, ['nuts'], `#box=1&flavours=${idOf('Maple & Walnut')}x1`);
  await expectStep(page, 2);
  await page.getByRole('button', { name: 'Remove one Maple & Walnut' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Maple & Walnut' })).toBeHidden();
  await expect(page.getByRole('group', { name: 'What you avoid' })).toBeFocused();
});

for (const [width, height] of [
  [375, 667],
  [740, 375],
] as const) {
  test(
    `the footer with its warnings covers no focused control at ${width} by ${height} px`,
    { tag: '@narrow' },
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openAvoiding(page, ['milk', 'soya'], `#box=1&flavours=${idOf('Belgian Chocolate')}x6`);
      await expectStep(page, 2);
      await expect(strip(page)).toBeVisible();
      await page.context().setOffline(true);
      const bar = page.getByRole('region', { name: 'Your order so far' });
      await expect(bar.getByText('You are offline.')).toBeVisible();
      const top = () => bar.evaluate((element) => element.getBoundingClientRect().top);
      const bottom = (element: Locator) =>
        element.evaluate((one) => one.getBoundingClientRect().bottom);

      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const lastLink = page.getByRole('contentinfo').getByRole('link').last();
      expect(await bottom(lastLink)).toBeLessThanOrEqual(await top());

      await page.getByRole('heading', { level: 1 }).focus();
      for (let presses = 0; presses < 25; presses += 1) {
        await page.keyboard.press('Tab');
        const focused = page.locator(':focus');
        const isInBar = await focused.evaluate((one) => one.closest('.sticky-footer') !== null);
        if (!isInBar) expect(await bottom(focused)).toBeLessThanOrEqual(await top());
      }
    },
  );
}

test('a shared box is checked against the list of the visitor who opens it', async ({ page }) => {
  await openAvoiding(page, ['soya'], `#box=1&flavours=${idOf('Belgian Chocolate')}x6`);
  await expectStep(page, 2);
  await expect(strip(page)).toContainText('soya');
});

test('a ready-made box warns on its page, and the basket asks before payment', async ({ page }) => {
  await openAvoiding(page, ['soya']);
  await page.goto('/shop-boxes/six-favourites');
  await expect(
    page.getByRole('main').getByText('Contains soya, which you asked to avoid'),
  ).toBeVisible();
  await page.goto('/shop-boxes');
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: 'Six Favourites' })
      .getByText('Contains soya, which you asked to avoid'),
  ).toBeVisible();
  await page.goto('/basket?add=six-favourites');
  await expect(
    page.getByText('An allergen you asked to avoid is in your basket: soya.'),
  ).toBeVisible();
  await clickButton(page, 'Proceed to Payment');
  await expect(tick(page)).toBeFocused();
  await expect(page.getByText(/^Please confirm the allergens/).first()).toBeVisible();
  await expectAccessible(page);
  await tick(page).check();
  await clickButton(page, 'Proceed to Payment');
  await expect(page).toHaveURL(/\/sandbox\/checkout\//);
});

test('a confirmation in the builder holds in the basket', async ({ page }) => {
  await openAvoiding(page, ['soya']);
  await selectBoxKind(page, 'Box of 6');
  await applyPreset(page, 'Top 6 Recommended');
  await clickButton(page, /Not a Gift \(For Myself\)/);
  await clickButton(page, 'Skip to Shipping');
  await expectStep(page, 5);
  await clickButton(page, 'Add to basket and build another');
  await expect(tick(page)).toBeFocused();
  await tick(page).check();
  await clickButton(page, 'Add to basket and build another');
  await expectStep(page, 1);
  await page.goto('/basket');
  await expect(tick(page)).toBeChecked();
});

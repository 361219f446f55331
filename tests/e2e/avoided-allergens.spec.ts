import { expect, test, type Locator, type Page } from '@playwright/test';
import { catalogue } from '#data/catalogue.ts';
import {
  clickButton,
  clickPreset,
  expectChosenPieces,
  expectStep,
  hideFlavoursContaining,
  fillDeliveryForm,
  leaveFlavoursStep,
  openBuilderPage,
  openDeliveryStep,
  proceedToPayment,
  selectBoxKind,
  skipNoteStep,
} from './helpers/builder.ts';
import { expectAccessible } from './helpers/page-setup.ts';
import { PAYMENT_PAGE } from './helpers/payment.ts';

const flavourId = (name: string) => catalogue.flavours.find((one) => one.name === name)?.id;
const footerWarning = (page: Page) =>
  page.getByRole('region', { name: 'Your order so far' }).getByText('You asked to avoid');
const confirmation = (page: Page) => page.getByRole('checkbox', { name: /^I know that/ });

/** Stores the list of avoided allergens before each page load. */
async function storeAvoided(page: Page, avoided: readonly string[]): Promise<void> {
  await page.addInitScript((list) => {
    localStorage.setItem('avoidedAllergens', list);
  }, JSON.stringify(avoided));
}

/** Opens the builder with these allergens on the stored list. */
async function openAvoiding(page: Page, avoided: readonly string[], query = ''): Promise<void> {
  await storeAvoided(page, avoided);
  await openBuilderPage(page, query);
}

test(
  'a preset with an avoided allergen warns before and after it is applied, and asks before payment',
  { tag: '@narrow' },
  async ({ page }) => {
    await openBuilderPage(page);
    await selectBoxKind(page, 'Ultimate Fudge Taster Box');
    for (const allergen of ['wheat', 'nuts', 'eggs']) await hideFlavoursContaining(page, allergen);
    await expect(
      page.getByText('Contains eggs, nuts, wheat, which you asked to avoid'),
    ).toBeVisible();
    await expect(footerWarning(page)).toBeHidden();
    await clickPreset(page, 'Top 30 Recommended');
    const warning = '3 allergens you asked to avoid are in this box: eggs, nuts, wheat.';
    await expect(page.getByText(warning).first()).toBeVisible();
    await expect(page.getByText('Oreo (wheat)').first()).toBeVisible();
    await expect(footerWarning(page)).toContainText('eggs, nuts, wheat');
    await expectAccessible(page);
    await leaveFlavoursStep(page);
    await skipNoteStep(page);
    await expect(page.getByText(warning).first()).toBeVisible();
    await fillDeliveryForm(page);
    await proceedToPayment(page);
    const problem = page.getByRole('group', { name: 'There is a problem' });
    await expect(problem).toBeFocused();
    await problem.getByRole('link', { name: /^Please confirm the allergens/ }).click();
    await expect(confirmation(page)).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Space');
    await expect(problem).toBeHidden();
    await proceedToPayment(page);
    await expect(page).toHaveURL(PAYMENT_PAGE);
  },
);

test(
  'one click takes out the avoided flavours and keeps the focus',
  { tag: '@narrow' },
  async ({ page }) => {
    await openBuilderPage(page);
    await selectBoxKind(page, 'Ultimate Fudge Taster Box');
    await clickPreset(page, 'Top 30 Recommended');
    await hideFlavoursContaining(page, 'nuts');
    await expect(
      page.getByText('An allergen you asked to avoid is in this box: nuts.').first(),
    ).toBeVisible();
    await clickButton(page, 'Take them out');
    await expect(page.getByRole('group', { name: 'What you avoid' })).toBeFocused();
    await expect(footerWarning(page)).toBeHidden();
    await expectChosenPieces(page, '28 / 30');
    await clickButton(page, 'Fill the rest for me');
    await expectChosenPieces(page, '30 / 30');
    await expect(footerWarning(page)).toBeHidden();
  },
);

test(
  'an avoided flavour leaves the list with its last piece, and the focus moves to the filter',
  { tag: '@narrow' },
  async ({ page }) => {
    await openAvoiding(page, ['nuts'], `#box=1&flavours=${flavourId('Maple & Walnut')}x1`);
    await expectStep(page, 'flavours');
    await page.getByRole('button', { name: 'Remove one Maple & Walnut' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Maple & Walnut' })).toBeHidden();
    await expect(page.getByRole('group', { name: 'What you avoid' })).toBeFocused();
  },
);

for (const [width, height] of [
  [375, 667],
  [740, 375],
] as const) {
  test(
    `the footer with its warnings covers no focused control at ${width} by ${height} px`,
    { tag: '@narrow' },
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openAvoiding(
        page,
        ['milk', 'soya'],
        `#box=1&flavours=${flavourId('Belgian Chocolate')}x6`,
      );
      await expectStep(page, 'flavours');
      await expect(footerWarning(page)).toBeVisible();
      await page.context().setOffline(true);
      const bar = page.getByRole('region', { name: 'Your order so far' });
      await expect(bar.getByText('You are offline.')).toBeVisible();
      /** Returns how many pixels an element ends above the footer. */
      const readGap = async (target: Locator): Promise<number> => {
        const bottom = await target.evaluate((element) => element.getBoundingClientRect().bottom);
        return (await bar.evaluate((element) => element.getBoundingClientRect().top)) - bottom;
      };

      // The page grows with the notices in the bar, so its end moves.
      const readGapAtEnd = async (): Promise<number> => {
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        return readGap(page.getByRole('contentinfo').getByRole('link').last());
      };
      await expect.poll(readGapAtEnd).toBeGreaterThanOrEqual(0);

      await page.getByRole('heading', { level: 1 }).focus();
      for (let tabs = 0; tabs < 25; tabs += 1) {
        await page.keyboard.press('Tab');
        const focused = page.locator(':focus');
        const isInBar = await focused.evaluate((one) => one.closest('.sticky-footer') !== null);
        if (!isInBar) await expect.poll(() => readGap(focused)).toBeGreaterThanOrEqual(0);
      }
    },
  );
}

test(
  'a shared box is checked against the list of the visitor who opens it',
  { tag: '@narrow' },
  async ({ page }) => {
    await openAvoiding(page, ['soya'], `#box=1&flavours=${flavourId('Belgian Chocolate')}x6`);
    await expectStep(page, 'flavours');
    await expect(footerWarning(page)).toContainText('soya');
  },
);

test(
  'a ready-made box warns on its page, and the basket asks before payment',
  { tag: '@narrow' },
  async ({ page }) => {
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
      page.getByText('An allergen you asked to avoid is in the basket: soya.'),
    ).toBeVisible();
    await expect(page.getByText('Contains: milk, soya (you asked to avoid it)')).toBeVisible();
    await clickButton(page, 'Confirm the allergens');
    await expect(confirmation(page)).toBeFocused();
    await expect(confirmation(page)).toBeInViewport();
    await expect(page.getByText(/^Please confirm the allergens/).first()).toBeVisible();
    await expectAccessible(page);
    await confirmation(page).check();
    await clickButton(page, 'Proceed to Payment');
    await expect(page).toHaveURL(PAYMENT_PAGE);
  },
);

test('a confirmation in the builder holds in the basket', { tag: '@narrow' }, async ({ page }) => {
  await storeAvoided(page, ['soya']);
  await openDeliveryStep(page, { boxId: 1 });
  await clickButton(page, 'Add to basket and build another');
  await expect(confirmation(page)).toBeFocused();
  await confirmation(page).check();
  await clickButton(page, 'Add to basket and build another');
  await expectStep(page, 'box');
  await page.goto('/basket');
  await expect(confirmation(page)).toBeChecked();
});

import { expect, test, type Page } from '@playwright/test';
import { catalogue } from '#data/catalogue.ts';
import { holdRequests } from './helpers/network.ts';
import { expectAccessible, openPage } from './helpers/page-setup.ts';

const names = catalogue.flavours.map(({ name }) => name);
const all = names.length;
const namesWithout = (...words: string[]) =>
  catalogue.flavours
    .filter(({ ingredients }) => !words.some((word) => ingredients.includes(word)))
    .map(({ name }) => name);

const shownFlavours = (page: Page) =>
  page.getByRole('main').getByRole('listitem').getByRole('heading');
const allergenFilter = (page: Page, name: string) =>
  page.getByRole('checkbox', { name, exact: true });
const count = (page: Page) => page.getByRole('status').filter({ hasText: 'Showing' });

test.describe('flavours', () => {
  test.beforeEach(async ({ page }) => {
    await openPage(page, '/flavours');
  });

  test('can be filtered by allergen, with a count', async ({ page }) => {
    await expect(page.getByRole('group', { name: 'Hide flavours containing' })).toBeVisible();
    await expect(count(page)).toHaveText('Showing all flavours');
    await allergenFilter(page, 'nuts').check();
    await expect(shownFlavours(page)).toHaveText(namesWithout('NUTS'));
    await expect(count(page)).toHaveText(
      `Showing ${namesWithout('NUTS').length} of ${all} flavours`,
    );
    await allergenFilter(page, 'wheat').check();
    await expect(shownFlavours(page)).toHaveText(namesWithout('NUTS', 'WHEAT'));
    await allergenFilter(page, 'nuts').uncheck();
    await expect(shownFlavours(page)).toHaveText(namesWithout('WHEAT'));
    await expectAccessible(page);
  });

  test('stay filtered after a reload, after Back, and in the builder', async ({ page }) => {
    await allergenFilter(page, 'sulphites').check();
    await expect(page.getByText('We remember this on your device')).toBeVisible();
    await page.reload();
    await expect(shownFlavours(page)).toHaveText(namesWithout('SULPHITES'));
    await page.getByRole('link', { name: 'Vanilla', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vanilla');
    await page.goBack();
    await expect(shownFlavours(page)).toHaveText(namesWithout('SULPHITES'));
    await expect(allergenFilter(page, 'sulphites')).toBeChecked();
    await page.goto('/build-your-box?box=12');
    await page.getByText('Hiding: sulphites').click();
    await expect(allergenFilter(page, 'sulphites')).toBeChecked();
    await expect(page.getByRole('heading', { name: 'Cherry & Almond' })).toBeHidden();
  });

  test('are filtered by the allergens in the URL as well', async ({ page }) => {
    await allergenFilter(page, 'eggs').check();
    await expect(page.getByText('We remember this on your device')).toBeVisible();
    await page.goto('/flavours?hide=nuts+gravel');
    await expect(shownFlavours(page)).toHaveText(namesWithout('EGG', 'NUTS'));
    await expect.poll(() => new URL(page.url()).search).toBe('');
  });

  test('are all shown after one click on "Clear the list"', async ({ page }) => {
    const reset = page.getByRole('button', { name: 'Clear the list' });
    await expect(reset).toBeHidden();
    await allergenFilter(page, 'milk').check();
    await expect(shownFlavours(page)).toHaveText(namesWithout('MILK'));
    await reset.click();
    await expect(shownFlavours(page)).toHaveText(names);
    await expect(allergenFilter(page, 'milk')).toBeFocused();
    await expect(reset).toBeHidden();
    await expect.poll(() => new URL(page.url()).search).toBe('');
  });

  test('show a message when the filter hides them all', async ({ page }) => {
    await allergenFilter(page, 'milk').check();
    await allergenFilter(page, 'soya').check();
    await expect(shownFlavours(page)).toHaveCount(0);
    await expect(count(page)).toHaveText(`Showing 0 of ${all} flavours`);
    await expect(page.getByText('Each of our flavours contains one of these.')).toBeVisible();
    await expectAccessible(page);
  });

  test('can be filtered by keyboard alone', async ({ page }) => {
    await allergenFilter(page, 'milk').focus();
    await page.keyboard.press('Space');
    await expect(shownFlavours(page)).toHaveText(namesWithout('MILK'));
    await expect(allergenFilter(page, 'milk')).toBeFocused();
  });
});

test('the first flavours show in the upper part of a phone’s screen', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await openPage(page, '/flavours');
  const first = await page.getByRole('main').locator('.card__image').first().boundingBox();
  expect(first?.y).toBeLessThan(480);
});

test('an allergen that is ticked before hydration filters the list', async ({ page }) => {
  const release = await holdRequests(page, /\/_astro\/.*\.js$/);
  await page.goto('/flavours', { waitUntil: 'commit' });
  await allergenFilter(page, 'nuts').check();
  release();
  await expect(shownFlavours(page)).toHaveText(namesWithout('NUTS'));
  await expect(allergenFilter(page, 'nuts')).toBeChecked();
});

test.describe('flavours without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('are all shown, without a dead filter', async ({ page }) => {
    await page.goto('/flavours');
    await expect(shownFlavours(page)).toHaveText(names);
    await expect(page.getByText('Hide flavours containing')).toBeHidden();
  });
});

test.describe('the page of a flavour', () => {
  test('starts a box of any kind with this flavour', async ({ page }) => {
    await openPage(page, '/flavours/vanilla');
    await page.getByRole('link', { name: 'Start a box with Vanilla' }).click();
    await expect(page.getByText('Choose a box, and Vanilla goes in first.')).toBeVisible();
  });

  test('starts the 4-Bag Box with a flavour sold only in bags', async ({ page }) => {
    await openPage(page, '/flavours/vegan-chocolate');
    await page.getByRole('link', { name: 'Start a box with Vegan Chocolate' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Select Your Fudge Flavours');
    await expect(page.getByText('Selected: 1 / 4 pieces').first()).toBeVisible();
  });
});

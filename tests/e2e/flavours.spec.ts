import { expect, test, type Page } from '@playwright/test';
import { catalogue } from '#data/catalogue.ts';
import { KITCHEN_LINE, allergensIn } from '#domain/allergens.ts';
import { expectAccessible, openCalmly, structuredData } from './calm-page.ts';

const names = catalogue.flavours.map(({ name }) => name);
const without = (...words: string[]) =>
  catalogue.flavours
    .filter(({ ingredients }) => !words.some((word) => ingredients.includes(word)))
    .map(({ name }) => name);

const shown = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('heading');
const chip = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const count = (page: Page) => page.getByRole('status').filter({ hasText: 'Showing' });

test.describe('flavours', () => {
  test.beforeEach(async ({ page }) => {
    await openCalmly(page, '/flavours');
  });

  test('all 27 show a picture, what they contain, and a badge when gluten-free', async ({
    page,
  }) => {
    await expect(shown(page)).toHaveText(names);
    const cards = page.getByRole('main').getByRole('listitem');
    for (const { name, isGlutenFree, ingredients } of catalogue.flavours) {
      const card = cards.filter({ has: page.getByRole('heading', { name, exact: true }) });
      await expect(card.locator('img')).toHaveCount(1);
      await expect(card).toContainText(`Contains: ${allergensIn(ingredients).join(', ')}`);
      await expect(card.getByText('Gluten-Free')).toHaveCount(isGlutenFree ? 1 : 0);
    }
  });

  test('flavours that contain an allergen can be hidden, and are counted', async ({ page }) => {
    await expect(page.getByRole('group', { name: 'Hide flavours containing' })).toBeVisible();
    await expect(count(page)).toHaveText('Showing 27 of 27 flavours');
    await chip(page, 'nuts').check();
    await expect(shown(page)).toHaveText(without('NUTS'));
    await expect(count(page)).toHaveText(`Showing ${without('NUTS').length} of 27 flavours`);
    await chip(page, 'wheat').check();
    await expect(shown(page)).toHaveText(without('NUTS', 'WHEAT'));
    await chip(page, 'nuts').uncheck();
    await expect(shown(page)).toHaveText(without('WHEAT'));
    await expectAccessible(page);
  });

  test('the address keeps the filter: Back, a reload, and the way back from a flavour', async ({
    page,
  }) => {
    await chip(page, 'sulphites').check();
    await chip(page, 'eggs').check();
    await page.goBack();
    await expect(shown(page)).toHaveText(without('SULPHITES'));
    await expect(chip(page, 'eggs')).not.toBeChecked();
    await page.reload();
    await expect(shown(page)).toHaveText(without('SULPHITES'));
    await page.getByRole('link', { name: 'Vanilla', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vanilla');
    await page.goBack();
    await expect(shown(page)).toHaveText(without('SULPHITES'));
    await expect(chip(page, 'sulphites')).toBeChecked();
  });

  test('one press shows all again', async ({ page }) => {
    const reset = page.getByRole('button', { name: 'Show all flavours' });
    await expect(reset).toBeHidden();
    await chip(page, 'milk').check();
    await expect(shown(page)).toHaveText(without('MILK'));
    await reset.click();
    await expect(shown(page)).toHaveText(names);
    await expect(chip(page, 'milk')).toBeFocused();
    await expect(reset).toBeHidden();
    expect(new URL(page.url()).search).toBe('');
  });

  test('when nothing is left the page says so and how to ask', async ({ page }) => {
    await chip(page, 'milk').check();
    await chip(page, 'soya').check();
    await expect(shown(page)).toHaveCount(0);
    await expect(count(page)).toHaveText('Showing 0 of 27 flavours');
    await expect(page.getByText('Each of our flavours contains one of these.')).toBeVisible();
    await expectAccessible(page);
  });

  test('the keyboard alone filters', async ({ page }) => {
    await chip(page, 'milk').focus();
    await page.keyboard.press('Space');
    await expect(shown(page)).toHaveText(without('MILK'));
    await expect(chip(page, 'milk')).toBeFocused();
  });

  test('no page about flavours says "safe"', async ({ request }) => {
    for (const path of ['/flavours', '/flavours/vanilla', '/ingredients']) {
      expect(await (await request.get(path)).text()).not.toMatch(/\bsafe\b/i);
    }
  });
});

test('what is ticked before the page can filter counts as soon as it can', async ({ page }) => {
  await page.route(/\/_astro\/.*\.js$/, async (route) => {
    await expect(chip(page, 'nuts')).toBeChecked();
    await route.continue();
  });
  await page.goto('/flavours', { waitUntil: 'commit' });
  await chip(page, 'nuts').check();
  await expect(shown(page)).toHaveText(without('NUTS'));
  await expect(chip(page, 'nuts')).toBeChecked();
});

test.describe('flavours without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('show all, and no filter that would not work', async ({ page }) => {
    await page.goto('/flavours');
    await expect(shown(page)).toHaveText(names);
    await expect(page.getByText('Hide flavours containing')).toBeHidden();
  });
});

test.describe('a flavour', () => {
  test('shows its picture, badge, ingredients and allergens', async ({ page }) => {
    await openCalmly(page, '/flavours/cherry-and-almond');
    await expect(
      page.getByRole('img', { name: 'Three pieces of Cherry & Almond fudge' }),
    ).toBeVisible();
    await expect(page.getByRole('main').getByText('Gluten-Free')).toBeVisible();
    await expect(page.getByText('Contains: milk, nuts, sulphites')).toBeVisible();
    await expect(page.getByText(KITCHEN_LINE)).toBeVisible();
    const bold = page.getByRole('region', { name: 'Ingredients' }).locator('b');
    expect(new Set(await bold.allTextContents())).toEqual(
      new Set(['MILK', 'SULPHITES', 'NUTS', 'ALMONDS', 'ALMOND']),
    );
  });

  test('has a table of its nutrition per 100 g', async ({ page }) => {
    await openCalmly(page, '/flavours/lemon-cheesecake');
    const rows = page.getByRole('table', { name: 'Nutrition' }).getByRole('row');
    await expect(rows.first()).toHaveText(/Typical values\s*per 100 g/);
    const cells = await rows.evaluateAll((all) =>
      all.map((row) => [...row.children].map((cell) => cell.textContent.trim())),
    );
    expect(cells.slice(1)).toEqual([
      ['Energy', '1763 kJ / 419 kcal'],
      ['Fat', '14.1 g'],
      ['of which saturates', '8.7 g'],
      ['Carbohydrate', '70.8 g'],
      ['of which sugars', '67.0 g'],
      ['Protein', '2.2 g'],
      ['Salt', '0.23 g'],
    ]);
  });

  test('starts a box: whichever the shopper then picks', async ({ page }) => {
    await openCalmly(page, '/flavours/vanilla');
    await page.getByRole('link', { name: 'Start a box with this' }).click();
    await expect(page.getByText('Choose a box, and Vanilla goes in first.')).toBeVisible();
  });

  test('that comes by the bag alone starts the 4-Bag Box, and says so', async ({ page }) => {
    await openCalmly(page, '/flavours/vegan-chocolate');
    const note = page.getByText('It comes by the bag');
    await expect(note.getByRole('link')).toHaveText(['4-Bag Box', '4-Bag Vegan Box']);
    await expect(page.getByText('vegan here does not mean milk-free')).toBeVisible();
    await page.getByRole('link', { name: 'Start a box with this' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Select Your Fudge Flavours');
    await expect(page.getByText('Selected: 1 / 4 pieces').first()).toBeVisible();
  });

  test('leads to its neighbours and back to all flavours', async ({ page }) => {
    await openCalmly(page, '/flavours/baileys');
    const more = page.getByRole('navigation', { name: 'More flavours' }).getByRole('link');
    await expect(more).toHaveText([/Vegan Sea-Salt Caramel/, /Banana & Chocolate Swirl/]);
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(trail.getByRole('listitem')).toHaveText(['Home', 'Flavours', 'Baileys']);
    const data = await structuredData(page, 'BreadcrumbList');
    const origin = new URL(page.url()).origin;
    expect(data['itemListElement']).toEqual(
      [
        ['Home', '/'],
        ['Flavours', '/flavours'],
        ['Baileys', '/flavours/baileys'],
      ].map(([name, path], index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: `${origin}${path}`,
      })),
    );
    await expectAccessible(page);
  });
});

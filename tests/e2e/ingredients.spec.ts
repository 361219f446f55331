import { expect, test, type Page } from '@playwright/test';
import { catalogue } from '#data/catalogue.ts';
import { shop } from '#data/shop.ts';
import { expectAccessible, openCalmly } from './calm-page.ts';

const ALLERGENS =
  'milk soya eggs nuts gluten wheat peanuts sesame fish shellfish molluscs mustard lupin celery sulphites'.split(
    ' ',
  );

const cards = (page: Page) => page.getByRole('main').getByRole('listitem');
const card = (page: Page, name: string) =>
  cards(page).filter({ has: page.getByRole('heading', { name, exact: true }) });
const pictureOf = (page: Page, name: string) =>
  card(page, name).getByRole('link', { name: `${name} fudge` });
const overlay = (page: Page) => page.getByRole('dialog', { name: 'Enlarged picture' });

const isScrollLocked = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflow === 'hidden');

async function enlarge(page: Page, name: string): Promise<void> {
  await pictureOf(page, name).click();
  await expect(overlay(page)).toBeVisible();
}

async function expectClosed(page: Page, name: string): Promise<void> {
  await expect(overlay(page)).toBeHidden();
  await expect(pictureOf(page, name)).toBeFocused();
  expect(await isScrollLocked(page)).toBe(false);
}

test.describe('ingredients', () => {
  test.beforeEach(async ({ page }) => {
    await openCalmly(page, '/ingredients');
  });

  test('the page has a heading and an intro', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ingredients and allergens');
    await expect(page.getByText('Here is all that goes into each of them')).toBeVisible();
  });

  test('the page claims over 20 flavours and that most are gluten-free', async ({ page }) => {
    await expect(
      page.getByText('We make over 20 flavours, and most are gluten-free.'),
    ).toBeVisible();
  });

  test('there is an "About Our Fudge" block', async ({ page }) => {
    await expect(page.getByRole('region', { name: 'About Our Fudge' })).toContainText(
      'boiled and beaten by hand',
    );
  });

  test('questions about allergens go to the shop by e-mail', async ({ page }) => {
    const line = page.getByText('A question about allergens?');
    await expect(line.getByRole('link', { name: shop.email })).toHaveAttribute(
      'href',
      `mailto:${shop.email}?subject=Allergens`,
    );
  });

  test('below is a grid of all flavours, in two columns where there is room', async ({
    page,
    viewport,
  }) => {
    await expect(cards(page)).toHaveCount(27);
    const lefts = await cards(page).evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().left),
    );
    expect(new Set(lefts).size).toBe((viewport?.width ?? 0) > 960 ? 2 : 1);
  });

  test('each card shows the name, an image and the ingredients list', async ({ page }) => {
    const shown = await cards(page).evaluateAll((all) =>
      all.map((one) => ({
        name: one.querySelector('h2')?.textContent.trim(),
        pictures: one.querySelectorAll('img').length,
        ingredients: one.querySelector(':scope > p')?.textContent.trim(),
      })),
    );
    expect(shown).toEqual(
      catalogue.flavours.map(({ name, ingredients }) => ({ name, pictures: 1, ingredients })),
    );
  });

  test('all but Biscoff Biscuit and Oreo wear a Gluten-Free badge', async ({ page }) => {
    const without = cards(page).filter({ hasNotText: 'Gluten-Free' });
    await expect(without.getByRole('heading')).toHaveText(['Biscoff Biscuit', 'Oreo']);
  });

  test('allergen words are bold, wherever they stand, and no others', async ({ page }) => {
    const lists = await cards(page).evaluateAll((all) =>
      all.map((one) => {
        const list = one.querySelector(':scope > p');
        const bold = [...(list?.querySelectorAll('b') ?? [])].map((word) => word.textContent);
        for (const word of list?.querySelectorAll('b') ?? []) word.remove();
        return { bold, rest: list?.textContent.toLowerCase().match(/[a-z]+/g) ?? [] };
      }),
    );
    const bold = new Set(lists.flatMap((list) => list.bold.map((word) => word.toLowerCase())));
    const listed = ALLERGENS.filter((word) => bold.has(word));
    expect(listed).toEqual(['milk', 'soya', 'eggs', 'nuts', 'wheat', 'sulphites']);
    expect([...bold].filter((word) => !ALLERGENS.includes(word)).sort()).toEqual([
      'almond',
      'almonds',
      'walnuts',
    ]);
    const plain = lists.flatMap(({ rest }) => rest).filter((word) => ALLERGENS.includes(word));
    expect(plain).toEqual([]);
  });

  test('a footer note says what the kitchen handles', async ({ page }) => {
    await expect(page.getByRole('main').locator('p').last()).toContainText(
      'Our kitchen handles milk, soya, eggs, nuts and gluten',
    );
  });

  test('a click on a picture opens it over the whole screen, large', async ({ page, viewport }) => {
    await enlarge(page, 'Rum & Raisin');
    const large = overlay(page).getByRole('img', { name: 'Rum & Raisin fudge' });
    await expect(large).toBeVisible();
    await expect
      .poll(() => large.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toContain('rum-and-raisin-800');
    const place = await overlay(page).boundingBox();
    expect(place).toMatchObject({ x: 0, y: 0, height: viewport?.height });
    // All but the room of the scroll bar, which stays so that nothing shifts.
    expect(place?.width).toBeGreaterThanOrEqual((viewport?.width ?? 0) - 20);
    await expectAccessible(page);
  });

  test('the page does not scroll under it', async ({ page }) => {
    await enlarge(page, 'Baileys');
    expect(await isScrollLocked(page)).toBe(true);
    const before = await page.evaluate(() => scrollY);
    await page.mouse.move(5, 400);
    await page.mouse.wheel(0, 600);
    await page.keyboard.press('PageDown');
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });

  test('a click on the backdrop closes it, one on the picture does not', async ({ page }) => {
    await enlarge(page, 'Baileys');
    await overlay(page).getByRole('img').click();
    await expect(overlay(page)).toBeVisible();
    await page.mouse.click(4, 400);
    await expectClosed(page, 'Baileys');
  });

  test('its Close button closes it', async ({ page }) => {
    await enlarge(page, 'Oreo');
    await overlay(page)
      .getByRole('button', { name: 'Close' })
      .click({ position: { x: 9, y: 9 } });
    await expectClosed(page, 'Oreo');
  });

  test('the keyboard alone opens it and closes it', async ({ page }) => {
    await pictureOf(page, 'Vanilla').focus();
    await page.keyboard.press('Enter');
    await expect(overlay(page).getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expectClosed(page, 'Vanilla');
    await page.keyboard.press('Enter');
    await expect(overlay(page)).toBeVisible();
    await page.keyboard.press('Enter');
    await expectClosed(page, 'Vanilla');
  });

  test('another picture takes the place of the first', async ({ page }) => {
    await enlarge(page, 'Vanilla');
    await page.keyboard.press('Escape');
    await enlarge(page, 'Liquorice');
    await expect(overlay(page).getByRole('img')).toHaveCount(1);
    await expect(overlay(page).getByRole('img', { name: 'Liquorice fudge' })).toBeVisible();
  });

  test('on paper stand the words alone, nothing cut off', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('main').getByRole('img')).toHaveCount(0);
    await expect(card(page, 'Vanilla')).toContainText('Sugar, condensed MILK');
  });
});

test.describe('ingredients without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a picture is a link to the large one', async ({ page, request }) => {
    await page.goto('/ingredients');
    const address = await pictureOf(page, 'Vanilla').getAttribute('href');
    expect(address).toContain('vanilla-800');
    expect((await request.get(address ?? '')).headers()['content-type']).toBe('image/avif');
  });
});

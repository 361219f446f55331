import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, openPage } from './helpers/page-setup.ts';

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

test.describe('the ingredients page', () => {
  test.beforeEach(async ({ page }) => {
    await openPage(page, '/ingredients');
  });

  test('shows all flavours, in two columns on wide screens', async ({ page, viewport }) => {
    await expect(cards(page)).toHaveCount(27);
    const lefts = await cards(page).evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().left),
    );
    expect(new Set(lefts).size).toBe((viewport?.width ?? 0) > 960 ? 2 : 1);
  });

  test('opens a clicked image in a full-screen lightbox', async ({ page, viewport }) => {
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

  test('does not scroll under the lightbox', async ({ page }) => {
    await enlarge(page, 'Baileys');
    expect(await isScrollLocked(page)).toBe(true);
    const before = await page.evaluate(() => scrollY);
    await page.mouse.move(5, 400);
    await page.mouse.wheel(0, 600);
    await page.keyboard.press('PageDown');
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });

  test(
    'closes the lightbox on a click on the backdrop, not on the image',
    { tag: '@narrow' },
    async ({ page }) => {
      await enlarge(page, 'Baileys');
      await overlay(page).getByRole('img').click();
      await expect(overlay(page)).toBeVisible();
      await page.mouse.click(4, 400);
      await expectClosed(page, 'Baileys');
    },
  );

  test('closes the lightbox with its Close button', { tag: '@narrow' }, async ({ page }) => {
    await enlarge(page, 'Oreo');
    await overlay(page)
      .getByRole('button', { name: 'Close' })
      .click({ position: { x: 9, y: 9 } });
    await expectClosed(page, 'Oreo');
  });

  test('opens and closes the lightbox by keyboard alone', { tag: '@narrow' }, async ({ page }) => {
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

  test('shows the second image in place of the first', { tag: '@narrow' }, async ({ page }) => {
    await enlarge(page, 'Vanilla');
    await page.keyboard.press('Escape');
    await enlarge(page, 'Liquorice');
    await expect(overlay(page).getByRole('img')).toHaveCount(1);
    await expect(overlay(page).getByRole('img', { name: 'Liquorice fudge' })).toBeVisible();
  });

  test('prints texts without images', { tag: '@narrow' }, async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('main').getByRole('img')).toHaveCount(0);
    await expect(card(page, 'Vanilla')).toContainText('Sugar, condensed MILK');
  });
});

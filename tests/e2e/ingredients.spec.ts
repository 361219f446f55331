import { expect, test, type Page } from '@playwright/test';
import { waitForPaint } from './helpers/layout-shifts.ts';
import { expectAccessible, openPage, waitForScripts } from './helpers/page-setup.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('listitem');
const card = (page: Page, name: string) =>
  cards(page).filter({ has: page.getByRole('heading', { name, exact: true }) });
const imageLink = (page: Page, name: string) =>
  card(page, name).getByRole('link', { name: `${name} fudge` });
const lightbox = (page: Page) => page.getByRole('dialog', { name: 'Enlarged picture' });

const expectScrollLocked = (page: Page, isLocked: boolean) => {
  const root = expect(page.locator('html'));
  return (isLocked ? root : root.not).toHaveCSS('overflow', 'hidden');
};

async function openLightbox(page: Page, name: string): Promise<void> {
  await imageLink(page, name).click();
  await expect(lightbox(page)).toBeVisible();
}

async function expectLightboxClosed(page: Page, name: string): Promise<void> {
  await expect(lightbox(page)).toBeHidden();
  await expect(imageLink(page, name)).toBeFocused();
  await expectScrollLocked(page, false);
}

test.describe('the ingredients page', () => {
  test.beforeEach(async ({ page }) => {
    await openPage(page, '/ingredients');
    await waitForScripts(page);
  });

  test('shows all flavours, in two columns on wide screens', async ({ page, viewport }) => {
    await expect(cards(page)).toHaveCount(27);
    const countColumns = () =>
      cards(page).evaluateAll(
        (items) => new Set(items.map((item) => item.getBoundingClientRect().left)).size,
      );
    await expect.poll(countColumns).toBe((viewport?.width ?? 0) > 768 ? 2 : 1);
  });

  test('hides flavours by allergen; every letter leads to one that is left', async ({ page }) => {
    const filter = page.getByRole('checkbox', { name: 'soya', exact: true });
    await expect(filter).toBeInViewport();
    await filter.check();
    await expect(card(page, 'Orange & Chocolate')).toBeHidden();
    await expect(card(page, 'Baileys')).toBeVisible();
    const letters = page.getByRole('navigation', { name: 'Flavours by letter' }).getByRole('link');
    await expect(letters.filter({ hasText: 'O' })).toHaveCount(0);
    for (const letter of await letters.all()) {
      const target = new URL((await letter.getAttribute('href')) ?? '', page.url());
      await expect(page.locator(target.hash)).toBeVisible();
    }
    await page.getByRole('button', { name: 'Clear the list' }).click();
    await expect(cards(page)).toHaveCount(27);
  });

  test('a letter whose first part is hidden leads to what is left of it', async ({ page }) => {
    const heading = page.getByRole('heading', { name: 'M', exact: true }).locator('visible=true');
    await page.getByRole('checkbox', { name: 'nuts', exact: true }).check();
    await expect(card(page, 'Maple & Walnut')).toBeHidden();
    await expect(heading).toHaveCount(1);
    await page.getByRole('link', { name: 'M', exact: true }).click();
    await expect(card(page, 'Millionaire')).toBeInViewport();
    await expect(heading).toBeInViewport();
  });

  test('starts a box with a flavour', { tag: '@narrow' }, async ({ page }) => {
    await page.getByRole('link', { name: 'Start a box with Vanilla' }).click();
    await expect(page.getByText('Choose a box, and Vanilla goes in first.')).toBeVisible();
  });

  test('opens a clicked image in a full-screen lightbox', async ({ page, viewport }) => {
    await openLightbox(page, 'Rum & Raisin');
    const large = lightbox(page).getByRole('img', { name: 'Rum & Raisin fudge' });
    await expect(large).toBeVisible();
    await expect
      .poll(() => large.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toContain('rum-and-raisin-800');
    await expect
      .poll(() => lightbox(page).boundingBox())
      .toMatchObject({ x: 0, y: 0, height: viewport?.height });
    // The gutter of the scroll bar stays free, so that nothing shifts.
    const readWidth = async () => (await lightbox(page).boundingBox())?.width;
    await expect.poll(readWidth).toBeGreaterThanOrEqual((viewport?.width ?? 0) - 20);
    await expectAccessible(page);
  });

  test('does not scroll under the lightbox', { tag: '@wide' }, async ({ page }) => {
    await openLightbox(page, 'Baileys');
    await expectScrollLocked(page, true);
    const before = await page.evaluate(() => scrollY);
    await page.mouse.move(5, 400);
    await page.mouse.wheel(0, 600);
    await page.keyboard.press('PageDown');
    await waitForPaint(page);
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });

  test(
    'closes the lightbox on a click on the backdrop or on Close, not on the image, and then shows another image',
    { tag: '@narrow' },
    async ({ page }) => {
      await openLightbox(page, 'Baileys');
      await lightbox(page).getByRole('img').click();
      await expect(lightbox(page)).toBeVisible();
      await page.mouse.click(4, 400);
      await expectLightboxClosed(page, 'Baileys');

      await openLightbox(page, 'Oreo');
      await expect(lightbox(page).getByRole('img')).toHaveCount(1);
      await expect(lightbox(page).getByRole('img', { name: 'Oreo fudge' })).toBeVisible();
      await lightbox(page)
        .getByRole('button', { name: 'Close' })
        .click({ position: { x: 9, y: 9 } });
      await expectLightboxClosed(page, 'Oreo');
    },
  );

  test('shows the next flavour by button, key or swipe', { tag: '@narrow' }, async ({ page }) => {
    await openLightbox(page, 'Vegan Chocolate');
    const caption = lightbox(page).locator('.caption');
    await expect(caption).toContainText('Vegan Chocolate');
    await lightbox(page).getByRole('button', { name: 'Next flavour' }).click();
    await expect(caption).toHaveText(/Vegan Sea-Salt Caramel\s*Contains: soya$/);
    await page.keyboard.press('ArrowRight');
    await expect(caption).toContainText('Baileys');
    await lightbox(page).evaluate((dialog) => {
      for (const [type, clientX] of [
        ['touchstart', 100],
        ['touchend', 200],
      ] as const) {
        const touch = new Touch({ identifier: 0, target: dialog, clientX });
        dialog.dispatchEvent(new TouchEvent(type, { changedTouches: [touch] }));
      }
    });
    await expect(caption).toContainText('Vegan Sea-Salt Caramel');
    await page.keyboard.press('Escape');
    await expectLightboxClosed(page, 'Vegan Sea-Salt Caramel');
  });

  test('opens and closes the lightbox by keyboard alone', { tag: '@narrow' }, async ({ page }) => {
    await imageLink(page, 'Vanilla').focus();
    await page.keyboard.press('Enter');
    await expect(lightbox(page).getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expectLightboxClosed(page, 'Vanilla');
    await page.keyboard.press('Enter');
    await expect(lightbox(page)).toBeVisible();
    await page.keyboard.press('Enter');
    await expectLightboxClosed(page, 'Vanilla');
  });

  test('prints texts without images', { tag: '@narrow' }, async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('main').getByRole('img')).toHaveCount(0);
    await expect(card(page, 'Vanilla')).toContainText('Sugar, condensed MILK');
  });
});

import { expect, test, type Page } from '@playwright/test';

const ANCHORS = ['delivery', 'returns', 'allergens', 'products', 'ordering', 'gifting'] as const;

const shown = (page: Page, part = '') => page.locator(`${part} .faq-answer > p:first-of-type`);

test.describe('the questions page', () => {
  test('an answer opens on a press and closes on the next', async ({ page }) => {
    await page.goto('/faq');
    const question = page.getByText('When will my fudge be posted?');
    const answer = page.getByText('Orders are sent at 4PM');
    await expect(answer).toBeHidden();
    await question.click();
    await expect(answer).toBeVisible();
    await question.click();
    await expect(answer).toBeHidden();
  });

  test('an answer opens with the keyboard alone', async ({ page }) => {
    await page.goto('/faq#delivery');
    await page.goto('/faq');
    await page.getByRole('link', { name: 'Gifts' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Orders are sent at 4PM')).toBeVisible();
  });

  for (const anchor of ANCHORS) {
    test(`#${anchor} in the address leads there and opens its answers`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(`/faq#${anchor}`);
      for (const answer of await shown(page, `#${anchor}`).all())
        await expect(answer).toBeVisible();
      await expect(page.locator(`#${anchor} h2`)).toBeInViewport();
      const elsewhere = ANCHORS.filter((other) => other !== anchor);
      for (const other of elsewhere) await expect(shown(page, `#${other}`).first()).toBeHidden();
    });
  }

  test('a link at the top leads smoothly to its section and opens it', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/faq');
    const behaviour = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
    expect(await behaviour()).toBe('smooth');
    await page.getByRole('main').getByRole('link', { name: 'Allergens', exact: true }).click();
    await expect(page).toHaveURL(/#allergens$/);
    await expect(shown(page, '#allergens').first()).toBeVisible();
    await expect(page.locator('#allergens h2')).toBeInViewport();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await behaviour()).toBe('auto');
  });
});

test.describe('the questions page without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('opens the answers of the section in the address, and the others on a press', async ({
    page,
  }) => {
    await page.goto('/faq#returns');
    for (const answer of await shown(page, '#returns').all()) await expect(answer).toBeVisible();
    await expect(shown(page, '#gifting').first()).toBeHidden();
    await page.getByText('Is the handwritten note really written by hand?').click();
    await expect(shown(page, '#gifting').last()).toBeVisible();
  });
});

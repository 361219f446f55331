import { expect, test, type Page } from '@playwright/test';

const ANCHORS = ['delivery', 'returns', 'allergens', 'products', 'ordering', 'gifting'] as const;

const answers = (page: Page, section = '') =>
  page.locator(`${section} .faq-answer > p:first-of-type`);

test.describe('the FAQ page', () => {
  test('shows the first answer, opens another on a click and closes it on the next', async ({
    page,
  }) => {
    await page.goto('/faq');
    await expect(page.getByText('Orders are sent at 4PM')).toBeVisible();
    const question = page.getByText('How long does delivery take, and what does it cost?');
    const answer = page.getByText('Royal Mail 2nd Class is free');
    await expect(answer).toBeHidden();
    await question.click();
    await expect(answer).toBeVisible();
    await question.click();
    await expect(answer).toBeHidden();
  });

  test('opens an answer by keyboard alone', async ({ page }) => {
    await page.goto('/faq#delivery');
    await page.goto('/faq');
    await page.getByRole('link', { name: 'Gifts' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Royal Mail 2nd Class is free')).toBeVisible();
  });

  test('scrolls to the section in the URL and opens its answers only', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const anchor of ANCHORS) {
      await test.step(`#${anchor}`, async () => {
        // Another query makes it another page load.
        await page.goto(`/faq?${anchor}#${anchor}`);
        for (const answer of await answers(page, `#${anchor}`).all())
          await expect(answer).toBeVisible();
        await expect(page.locator(`#${anchor} h2`)).toBeInViewport();
        const elsewhere = ANCHORS.filter((other) => other !== anchor);
        for (const other of elsewhere) await expect(answers(page, `#${other}`).last()).toBeHidden();
      });
    }
  });

  test('scrolls smoothly from a link at the top to its section and opens it', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/faq');
    const behaviour = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
    await expect.poll(behaviour).toBe('smooth');
    await page.getByRole('main').getByRole('link', { name: 'Allergens', exact: true }).click();
    await expect(page).toHaveURL(/#allergens$/);
    await expect(answers(page, '#allergens').first()).toBeVisible();
    await expect(page.locator('#allergens h2')).toBeInViewport();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(behaviour).toBe('auto');
  });
});

test.describe('the FAQ page without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('opens the answers of the section in the URL, and others on a click', async ({ page }) => {
    await page.goto('/faq#returns');
    for (const answer of await answers(page, '#returns').all()) await expect(answer).toBeVisible();
    await expect(answers(page, '#gifting').first()).toBeHidden();
    await page.getByText('Is the handwritten note really written by hand?').click();
    await expect(answers(page, '#gifting').last()).toBeVisible();
  });
});

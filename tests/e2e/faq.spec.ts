import { expect, test, type Page } from '@playwright/test';

const ANCHORS = ['delivery', 'returns', 'allergens', 'products', 'ordering', 'gifting'] as const;

const answers = (page: Page, part = '') => page.locator(`${part} .faq-answer`);
const shown = (page: Page, part = '') => page.locator(`${part} .faq-answer > p:first-of-type`);

test.describe('the questions page', () => {
  test('has 13 questions under six anchors', async ({ page }) => {
    await page.goto('/faq');
    await expect(answers(page)).toHaveCount(13);
    const parts = page.locator('main section[id]');
    expect(await parts.evaluateAll((all) => all.map(({ id }) => id))).toEqual([...ANCHORS]);
    for (const anchor of ANCHORS)
      expect(await answers(page, `#${anchor}`).count()).toBeGreaterThan(1);
  });

  for (const [says, anchor, words] of [
    ['when orders are sent', 'delivery', 'sent at 4PM on Monday, Wednesday and Friday'],
    ['how long 2nd class takes', 'delivery', 'takes 2-4 working days'],
    ['how long 1st class takes', 'delivery', 'takes 1-2 working days'],
    ['to report damage within 24 hours', 'returns', 'tell us within 24 hours'],
    ['that rights are unaffected', 'returns', 'your statutory rights are unaffected'],
    [
      'what the kitchen handles',
      'allergens',
      'Our kitchen handles milk, soya, eggs, nuts and gluten',
    ],
    ['how long fudge keeps', 'products', 'shelf life is 4-6 weeks'],
    ['that no fridge is needed', 'products', 'No refrigeration is needed'],
    ['that no account is needed', 'ordering', 'you do not need an account'],
    ['how long a note may be', 'gifting', 'up to 100 characters not counting spaces'],
  ] as const) {
    test(`says ${says}`, async ({ page }) => {
      await page.goto(`/faq#${anchor}`);
      const answer = shown(page, `#${anchor}`).filter({ hasText: words });
      await expect(answer).toBeVisible();
    });
  }

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

  test('tells search engines exactly what it shows', async ({ page }) => {
    await page.goto('/faq');
    const json = await page.locator('script[type="application/ld+json"]').textContent();
    const mainEntity = await answers(page).evaluateAll((all) =>
      all.map((one) => ({
        '@type': 'Question',
        name: one.querySelector('h3')?.textContent.trim(),
        acceptedAnswer: { '@type': 'Answer', text: one.querySelector('p')?.textContent.trim() },
      })),
    );
    expect(JSON.parse(json ?? '')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity,
    });
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

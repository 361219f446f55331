import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

for (const [path, sentences] of [
  [
    '/about',
    [
      'We are a family of fudge makers in Weston-super-Mare',
      'Our family story',
      'What makes us special',
      'Come and visit',
      '11am-5pm daily',
      'April-September, varies in season',
      '7 Pier View',
    ],
  ],
  [
    '/terms',
    [
      'Last updated March 2024',
      'You buy from Birnbeck Handmade Fudge, 7 Pier View',
      'Nothing in them takes away the rights that the law gives you as a consumer',
      'tell us within 24 hours',
      'your statutory rights are unaffected',
      'the 14-day right to change your mind does not apply once we have made it',
      'regulation 28 of the Consumer Contracts Regulations 2013',
      'shelf life is 4-6 weeks',
      'signed delivery of bulk slices £10.00',
      'We advise ordering 6-8 weeks ahead',
    ],
  ],
  [
    '/privacy-policy',
    [
      'Last updated April 2024',
      'Orders are kept for 7 years',
      'leave our website’s tables once they have been mailed to us',
      'Data requests that nobody confirms within 7 days are deleted',
      '7 days after an export was confirmed, and as soon as a deletion is done',
      'Scrambled addresses are deleted within 25 hours',
      'Counts of pages stay, since they hold nothing about anybody',
      'only if you tick the box, which is empty at first',
      'Our payment provider, Stripe,',
      'Royal Mail needs the name and address',
      'We set no cookies',
      'Before you choose, only what is essential is stored',
      'our answer within 30 days, and always within one month',
      'we send a link to the e-mail address you give',
      'Information Commissioner’s Office',
    ],
  ],
] as const) {
  test.describe(path, () => {
    for (const sentence of sentences) {
      test(`says “${sentence}”`, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('main')).toContainText(sentence);
      });
    }
  });
}

test('the call to visit leads to the map', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('link', { name: 'Find us' }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

for (const path of ['/terms', '/privacy-policy']) {
  test(`${path} has a list of contents that leads to every part of it`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    const titles = await contents.allTextContents();
    expect(titles.map((title) => title.trim())).toEqual(
      (await page.locator('.prose > h2').allTextContents()).map((title) => title.trim()),
    );
    await contents.last().click();
    await expect(page.locator('.prose > h2').last()).toBeInViewport();
  });

  test(`${path} prints without what can only be pressed`, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { includeHidden: true }).first()).toBeHidden();
    await expect(page.locator('nav').first()).toBeHidden();
    await expect(page.locator('.prose > h2').first()).toBeVisible();
  });
}

test.describe('the site map', () => {
  for (const [title, links] of [
    ['Main pages', ['/', '/build-your-box', '/shop-boxes', '/flavours', '/weddings-corporate']],
    ['Information', ['/about', '/contact', '/ingredients', '/faq', '/sitemap']],
    ['Legal', ['/terms', '/privacy-policy', '/data-requests']],
    [
      'For search engines',
      ['/sitemap.xml', '/sitemap-main.xml', '/sitemap-products.xml', '/sitemap-images.xml'],
    ],
  ] as const) {
    test(`lists under “${title}” ${links.join(', ')}`, async ({ page, request }) => {
      await page.goto('/sitemap');
      const part = page.locator('main section', {
        has: page.getByRole('heading', { name: title }),
      });
      for (const link of links) {
        await expect(part.locator(`a[href="${link}"]`)).toBeVisible();
        expect((await request.get(link, { maxRedirects: 0 })).status()).toBe(200);
      }
    });
  }
});

test.describe('the maintenance page', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/maintenance');
  });

  test('says that expected completion is soon, and how to reach the shop', async ({ page }) => {
    await expect(page.getByText('Expected completion: soon')).toBeVisible();
    await expect(page.getByRole('link', { name: 'hello@birnbeckfudge.example' })).toBeVisible();
  });

  test('is not for search engines', async ({ page }) => {
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  test('stands alone, accessible and within 320 pixels', async ({ page }) => {
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByRole('button')).toHaveCount(0);
    await page.setViewportSize({ width: 320, height: 700 });
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });

  test('is switched off: every page shows itself', async ({ page }) => {
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A small kitchen by the sea');
  });
});

for (const path of ['/no-such-page', '/about/nobody', '/shop-boxes/empty-box', '/page.html']) {
  test(`${path} leads home`, async ({ page, request }) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(302);
    expect(answer.headers()['location']).toMatch(/^(http:\/\/[^/]+)?\/$/);
    await page.goto(path);
    await expect(page).toHaveURL(/:\d+\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Handmade Fudge To Show You Care',
    );
  });
}

test('a hash in the address wins over the top of the page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/terms#complaints');
  await expect(page.getByRole('heading', { name: 'Complaints and the law' })).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);
});

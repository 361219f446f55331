import { expect, test, type Page } from '@playwright/test';
import { stepTitle } from '#features/builder/steps.ts';
import { holdRequests } from './helpers/network.ts';

const DEFERRED = /\/_astro\/[^/]+\.(js|woff2)$/;

/** Opens the home page, whose first image is held back, and waits for its first paint. */
async function openWithoutImage(page: Page) {
  const deferred: string[] = [];
  page.on('request', (request) => {
    if (DEFERRED.test(request.url())) deferred.push(request.url());
  });
  const release = await holdRequests(page, /\/pictures\/hero\//);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length === 1,
  );
  expect(deferred).toEqual([]);
  const expectAll = async (): Promise<void> => {
    await expect.poll(() => deferred.filter((url) => url.endsWith('.woff2')).length).toBe(2);
    await expect
      .poll(() => deferred.filter((url) => url.endsWith('.js')).length)
      .toBeGreaterThan(1);
  };
  return { release, expectAll };
}

test.describe('scripts and web fonts', () => {
  test('come once the first image is there', async ({ page }) => {
    const { release, expectAll } = await openWithoutImage(page);
    release();
    await expectAll();
  });

  test('come at the first key', async ({ page }) => {
    const { expectAll } = await openWithoutImage(page);
    await page.keyboard.press('Tab');
    await expectAll();
  });

  test('come after 3 seconds where an image does not', async ({ page }) => {
    const { expectAll } = await openWithoutImage(page);
    await expectAll();
  });
});

test('a click that comes before the script of the menu opens it', async ({ page }) => {
  const release = await holdRequests(page, /\/_astro\/site\.[^/]+\.js$/);
  await page.goto('/about');
  const menu = page.locator('.menu-button');
  await menu.click();
  await expect(menu).toHaveAttribute('aria-busy', 'true');
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  release();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await expect(menu).not.toHaveAttribute('aria-busy');
});

test.describe('a box put into the basket before the scripts have come', () => {
  const scripts = /\/_astro\/.*\.js$/;

  async function addAndLeave(page: Page): Promise<() => void> {
    const release = await holdRequests(page, scripts);
    await page.goto('/shop-boxes/six-favourites');
    await page.getByRole('button', { name: 'Add to basket' }).first().click();
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    return release;
  }

  test('is in it when the visitor leaves at once by a link', async ({ page }) => {
    const release = await addAndLeave(page);
    await expect(page).toHaveURL('/shop-boxes/six-favourites');
    release();
    await expect(page).toHaveURL('/faq');
    await page.goto('/basket');
    await expect(page.getByRole('heading', { name: 'Six Favourites' })).toBeVisible();
  });

  test('does not hold a visitor who clicks the link again', async ({ page }) => {
    await addAndLeave(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    await expect(page).toHaveURL('/faq');
  });
});

test('a form sent before the scripts have come keeps what was typed, and is sent then', async ({
  page,
}) => {
  const release = await holdRequests(page, /\/_astro\/.*\.js$/);
  await page.goto('/data-requests');
  await page.getByLabel('E-mail').first().fill('ada@post.example');
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await expect(page).toHaveURL('/data-requests');
  const sent = page.waitForRequest('**/api/data-export-request');
  release();
  expect((await sent).postDataJSON()).toMatchObject({ email: 'ada@post.example' });
});

test('a visitor who comes from another page gets the web fonts while that page is parsed', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const asked: string[] = [];
    window.FontFace = class extends FontFace {
      override load() {
        asked.push(document.readyState);
        document.documentElement.dataset['asked'] = asked.join();
        return super.load();
      }
    };
  });
  const html = page.locator('html');
  await page.goto('/about');
  await expect(html).toHaveAttribute('data-asked', 'complete,complete');
  await page.goto('/faq', { referer: page.url() });
  await expect(html).toHaveAttribute('data-asked', 'loading,loading');
  await expect(page.locator('style.fonts')).toHaveAttribute('media', 'all');
  await expect(page.locator('h1')).toHaveCSS('font-family', /^"Fraunces Soft"/);
});

test('where scripts cannot be fetched, a button that was clicked offers to load the page again', async ({
  page,
}) => {
  const scripts = /\/_astro\/.*\.js$/;
  let areBlocked = true;
  await page.route(scripts, (route) => (areBlocked ? route.abort() : route.continue()));
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.message());
    areBlocked = false;
    void dialog.accept();
  });
  await page.goto('/about');
  const menu = page.locator('.menu-button');
  const isLoadedAgain = page.waitForEvent('load');
  await menu.evaluate((button: HTMLElement) => {
    setTimeout(() => {
      button.click();
    });
  });
  await isLoadedAgain;
  expect(questions).toEqual(['This page is incomplete. Load it again?']);
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
});

test('where scripts cannot be fetched, the question comes once', async ({ page }) => {
  await page.route(/\/_astro\/.*\.js$/, (route) => route.abort());
  await page.goto('/about');
  let questions = 0;
  page.on('dialog', (dialog) => {
    questions += 1;
    void dialog.dismiss();
  });
  const menu = page.locator('.menu-button');
  await menu.click();
  await expect.poll(() => questions).toBe(1);
  await expect(menu).not.toHaveAttribute('aria-busy');
  await menu.click();
  expect(questions).toBe(1);
});

for (const [what, file] of [
  ['script', /\/_astro\/BoxBuilder\.[^/]+\.js$/],
  ['stylesheet', /\/_astro\/lazy\.BoxBuilder\.[^/]+\.css$/],
] as const) {
  test(`where the ${what} of the builder cannot be fetched, each click asks whether to load the page again`, async ({
    page,
  }) => {
    const requests: string[] = [];
    await page.route(file, (route) => {
      requests.push(route.request().url());
      return route.abort();
    });
    const questions: string[] = [];
    page.on('dialog', (dialog) => {
      questions.push(dialog.message());
      void dialog.dismiss();
    });
    await page.goto('/build-your-box');
    const select = page.getByRole('button', { name: 'Select This Box (Box of 6)' });
    for (const count of [1, 2]) {
      await select.click();
      await expect.poll(() => questions.length).toBe(count);
      await expect(page.locator('[aria-busy]')).toHaveCount(0);
    }
    expect(new Set(questions)).toEqual(new Set(['This page is incomplete. Load it again?']));
    expect(requests.length).toBeGreaterThan(0);
    await page.unroute(file);
    await select.click();
    await expect(page.getByRole('heading', { name: stepTitle('flavours') })).toBeVisible();
  });
}

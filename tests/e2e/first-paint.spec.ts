import { expect, test, type Page } from '@playwright/test';

const PAGES = [
  { path: '/', far: '.love li' },
  { path: '/about', far: '.site-footer a' },
  { path: '/build-your-box', far: '.card-section:last-child .card__name' },
  { path: '/flavours/oreo', far: '.neighbours b' },
  { path: '/flavours', far: '.card:nth-child(5) .card__name' },
  { path: '/ingredients', far: '.group:last-child h3' },
  { path: '/shop-boxes', far: '.filled .card ~ .card .card__name' },
  { path: '/shop-boxes/chocolate-dozen', far: '.contents section li' },
  { path: '/shop-boxes/six-favourites', far: '.delivery h2' },
];

/** How far a place may move: fonts that arrive later change the heights above it. */
const MAX_SHIFT_PX = 50;

/** Pauses the animations of the page it runs in, those that start later as well. */
function pauseAnimations(): void {
  const paused = new CSSStyleSheet();
  paused.replaceSync('* { animation-play-state: paused !important; }');
  document.adoptedStyleSheets = [paused];
}

/** Keeps animations at their start, as they are at the first paint, until the returned function is called. */
async function stopAnimations(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(pauseAnimations);
  return () =>
    page.evaluate(() => {
      document.adoptedStyleSheets = [];
    });
}

const isLaidOut = (page: Page, selector: string): Promise<boolean> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.checkVisibility());

for (const { path, far } of PAGES) {
  test(`${path} lays out what is far below a phone's first screen after the first paint`, async ({
    page,
    viewport,
  }) => {
    const runAnimations = await stopAnimations(page);
    await page.goto(path);
    expect(await isLaidOut(page, far)).toBe((viewport?.width ?? 0) > 640);
    await runAnimations();
    await expect.poll(() => isLaidOut(page, far)).toBe(true);
  });
}

test('/flavours shows a card at once that the filter no longer hides', async ({ page }) => {
  await page.goto('/flavours');
  const card = '.card:nth-child(6) .card__name';
  const milk = page.getByLabel('milk');
  await page.waitForLoadState('networkidle');
  await milk.check();
  await expect(page.locator(card)).toBeHidden();
  await page.evaluate(pauseAnimations);
  await milk.uncheck();
  expect(await isLaidOut(page, card)).toBe(true);
});

test('/ingredients lays out everything at once where the address names a flavour', async ({
  page,
}) => {
  await stopAnimations(page);
  await page.goto('/ingredients#vanilla');
  expect(await isLaidOut(page, '.group:last-child h3')).toBe(true);
  await expect(page.locator('#vanilla')).toBeInViewport();
});

test('/ingredients is where it was read when it is loaded again or gone back to', async ({
  page,
}) => {
  await page.goto('/ingredients');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    scrollTo({ top: 0.6 * document.body.scrollHeight, behavior: 'instant' });
  });
  const place = await page.evaluate(() => scrollY);
  const movedPx = async () => Math.abs((await page.evaluate(() => scrollY)) - place);
  await page.reload();
  await page.waitForLoadState('networkidle');
  expect(await movedPx()).toBeLessThan(MAX_SHIFT_PX);
  await page.goto('/terms');
  await page.goBack();
  await page.waitForLoadState('networkidle');
  expect(await movedPx()).toBeLessThan(MAX_SHIFT_PX);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('/ingredients shows its last flavour', async ({ page }) => {
    await page.goto('/ingredients');
    await expect(page.locator('.group:last-child h3').last()).toBeVisible();
  });
});

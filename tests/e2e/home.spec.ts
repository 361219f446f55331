import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { readLayoutShifts, recordLayoutShifts } from './helpers/layout-shifts.ts';

const SUN = 'rgb(246, 199, 94)';
const isFilm = (url: string) => /\.(?:mp4|webm)$/.test(url);

const film = (page: Page) => page.locator('.hero video');
const shelf = (page: Page) => page.getByRole('list', { name: 'Flavours' });
const left = (page: Page) => page.getByRole('button', { name: 'Scroll flavours left' });
const right = (page: Page) => page.getByRole('button', { name: 'Scroll flavours right' });
const reviews = (page: Page) => page.getByRole('region', { name: 'What People Say' });
const shownReviews = (page: Page) => reviews(page).locator('li figure').filter({ visible: true });

async function openHome(page: Page) {
  await page.addInitScript(() => {
    localStorage.setItem(
      'bhf-cookie-consent',
      JSON.stringify({
        essential: true,
        analytics: false,
        functional: false,
        targeting: false,
        consentTimestamp: '2026-11-21T10:00:00.000Z',
      }),
    );
  });
  await page.goto('/');
}

/** With the reviews in sight and awake. */
async function openReviews(page: Page) {
  const fetched = page.waitForResponse(/hydrate-reviews/);
  await openHome(page);
  await reviews(page).scrollIntoViewIfNeeded();
  await fetched;
  await expect(page.getByText('Page 1 of 4')).toBeVisible();
}

const stateOf = (video: Locator) =>
  video.evaluate((element: HTMLVideoElement) => ({
    paused: element.paused,
    time: element.currentTime,
    muted: element.muted,
    loop: element.loop,
    inline: element.playsInline,
  }));

const isPlaying = (page: Page) => expect.poll(async () => (await stateOf(film(page))).paused);

const scrolled = (page: Page) => shelf(page).evaluate((list) => list.scrollLeft);

async function settled(page: Page) {
  let last = -1;
  await expect
    .poll(async () => {
      const before = last;
      last = await scrolled(page);
      return last === before;
    })
    .toBe(true);
  return last;
}

async function expectNoBarriers(page: Page) {
  const found = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

let errors: string[] = [];
test.beforeEach(({ page }) => {
  errors = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
});
test.afterEach(() => expect(errors).toEqual([]));

test.describe('the hero', () => {
  test('says what the shop sells and links to the builder', async ({ page }) => {
    await openHome(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Handmade Fudge To Show You Care',
    );
    const call = page.getByRole('main').getByRole('link', { name: 'Build Your Box' });
    await expect(call).toHaveCSS('text-transform', 'uppercase');
    await expect(call).toBeInViewport();
    await call.click();
    await expect(page).toHaveURL(/\/build-your-box$/);
  });

  test('shows the arrival days', { tag: '@narrow' }, async ({ page }) => {
    await openHome(page);
    await expect(page.locator('.hero')).toContainText(/Order today to get by \d+.*-\d+ \w{3}/);
  });
});

test.describe('the film', () => {
  test(
    'is requested only after the page has loaded, and plays muted in a loop',
    { tag: '@narrow' },
    async ({ page }) => {
      const asked: string[] = [];
      let askedAtLoad = -1;
      page.on('request', (request) => isFilm(request.url()) && asked.push(request.url()));
      page.on('load', () => (askedAtLoad = asked.length));
      await openHome(page);
      await isPlaying(page).toBe(false);
      expect(askedAtLoad).toBe(0);
      expect(asked.length).toBeGreaterThan(0);
      expect(await stateOf(film(page))).toMatchObject({ muted: true, loop: true, inline: true });
      await expect.poll(async () => (await stateOf(film(page))).time).toBeGreaterThan(0);
    },
  );

  test('covers its poster exactly and shifts no layout', async ({ page }) => {
    await recordLayoutShifts(page);
    await openHome(page);
    await isPlaying(page).toBe(false);
    const cut = (selector: string) =>
      page.locator(selector).evaluate((element) => {
        const { objectFit, objectPosition } = getComputedStyle(element);
        return {
          ...element.getBoundingClientRect().toJSON(),
          objectFit,
          objectPosition,
        } as unknown;
      });
    expect(await cut('.hero video')).toEqual(await cut('.hero img'));
    await expect.poll(async () => (await stateOf(film(page))).time).toBeGreaterThan(0);
    expect(await readLayoutShifts(page)).toEqual([]);
  });

  test('pauses and plays at the click of a button', async ({ page }) => {
    await openHome(page);
    const pause = page.getByRole('button', { name: 'Pause film' });
    const size = await pause.boundingBox();
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await pause.press('Enter');
    await isPlaying(page).toBe(true);
    await expectNoBarriers(page);
    await page.getByRole('button', { name: 'Play film' }).press('Enter');
    await isPlaying(page).toBe(false);
    await expect(pause).toBeFocused();
  });

  test(
    'pauses while out of sight, and stays paused after a click on Pause',
    { tag: '@narrow' },
    async ({ page }) => {
      await openHome(page);
      await isPlaying(page).toBe(false);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await isPlaying(page).toBe(true);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await isPlaying(page).toBe(false);

      await page.getByRole('button', { name: 'Pause film' }).click();
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await expect(page.getByRole('button', { name: 'Play film' })).toBeInViewport();
      await isPlaying(page).toBe(true);
    },
  );

  for (const [who, connection] of [
    ['who prefer reduced motion', undefined],
    ['who save data', { saveData: true, effectiveType: '4g' }],
    ['who have a slow connection', { saveData: false, effectiveType: '3g' }],
  ] as const) {
    test(`is not requested for visitors ${who}`, { tag: '@narrow' }, async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => isFilm(request.url()) && asked.push(request.url()));
      if (connection) {
        await page.addInitScript((value) => {
          Object.defineProperty(navigator, 'connection', { value });
        }, connection);
      } else {
        await page.emulateMedia({ reducedMotion: 'reduce' });
      }
      await openHome(page);
      await expect(right(page)).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expect(film(page)).toHaveCount(0);
      await expect(page.getByRole('button', { name: /film/ })).toHaveCount(0);
      expect(asked).toEqual([]);
    });
  }
});

test.describe('Explore Our Flavours', () => {
  test('scrolls by 80% of its width', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openHome(page);
    const width = await shelf(page).evaluate((list) => list.clientWidth);
    await right(page).click();
    expect(Math.abs((await settled(page)) - 0.8 * width)).toBeLessThan(2);
    await right(page).click();
    expect(Math.abs((await settled(page)) - 1.6 * width)).toBeLessThan(2);
    await left(page).click();
    expect(Math.abs((await settled(page)) - 0.8 * width)).toBeLessThan(2);
  });

  test('shows a button only where it can scroll, and moves the focus to the other one', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openHome(page);
    await expect(right(page)).toBeVisible();
    await expect(left(page)).toBeHidden();
    await right(page).focus();
    await page.keyboard.press('Enter');
    await expect(left(page)).toBeVisible();
    for (let press = 1; press < 17 && (await right(page).isVisible()); press += 1) {
      await page.keyboard.press('Enter');
      await settled(page);
    }
    await expect(right(page)).toBeHidden();
    await expect(left(page)).toBeFocused();
    await shelf(page).evaluate((list) => list.scrollTo({ left: 0, behavior: 'instant' }));
    await expect(left(page)).toBeHidden();
    await expect(right(page)).toBeFocused();
  });

  test('shows no button when every flavour is visible', { tag: '@narrow' }, async ({ page }) => {
    await openHome(page);
    await expect(right(page)).toBeVisible();
    await shelf(page).evaluate((list) => list.replaceChildren(...[...list.children].slice(0, 1)));
    await page.setViewportSize({ width: 700, height: 800 });
    await expect(right(page)).toBeHidden();
    await expect(left(page)).toBeHidden();
  });

  test('highlights the flavour in the middle', async ({ page, viewport }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openHome(page);
    await right(page).click();
    await settled(page);
    const tickets = shelf(page).locator('.caption');
    const colours = () =>
      tickets.evaluateAll((all) =>
        all.map((ticket) => {
          const { left, right } = ticket.closest('li')?.getBoundingClientRect() ?? new DOMRect();
          const { backgroundColor } = getComputedStyle(ticket);
          return {
            backgroundColor,
            isInMiddle: left <= innerWidth / 2 && right > innerWidth / 2,
            offCentre: Math.abs(left + right - innerWidth) / 2,
          };
        }),
      );
    const all = await colours();
    expect(all.filter(({ backgroundColor }) => backgroundColor === SUN)).toHaveLength(1);
    const centred = all.find(({ backgroundColor }) => backgroundColor === SUN);
    expect(centred?.isInMiddle).toBe(true);
    if (viewport && viewport.width <= 560) expect(centred?.offCentre).toBeLessThan(2);
  });

  test('can be used with the keyboard', async ({ page }) => {
    await openHome(page);
    const last = shelf(page).getByRole('link').last();
    await last.focus();
    await expect(last).toBeInViewport();
    await expectNoBarriers(page);
  });
});

test('the story is shown on wide screens only', async ({ page, viewport }) => {
  await openHome(page);
  const story = page.locator('.story');
  const isWide = (viewport?.width ?? 0) > 768;
  await expect(story).toBeVisible({ visible: isWide });
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(story).toBeHidden();
  await page.setViewportSize({ width: 769, height: 900 });
  await expect(story).toBeVisible();
});

test.describe('What People Say', () => {
  test('shows one featured review and three others', { tag: '@narrow' }, async ({ page }) => {
    await openReviews(page);
    await expect(reviews(page).locator('.featured figure')).toHaveCount(1);
    await expect(shownReviews(page)).toHaveCount(3);
    await expect(reviews(page).getByRole('img').first()).toHaveAccessibleName(/^[1-5] out of 5$/);
  });

  test('turns its pages with arrows, and wraps around', { tag: '@narrow' }, async ({ page }) => {
    await openReviews(page);
    const first = await shownReviews(page).allTextContents();
    await page.getByRole('button', { name: 'Next reviews' }).click();
    await expect(page.getByRole('status')).toHaveText('Page 2 of 4');
    await expect(shownReviews(page)).toHaveCount(3);
    expect(await shownReviews(page).allTextContents()).not.toEqual(first);
    await page.getByRole('button', { name: 'Previous reviews' }).click();
    await expect(page.getByRole('status')).toHaveText('Page 1 of 4');
    expect(await shownReviews(page).allTextContents()).toEqual(first);
    await page.getByRole('button', { name: 'Previous reviews' }).click();
    await expect(page.getByRole('status')).toHaveText('Page 4 of 4');
    await page.getByRole('button', { name: 'Next reviews' }).click();
    await expect(page.getByRole('status')).toHaveText('Page 1 of 4');
  });

  test('turns its pages with dots, and shifts no layout', async ({ page }) => {
    await openReviews(page);
    const next = page.getByRole('button', { name: 'Next reviews' });
    const place = async () => {
      const from = await reviews(page).boundingBox();
      const to = await next.boundingBox();
      return [(to?.x ?? 0) - (from?.x ?? 0), (to?.y ?? 0) - (from?.y ?? 0)].map(Math.round);
    };
    const before = await place();
    const seen = new Set<string>();
    for (const number of [4, 3, 2, 1]) {
      const dot = page.getByRole('button', { name: `Reviews page ${number} of 4` });
      await dot.click();
      await expect(dot).toHaveAttribute('aria-current', 'true');
      await expect(page.getByRole('status')).toHaveText(`Page ${number} of 4`);
      await expect(reviews(page).locator('[aria-current]')).toHaveCount(1);
      for (const text of await shownReviews(page).allTextContents()) seen.add(text);
    }
    expect(seen.size).toBe(12);
    expect(await place()).toEqual(before);
    await expectNoBarriers(page);
  });

  test(
    'cuts texts at 120 characters and offers to read more',
    { tag: '@narrow' },
    async ({ page }) => {
      await openReviews(page);
      for (let number = 1; number <= 4; number += 1) {
        await page.getByRole('button', { name: `Reviews page ${number} of 4` }).click();
        for (const review of await shownReviews(page).all()) {
          const quote = review.locator('blockquote');
          const whole = (await quote.textContent()) ?? '';
          await expect(review.getByRole('button')).toHaveCount(whole.length > 120 ? 1 : 0);
          expect((await quote.innerText()).length).toBeLessThanOrEqual(120);
        }
      }
    },
  );

  test('expands and collapses a long text', { tag: '@narrow' }, async ({ page }) => {
    await openReviews(page);
    const review = shownReviews(page)
      .filter({ has: page.getByRole('button') })
      .first();
    const quote = review.locator('blockquote');
    const more = review.getByRole('button', { name: 'Read more from J. P.' });
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    await more.click();
    const less = review.getByRole('button', { name: 'Read less from J. P.' });
    await expect(less).toHaveAttribute('aria-expanded', 'true');
    await expect(less).toBeFocused();
    const shownLength = () => quote.innerText().then((text) => text.length);
    await expect.poll(shownLength).toBeGreaterThan(120);
    await expectNoBarriers(page);
    await less.click();
    await expect.poll(shownLength).toBeLessThanOrEqual(120);
  });

  test('replays a click made before hydration', { tag: '@narrow' }, async ({ page }) => {
    const { promise: isPressed, resolve: wake } = Promise.withResolvers<unknown>();
    await page.route(/hydrate-reviews/, async (route) => {
      await isPressed;
      await route.continue();
    });
    await openHome(page);
    await expect(right(page)).toBeVisible();
    await page.getByRole('button', { name: 'Next reviews' }).click();
    wake(true);
    await expect(page.getByRole('status')).toHaveText('Page 2 of 4');
  });

  test(
    'requests React only when the visitor scrolls near',
    { tag: '@narrow' },
    async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await openHome(page);
      await expect(right(page)).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(asked.filter((url) => /react|hydrate/.test(url))).toEqual([]);
    },
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the carousel scrolls, every review can be read, and no button is dead',
    { tag: '@narrow' },
    async ({ page }) => {
      await page.goto('/');
      await expect(shelf(page).locator('img')).toHaveCount(17);
      await expect(shelf(page)).toHaveCSS('overflow-x', 'auto');
      await expect(reviews(page).locator('figure').filter({ visible: true })).toHaveCount(13);
      await expect(reviews(page)).toContainText('which she has since shown to the whole street.');
      await expect(reviews(page).locator('.rest').first()).toBeVisible();
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    },
  );
});

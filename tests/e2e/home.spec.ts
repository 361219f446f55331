import { expect, test, type Locator, type Page } from '@playwright/test';
import { readLayoutShifts, recordLayoutShifts } from './helpers/layout-shifts.ts';
import { collectRequests, holdRequests } from './helpers/network.ts';
import {
  collectErrors,
  declineCookies,
  expectAccessible,
  waitForFonts,
} from './helpers/page-setup.ts';

const HIGHLIGHT_COLOUR = 'rgb(246, 199, 94)';
const isFilm = (url: string) => /\.(?:mp4|webm)$/.test(url);

const film = (page: Page) => page.locator('.hero video');
const carousel = (page: Page) => page.getByRole('list', { name: 'Flavours' });
const scrollLeftButton = (page: Page) => page.getByRole('button', { name: 'Scroll flavours left' });
const scrollRightButton = (page: Page) =>
  page.getByRole('button', { name: 'Scroll flavours right' });
const reviews = (page: Page) => page.getByRole('region', { name: 'What People Say' });
const shownReviews = (page: Page) => reviews(page).locator('li figure').filter({ visible: true });

async function openHome(page: Page) {
  await declineCookies(page);
  await page.goto('/');
}

/** Opens the home page at the reviews and waits until they are hydrated. */
async function openReviews(page: Page) {
  const fetched = page.waitForResponse(/ReviewCarousel/);
  await openHome(page);
  await reviews(page).scrollIntoViewIfNeeded();
  await fetched;
  await expect(page.getByText('Page 1 of 4')).toBeVisible();
}

const readVideo = (video: Locator) =>
  video.evaluate((element: HTMLVideoElement) => ({
    paused: element.paused,
    time: element.currentTime,
    muted: element.muted,
    loop: element.loop,
    inline: element.playsInline,
  }));

const expectPlaying = (page: Page, isPlaying: boolean) =>
  expect.poll(async () => !(await readVideo(film(page))).paused).toBe(isPlaying);

/** Expects that the carousel comes to rest this far from its start, within 2 px. */
const expectScrolledTo = (page: Page, left: number) =>
  expect
    .poll(() => carousel(page).evaluate((list, goal) => Math.abs(list.scrollLeft - goal), left))
    .toBeLessThan(2);

let errors: string[] = [];
test.beforeEach(({ page }) => {
  errors = collectErrors(page);
});
test.afterEach(() => expect(errors).toEqual([]));

test.describe('the hero', () => {
  test('shows the arrival days, and leads to the builder from the first screen', async ({
    page,
  }) => {
    await openHome(page);
    await expect(page.locator('.hero')).toContainText(/Order today to get by \d+.*-\d+ \w{3}/);
    const call = page.getByRole('main').getByRole('link', { name: 'Build Your Box' });
    await expect(call).toHaveCSS('text-transform', 'uppercase');
    await expect(call).toBeInViewport();
    await call.click();
    await expect(page).toHaveURL(/\/build-your-box$/);
  });

  test(
    'shows the fudge, a price and the arrival on the first screen of a phone',
    { tag: '@narrow' },
    async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 740 });
      await openHome(page);
      await waitForFonts(page);
      const hero = page.locator('.hero');
      await expect(hero.locator('.image')).toBeInViewport({ ratio: 1 });
      await expect(hero.getByText(/From £\d+\.\d\d, delivery included/)).toBeInViewport();
      await expect(hero.locator('.arrival')).toBeInViewport({ ratio: 0.9 });
    },
  );

  test(
    'shows the fudge and a price above the cookie banner of a phone',
    { tag: '@narrow' },
    async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 740 });
      await page.goto('/');
      const banner = page.locator('.consent');
      await expect(banner).toBeVisible();
      const price = page.locator('.hero').getByText(/delivery included/);
      const readGap = async () => {
        const [above, below] = [await price.boundingBox(), await banner.boundingBox()];
        return (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
      };
      await expect.poll(readGap).toBeGreaterThanOrEqual(0);
    },
  );

  test(
    'tells visitors of an unknown path that the page has gone, and shifts no layout',
    { tag: '@narrow' },
    async ({ page }) => {
      const notice = page.getByText('That page has gone. Here is the shop.');
      await recordLayoutShifts(page);
      await page.goto('/no-such-page');
      await expect(page).toHaveURL(/\/$/);
      await expect(notice).toBeVisible();
      expect(await readLayoutShifts(page)).toEqual([]);
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(notice).toBeHidden();
    },
  );
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
      await expectPlaying(page, true);
      expect(askedAtLoad).toBe(0);
      expect(asked.length).toBeGreaterThan(0);
      expect(await readVideo(film(page))).toMatchObject({ muted: true, loop: true, inline: true });
      await expect.poll(async () => (await readVideo(film(page))).time).toBeGreaterThan(0);
    },
  );

  test('covers its poster exactly and shifts no layout', async ({ page }) => {
    await recordLayoutShifts(page);
    await openHome(page);
    await expectPlaying(page, true);
    const cut = (selector: string) =>
      page.locator(selector).evaluate((element) => {
        const { objectFit, objectPosition } = getComputedStyle(element);
        return {
          ...element.getBoundingClientRect().toJSON(),
          objectFit,
          objectPosition,
        } as unknown;
      });
    await expect(async () => {
      expect(await cut('.hero video')).toEqual(await cut('.hero img'));
    }).toPass();
    await expect.poll(async () => (await readVideo(film(page))).time).toBeGreaterThan(0);
    expect(await readLayoutShifts(page)).toEqual([]);
  });

  test('pauses and plays at the click of a button', { tag: '@narrow' }, async ({ page }) => {
    await openHome(page);
    const pause = page.getByRole('button', { name: 'Pause film' });
    const readSize = () =>
      pause.evaluate((button) => {
        const { width, height } = button.getBoundingClientRect();
        return Math.min(width, height);
      });
    await expect.poll(readSize).toBeGreaterThanOrEqual(44);
    await pause.press('Enter');
    await expectPlaying(page, false);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Play film' }).press('Enter');
    await expectPlaying(page, true);
    await expect(pause).toBeFocused();
  });

  test(
    'pauses while out of sight, and stays paused after a click on Pause',
    { tag: '@narrow' },
    async ({ page }) => {
      await openHome(page);
      await expectPlaying(page, true);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expectPlaying(page, false);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await expectPlaying(page, true);

      await page.getByRole('button', { name: 'Pause film' }).click();
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await expect(page.getByRole('button', { name: 'Play film' })).toBeInViewport();
      await expectPlaying(page, false);
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
      await expect(scrollRightButton(page)).toBeVisible();
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
    const width = await carousel(page).evaluate((list) => list.clientWidth);
    await scrollRightButton(page).click();
    await expectScrolledTo(page, 0.8 * width);
    await scrollRightButton(page).click();
    await expectScrolledTo(page, 1.6 * width);
    await scrollLeftButton(page).click();
    await expectScrolledTo(page, 0.8 * width);
  });

  test('shows a button only where it can scroll, and moves the focus to the other one', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openHome(page);
    await expect(scrollRightButton(page)).toBeVisible();
    await expect(scrollLeftButton(page)).toBeHidden();
    await scrollRightButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(scrollLeftButton(page)).toBeVisible();
    const readPosition = () =>
      carousel(page).evaluate((list) => ({
        left: list.scrollLeft,
        rest: list.scrollWidth - list.clientWidth - list.scrollLeft,
      }));
    await expect.poll(async () => (await readPosition()).left).toBeGreaterThan(0);
    for (let at = await readPosition(); at.rest >= 1; at = await readPosition()) {
      await page.keyboard.press('Enter');
      await expect.poll(async () => (await readPosition()).left).toBeGreaterThan(at.left);
    }
    await expect(scrollRightButton(page)).toBeHidden();
    await expect(scrollLeftButton(page)).toBeFocused();
    await carousel(page).evaluate((list) => list.scrollTo({ left: 0, behavior: 'instant' }));
    await expect(scrollLeftButton(page)).toBeHidden();
    await expect(scrollRightButton(page)).toBeFocused();
  });

  test('shows no button when every flavour is visible', { tag: '@narrow' }, async ({ page }) => {
    await openHome(page);
    await expect(scrollRightButton(page)).toBeVisible();
    await carousel(page).evaluate((list) =>
      list.replaceChildren(...[...list.children].slice(0, 1)),
    );
    await page.setViewportSize({ width: 700, height: 800 });
    await expect(scrollRightButton(page)).toBeHidden();
    await expect(scrollLeftButton(page)).toBeHidden();
  });

  test('highlights the flavour in the middle of a phone', { tag: '@narrow' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openHome(page);
    const width = await carousel(page).evaluate((list) => list.clientWidth);
    await scrollRightButton(page).click();
    await expectScrolledTo(page, 0.8 * width);
    const readHighlighted = () =>
      carousel(page)
        .locator('.caption')
        .evaluateAll(
          (cards, colour) =>
            cards
              .filter((card) => getComputedStyle(card).backgroundColor === colour)
              .map((card) => {
                const { left, right } =
                  card.closest('li')?.getBoundingClientRect() ?? new DOMRect();
                return left <= innerWidth / 2 && right > innerWidth / 2;
              }),
          HIGHLIGHT_COLOUR,
        );
    await expect.poll(readHighlighted).toEqual([true]);
  });

  test('shows the whole of a flavour that a key focuses', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openHome(page);
    await scrollRightButton(page).focus();
    for (let index = 0; index < 6; index += 1) {
      await page.keyboard.press('Tab');
      const link = carousel(page).getByRole('link').nth(index);
      await expect(link).toBeFocused();
      const readEdges = () =>
        link.evaluate((element) => {
          const { left, right } = element.getBoundingClientRect();
          return left >= 0 && right <= innerWidth;
        });
      await expect.poll(readEdges).toBe(true);
    }
  });

  test('can be used with the keyboard', async ({ page }) => {
    await openHome(page);
    const last = carousel(page).getByRole('link').last();
    await last.focus();
    await expect(last).toBeInViewport();
    await expectAccessible(page);
  });
});

test('the story is shown on wide screens only', { tag: '@narrow' }, async ({ page }) => {
  await openHome(page);
  const story = page.locator('.story');
  await expect(story).toBeHidden();
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(story).toBeHidden();
  await page.setViewportSize({ width: 769, height: 900 });
  await expect(story).toBeVisible();
});

test.describe('What People Say', () => {
  test(
    'shows one featured review and three others, and turns its pages with arrows',
    { tag: '@narrow' },
    async ({ page }) => {
      await openReviews(page);
      await expect(reviews(page).locator('.featured figure')).toHaveCount(1);
      await expect(reviews(page).getByRole('img').first()).toHaveAccessibleName(/^[1-5] out of 5$/);
      await expect(shownReviews(page)).toHaveCount(3);
      const first = await shownReviews(page).allTextContents();
      await page.getByRole('button', { name: 'Next reviews' }).click();
      await expect(page.getByRole('status')).toHaveText('Page 2 of 4');
      await expect(shownReviews(page)).toHaveCount(3);
      await expect.poll(() => shownReviews(page).allTextContents()).not.toEqual(first);
      await page.getByRole('button', { name: 'Previous reviews' }).click();
      await expect(page.getByRole('status')).toHaveText('Page 1 of 4');
      await expect.poll(() => shownReviews(page).allTextContents()).toEqual(first);
      await page.getByRole('button', { name: 'Previous reviews' }).click();
      await expect(page.getByRole('status')).toHaveText('Page 4 of 4');
      await page.getByRole('button', { name: 'Next reviews' }).click();
      await expect(page.getByRole('status')).toHaveText('Page 1 of 4');
    },
  );

  test('turns its pages with dots, and shifts no layout', async ({ page }) => {
    await openReviews(page);
    const next = page.getByRole('button', { name: 'Next reviews' });
    const place = async () => {
      const from = await reviews(page).boundingBox();
      const to = await next.boundingBox();
      return [(to?.x ?? 0) - (from?.x ?? 0), (to?.y ?? 0) - (from?.y ?? 0)].map(Math.round);
    };
    await waitForFonts(page);
    const before = await place();
    const seen = new Set<string>();
    for (const number of [4, 3, 2, 1]) {
      const dot = page.getByRole('button', { name: `Reviews page ${number} of 4` });
      await dot.click();
      await expect(dot).toHaveAttribute('aria-current', 'true');
      await expect(page.getByRole('status')).toHaveText(`Page ${number} of 4`);
      await expect(reviews(page).locator('[aria-current]')).toHaveCount(1);
      const unseen = async () =>
        (await shownReviews(page).allTextContents()).filter((text) => !seen.has(text));
      await expect.poll(unseen).toHaveLength(3);
      for (const text of await unseen()) seen.add(text);
    }
    expect(seen.size).toBe(12);
    await expect.poll(place).toEqual(before);
    await expectAccessible(page);
  });

  test(
    'cuts texts at 120 characters and offers to read more',
    { tag: '@narrow' },
    async ({ page }) => {
      await openReviews(page);
      for (let number = 1; number <= 4; number += 1) {
        await page.getByRole('button', { name: `Reviews page ${number} of 4` }).click();
        await expect(page.getByRole('status')).toHaveText(`Page ${number} of 4`);
        await expect(shownReviews(page)).toHaveCount(3);
        for (const review of await shownReviews(page).all()) {
          const quote = review.locator('blockquote');
          const whole = (await quote.textContent()) ?? '';
          await expect(review.getByRole('button')).toHaveCount(whole.length > 120 ? 1 : 0);
          await expect.poll(async () => (await quote.innerText()).length).toBeLessThanOrEqual(120);
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
    await expectAccessible(page);
    await less.click();
    await expect.poll(shownLength).toBeLessThanOrEqual(120);
  });

  test('replays a click made before hydration', { tag: '@narrow' }, async ({ page }) => {
    const release = await holdRequests(page, /ReviewCarousel/);
    await openHome(page);
    await expect(scrollRightButton(page)).toBeVisible();
    await page.getByRole('button', { name: 'Next reviews' }).click();
    release();
    await expect(page.getByRole('status')).toHaveText('Page 2 of 4');
  });

  test(
    'requests React only when the visitor scrolls near',
    { tag: '@narrow' },
    async ({ page }) => {
      const asked = collectRequests(page);
      await openHome(page);
      await expect(scrollRightButton(page)).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(asked.filter((url) => /react|ReviewCarousel/.test(url))).toEqual([]);
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
      await expect(carousel(page).locator('img')).toHaveCount(17);
      await expect(carousel(page)).toHaveCSS('overflow-x', 'auto');
      await expect(reviews(page).locator('figure').filter({ visible: true })).toHaveCount(13);
      await expect(reviews(page)).toContainText('which she has since shown to the whole street.');
      await expect(reviews(page).locator('.rest').first()).toBeVisible();
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    },
  );
});

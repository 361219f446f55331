import { expect, test, type Locator, type Page } from '@playwright/test';
import { cartLink } from './helpers/cart.ts';
import { waitForPaint } from './helpers/layout-shifts.ts';
import {
  collectErrors,
  CONSENT_KEY,
  declineCookies,
  expectAccessible,
  expectNoHorizontalScroll,
  readLocalStorage,
  spaceText,
  stopClock,
  storeConsent,
  waitForFonts,
  waitForScripts,
} from './helpers/page-setup.ts';

const pages = [
  '/',
  '/about',
  '/contact',
  '/ingredients',
  '/weddings-corporate',
  '/faq',
  '/terms',
  '/privacy-policy',
  '/sitemap',
  '/data-requests',
  '/qr-code',
  '/basket',
  '/shop-boxes',
  '/shop-boxes/box-of-12',
  '/shop-boxes/six-favourites',
  '/flavours',
  '/flavours/baileys',
  '/flavours/rum-and-raisin',
];

const consentBanner = (page: Page) => page.getByRole('region', { name: 'A crumb of a question' });
const menuButton = (page: Page) => page.getByRole('button', { name: /^(Menu|Close)$/ });

/** Returns the stored cookie choice, or null. */
const readConsent = async (page: Page): Promise<unknown> =>
  JSON.parse((await readLocalStorage(page, CONSENT_KEY)) ?? 'null') as unknown;

const readScrollY = (page: Page) => page.evaluate(() => scrollY);

/** Scrolls the window to `y` and waits until the page has handled the scroll event. */
const scrollWindowTo = (page: Page, y: number) =>
  page.evaluate(
    (top) =>
      new Promise<void>((resolve) => {
        addEventListener('scroll', () => resolve(), { once: true });
        scrollTo({ top, behavior: 'instant' });
      }),
    y,
  );

test.describe('every page', () => {
  for (const path of pages) {
    test(
      `${path} is accessible at 375 and 1280 px, has no horizontal scroll at 320 px or with spaced text, and logs no error`,
      { tag: '@narrow' },
      async ({ page }) => {
        const errors = collectErrors(page);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        const response = await page.goto(path);
        expect(response?.status()).toBe(200);
        await expect(consentBanner(page)).toBeVisible();
        await expectAccessible(page);
        await spaceText(page);
        await expectNoHorizontalScroll(page);
        await spaceText(page, false);
        await page.setViewportSize({ width: 320, height: 700 });
        await expectNoHorizontalScroll(page);
        await page.setViewportSize({ width: 1280, height: 900 });
        await expectAccessible(page);
        expect(errors).toEqual([]);
      },
    );
  }

  test(
    'no other origin is requested and nothing is stored before a cookie choice',
    {
      tag: '@wide',
    },
    async ({ page, baseURL }) => {
      const foreign: string[] = [];
      page.on('request', (request) => {
        if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:')) {
          foreign.push(request.url());
        }
      });
      await page.goto('/');
      await expect(consentBanner(page)).toBeVisible();
      expect(foreign).toEqual([]);
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
      expect(await page.context().cookies()).toEqual([]);
    },
  );

  test('an error is logged and not shown', { tag: '@wide' }, async ({ page }) => {
    await declineCookies(page);
    await page.goto('/about');
    const before = await page.locator('body').innerText();
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    const isLogged = (word: string) => messages.some((text) => text.includes(word));
    // The site's script starts after the first paint and logs errors from then on.
    await expect(async () => {
      await page.evaluate(() => void Promise.reject(new Error('crumbs')));
      expect(isLogged('crumbs')).toBe(true);
    }).toPass();
    await page.evaluate(() => dispatchEvent(new ErrorEvent('error', { message: 'burnt' })));
    await expect.poll(() => isLogged('burnt')).toBe(true);
    expect(await page.locator('body').innerText()).toBe(before);
  });
});

test.describe('header on a desktop', { tag: '@wide' }, () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test.beforeEach(async ({ page }) => {
    await declineCookies(page);
  });

  test('fits on one line from 769 px, with the social links', async ({ page }) => {
    await page.goto('/about');
    await waitForFonts(page);
    const header = page.getByRole('banner');
    const readHeight = () => header.evaluate((element) => element.getBoundingClientRect().height);
    for (const width of [769, 850, 851, 941, 1024, 1121, 1680]) {
      await test.step(`at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(readHeight).toBeLessThan(90);
        await expect(header.getByRole('link', { name: 'Instagram' })).toBeVisible();
        await expectNoHorizontalScroll(page);
      });
    }
  });

  test('stays at the top while the page scrolls', async ({ page }) => {
    await page.goto('/terms');
    await scrollWindowTo(page, 900);
    await expect.poll(() => readScrollY(page)).toBe(900);
    await expect.poll(async () => (await page.getByRole('banner').boundingBox())?.y).toBe(0);
  });

  test('shows all its links after a click on MORE, which closes on Esc with focus back, or on a click outside', async ({
    page,
  }) => {
    await page.goto('/about');
    const header = page.getByRole('banner');
    const more = page.getByRole('button', { name: 'More' });
    const faq = header.getByRole('link', { name: 'FAQ' });
    await expect(faq).toBeHidden();
    await more.click();
    for (const name of [
      'Birnbeck Handmade Fudge, home',
      'Build Your Box',
      'About',
      'Contact',
      'Ingredients',
      'Weddings / Corporate',
      'FAQ',
      'Terms & Conditions',
      'Instagram',
      'Facebook',
    ]) {
      await expect(header.getByRole('link', { name, exact: true })).toBeVisible();
    }
    for (const name of ['Build Your Box', 'About', 'Terms & Conditions']) {
      await expect(header.getByRole('link', { name })).toHaveCSS('text-transform', 'uppercase');
    }
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(faq).toBeHidden();
    await expect(more).toBeFocused();
    await more.click();
    await page.locator('h1').click();
    await expect(faq).toBeHidden();
  });

  test('a link to the current page scrolls to the top', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/terms');
    await waitForScripts(page);
    await page.evaluate(() => (document.body.dataset['visit'] = 'first'));
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms & Privacy' }).click();
    await expect.poll(() => readScrollY(page)).toBe(0);
    expect(await page.evaluate(() => document.body.dataset['visit'])).toBe('first');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('the scrolling to the top is smooth, unless reduced motion is preferred', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.scrollTo = ((options: ScrollToOptions) => {
        document.body.dataset['behaviour'] = options.behavior;
      }) as typeof window.scrollTo;
    });
    for (const [reducedMotion, behaviour] of [
      ['no-preference', 'smooth'],
      ['reduce', 'instant'],
    ] as const) {
      await page.emulateMedia({ reducedMotion });
      await page.goto('/about');
      await waitForScripts(page);
      await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
      await expect(page.locator('body')).toHaveAttribute('data-behaviour', behaviour);
    }
  });

  test('a link with a hash to the current page goes to the hash', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/terms');
    await page.getByRole('main').getByRole('link', { name: 'Cancelling' }).click();
    await expect(page).toHaveURL(/#cancelling$/);
    await expect.poll(() => readScrollY(page)).toBeGreaterThan(500);
  });
});

test.describe('the basket in the header', { tag: '@wide' }, () => {
  /** Stores a cart of these quantities, as another page does, and lets the page read it. */
  const storeQuantities = (page: Page, ...quantities: number[]) =>
    page.evaluate((all) => {
      localStorage.setItem('cart', JSON.stringify(all.map((quantity) => ({ quantity }))));
      dispatchEvent(new Event('pageshow'));
    }, quantities);
  const twelveLines = Array.from({ length: 12 }, () => 20);

  test.beforeEach(async ({ page }) => {
    await declineCookies(page);
  });

  test('says how many boxes it holds', async ({ page }) => {
    await page.goto('/terms');
    for (const [quantities, name, ticket] of [
      [[], 'Basket, empty', ''],
      [[1], 'Basket, 1 item', '1'],
      [[1, 1], 'Basket, 2 items', '2'],
      [twelveLines, 'Basket, 240 items', '240'],
    ] as const) {
      await test.step(name, async () => {
        await storeQuantities(page, ...quantities);
        await page.reload();
        await expect(cartLink(page)).toHaveAccessibleName(name);
        await expect(cartLink(page)).toHaveText(ticket);
      });
    }
  });

  test('stays visible, in place and at least 44 px large with 240 boxes', async ({ page }) => {
    await page.goto('/about');
    await waitForFonts(page);
    for (const width of [320, 375, 768, 1280]) {
      await test.step(`at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 700 });
        await storeQuantities(page);
        await expect(cartLink(page)).toHaveAccessibleName('Basket, empty');
        const empty = await cartLink(page).boundingBox();
        await storeQuantities(page, ...twelveLines);
        await expect(cartLink(page)).toHaveText('240');
        await expect(cartLink(page)).toBeInViewport({ ratio: 1 });
        await expect.poll(() => cartLink(page).boundingBox()).toEqual(empty);
        expect(empty?.width).toBeGreaterThanOrEqual(44);
        expect(empty?.height).toBeGreaterThanOrEqual(44);
        await expectNoHorizontalScroll(page);
      });
    }
  });

  test('updates when another tab adds a box', async ({ page, context }) => {
    await page.goto('/terms');
    await expect(cartLink(page)).toHaveAccessibleName('Basket, empty');
    const other = await context.newPage();
    await other.goto('/about');
    await other.evaluate(() => localStorage.setItem('cart', '[{"quantity":3}]'));
    await expect(cartLink(page)).toHaveAccessibleName('Basket, 3 items');
  });

  test('opens the basket page when the drawer cannot be loaded', async ({ page }) => {
    await page.route(/open-cart/, (route) => route.abort());
    await page.goto('/terms');
    await cartLink(page).click();
    await expect(page).toHaveURL(/\/basket$/);
  });

  test('scrolls to the top of the basket page itself', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/basket');
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await cartLink(page).click();
    await expect.poll(() => readScrollY(page)).toBe(0);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(cartLink(page)).toHaveAttribute('aria-current', 'page');
  });
});

test('the skip link is no wider than a phone', { tag: '@narrow' }, async ({ page }) => {
  await declineCookies(page);
  await page.goto('/about');
  await page.setViewportSize({ width: 320, height: 700 });
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await skip.focus();
  await expect(skip).toBeInViewport({ ratio: 1 });
});

test('a link that stands alone is at least 24 px large', { tag: '@narrow' }, async ({ page }) => {
  await declineCookies(page);
  for (const [path, name] of [
    ['/flavours/baileys', 'Flavours'],
    ['/flavours', 'Coeliac? Our kitchen handles gluten'],
    ['/ingredients', 'Start a box with Baileys'],
    ['/shop-boxes/box-of-12', /^See all \d+ flavours$/],
  ] as const) {
    await test.step(`${path}: ${name}`, async () => {
      await page.goto(path);
      const link = page.getByRole('main').getByRole('link', { name, exact: true });
      await link.scrollIntoViewIfNeeded();
      const box = await link.boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(24);
      expect(box?.height).toBeGreaterThanOrEqual(24);
    });
  }
});

test.describe('the footer', { tag: '@wide' }, () => {
  test('shows the current copyright year without a new build', async ({ page }) => {
    for (const [now, year] of [
      ['2026-12-31T23:59:00Z', '2026'],
      ['2027-01-01T00:00:30Z', '2027'],
      ['2031-06-01T12:00:00Z', '2031'],
    ] as const) {
      await test.step(now, async () => {
        await page.clock.setFixedTime(new Date(now));
        await page.goto('/about');
        await expect(
          page.getByText(`© ${year} Birnbeck Handmade Fudge. All rights reserved.`),
        ).toBeVisible();
      });
    }
  });
});

test.describe('header on a phone', { tag: '@narrow' }, () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test.beforeEach(async ({ page }) => {
    await declineCookies(page);
  });

  /** Opens the menu on a page whose clock moves only by `page.clock.runFor()`. */
  async function openMenuWithStoppedClock(page: Page, path: string): Promise<Locator> {
    await page.clock.install();
    await page.goto(path);
    const button = menuButton(page);
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    // The menu closes as the clock jumps ahead.
    await stopClock(page);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    return button;
  }

  test('the menu opens below the header on a phone held sideways and at 400% zoom', async ({
    page,
  }) => {
    await page.goto('/about');
    await menuButton(page).click();
    const banner = page.getByRole('banner');
    for (const [width, height] of [
      [740, 375],
      [320, 256],
    ] as const) {
      await test.step(`at ${width} by ${height} px`, async () => {
        await page.setViewportSize({ width, height });
        const link = banner.getByRole('link', { name: 'Build Your Box' });
        await expect(link).toBeInViewport({ ratio: 1 });
      });
    }
  });

  test('the menu closes on Esc and on a click outside', async ({ page }) => {
    await page.goto('/about');
    const button = menuButton(page);
    const faq = page.getByRole('banner').getByRole('link', { name: 'FAQ' });
    await button.click();
    await expect(faq).toBeVisible();
    await expect(button).toHaveText('Close');
    await page.keyboard.press('Escape');
    await expect(faq).toBeHidden();
    await expect(button).toBeFocused();
    await expect(button).toHaveText('Menu');
    await button.click();
    await page.mouse.click(180, 790);
    await expect(faq).toBeHidden();
  });

  test('the menu closes on a click on an empty part of the header', async ({ page }) => {
    const button = await openMenuWithStoppedClock(page, '/about');
    await page.locator('.site-menu').click({ position: { x: 2, y: 2 } });
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.click(229, 36);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('a click on the page leaves a closed menu untouched', async ({ page }) => {
    await page.goto('/about');
    await waitForScripts(page);
    await page.getByRole('banner').evaluate((header) => {
      const changes: string[] = [];
      Object.assign(window, { changes });
      new MutationObserver((records) => changes.push(...records.map(({ type }) => type))).observe(
        header,
        { attributes: true, childList: true, subtree: true },
      );
    });
    const changes = () =>
      page.evaluate(() => ('changes' in window ? (window.changes as string[]) : []));
    await page.getByRole('heading', { level: 1 }).click();
    expect(await changes()).toEqual([]);
    await menuButton(page).click();
    expect(await changes()).not.toEqual([]);
  });

  test('the menu closes after 5 s without a mouse move, a scroll or a touch', async ({ page }) => {
    const button = await openMenuWithStoppedClock(page, '/terms');
    await page.clock.runFor(4000);
    for (const [sign, give] of [
      ['a mouse move', () => page.mouse.move(100, 400)],
      ['a scroll', () => scrollWindowTo(page, 200)],
      ['a touch', () => page.locator('.site-menu').dispatchEvent('pointerdown')],
    ] as const) {
      await test.step(`${sign} keeps it open`, async () => {
        await give();
        await page.clock.runFor(4000);
        await expect(button).toHaveAttribute('aria-expanded', 'true');
      });
    }
    await page.clock.runFor(1100);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('the menu holds every link of the header, and BUILD YOUR BOX', async ({ page }) => {
    await page.goto('/about');
    await menuButton(page).click();
    const header = page.getByRole('banner');
    await expect(header.getByRole('button', { name: 'More' })).toBeHidden();
    for (const name of ['About', 'Contact', 'Ingredients', 'FAQ', 'Instagram', 'Build Your Box']) {
      await expect(header.getByRole('link', { name, exact: true })).toBeVisible();
    }
  });

  test('the menu closes after a click on a link to the current page', async ({ page }) => {
    await page.goto('/about');
    const button = menuButton(page);
    await button.click();
    await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('the menu stays open while the keyboard is in it', async ({ page }) => {
    await page.clock.install();
    await page.goto('/about');
    const button = menuButton(page);
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await page.clock.runFor(20_000);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  });
});

test.describe("the builder's header", { tag: '@narrow' }, () => {
  const expectHidden = (page: Page, isHidden: boolean) => {
    const header = expect(page.locator('.site-header'));
    return (isHidden ? header : header.not).toHaveAttribute('data-hidden');
  };

  test.beforeEach(async ({ page }) => {
    await declineCookies(page);
    await page.goto('/build-your-box');
    await expect(page.locator('main .island')).toHaveAttribute('data-hydrated');
    await page.evaluate(() => {
      document.body.style.minHeight = '4000px';
    });
  });

  test('hides on scrolling down and shows on scrolling up', async ({ page }) => {
    await scrollWindowTo(page, 600);
    await expectHidden(page, true);
    await scrollWindowTo(page, 500);
    await expectHidden(page, false);
    await scrollWindowTo(page, 900);
    await expectHidden(page, true);
    await page.locator('.site-header .brand').focus();
    await page.keyboard.press('Shift');
    await scrollWindowTo(page, 10);
    await expectHidden(page, false);
  });

  test('shows when it receives the focus', async ({ page }) => {
    await scrollWindowTo(page, 600);
    await expectHidden(page, true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.locator('.site-header .brand')).toBeFocused();
    await expectHidden(page, false);
  });

  test('does not change during a step transition', async ({ page }) => {
    await scrollWindowTo(page, 600);
    await expectHidden(page, true);
    await page.evaluate(() => (document.documentElement.dataset['boxTransition'] = ''));
    await scrollWindowTo(page, 200);
    await waitForPaint(page);
    await expectHidden(page, true);
  });
});

test.describe('cookie consent', { tag: '@wide' }, () => {
  for (const [button, allowed] of [
    ['Accept All', true],
    ['Decline', false],
  ] as const) {
    test(`${button} stores the choice and hides the banner for good`, async ({ page }) => {
      await page.goto('/about');
      await consentBanner(page).getByRole('button', { name: button, exact: true }).click();
      await expect(consentBanner(page)).toBeHidden();
      await expect
        .poll(() => readConsent(page))
        .toEqual({
          essential: true,
          analytics: allowed,
          functional: allowed,
          targeting: allowed,
          consentTimestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as unknown,
        });
      await expect(page.getByRole('main')).toBeFocused();
      await page.goto('/faq');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(consentBanner(page)).toBeHidden();
    });
  }

  test('a choice in one tab hides the banner of another', async ({ page, context }) => {
    await page.goto('/about');
    await expect(consentBanner(page)).toBeVisible();
    const other = await context.newPage();
    await other.goto('/faq');
    await consentBanner(other).getByRole('button', { name: 'Decline', exact: true }).click();
    await expect(consentBanner(page)).toBeHidden();
    await other.getByRole('button', { name: 'Cookie settings' }).click();
    await expect(consentBanner(page)).toBeVisible();
  });

  test('Customize starts with analytics and functional on, targeting off', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('button', { name: 'Customize' }).click();
    await expect(page.getByRole('checkbox', { name: 'Essential' })).toBeDisabled();
    await expect(page.getByRole('checkbox', { name: 'Essential' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Analytics' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Functional' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Targeting' })).not.toBeChecked();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByRole('button', { name: 'Accept All' })).toBeVisible();
    await page.getByRole('button', { name: 'Customize' }).click();
    await page.getByRole('checkbox', { name: 'Analytics' }).uncheck();
    await page.getByRole('button', { name: 'Save Preferences' }).click();
    await expect
      .poll(() => readConsent(page))
      .toMatchObject({
        analytics: false,
        functional: true,
        targeting: false,
      });
  });

  test('Enter on a checkbox saves what is ticked, and nothing else', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('button', { name: 'Customize' }).click();
    await page.getByRole('checkbox', { name: 'Analytics' }).uncheck();
    await page.keyboard.press('Enter');
    await expect
      .poll(() => readConsent(page))
      .toMatchObject({ analytics: false, functional: true, targeting: false });
  });

  test('Decline All in the preferences keeps only essential', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('button', { name: 'Customize' }).click();
    await page.getByRole('button', { name: 'Decline All' }).click();
    await expect
      .poll(() => readConsent(page))
      .toMatchObject({
        analytics: false,
        functional: false,
        targeting: false,
      });
  });

  test('Cookie settings shows the banner again and clears the choice', async ({ page }) => {
    await declineCookies(page);
    await page.goto('/about');
    await expect(consentBanner(page)).toBeHidden();
    await page.getByRole('button', { name: 'Cookie settings' }).click();
    await expect(consentBanner(page)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'A crumb of a question' })).toBeFocused();
    await expect.poll(() => readConsent(page)).toBeNull();
  });

  test('Back discards what was ticked', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('button', { name: 'Customize' }).click();
    await expect(page.getByRole('heading', { name: 'Cookie settings' })).toBeFocused();
    await page.getByRole('checkbox', { name: 'Targeting' }).check();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByRole('heading', { name: 'A crumb of a question' })).toBeFocused();
    await page.getByRole('button', { name: 'Customize' }).click();
    await expect(page.getByRole('checkbox', { name: 'Targeting' })).not.toBeChecked();
    await expect.poll(() => readConsent(page)).toBeNull();
  });

  test('an unreadable stored choice is removed', async ({ page }) => {
    await storeConsent(page, '{"accepted":');
    await page.goto('/about');
    await expect(consentBanner(page)).toBeVisible();
    await expect.poll(() => readLocalStorage(page, CONSENT_KEY)).toBeNull();
  });
});

test.describe('the cookie banner, at any width', () => {
  test('shows Accept All and Decline in equal size and colour', async ({ page }) => {
    await page.goto('/about');
    const readStyle = (name: string) =>
      consentBanner(page)
        .getByRole('button', { name, exact: true })
        .evaluate((button) => {
          const { width, height } = button.getBoundingClientRect();
          const { backgroundColor, color, fontSize } = getComputedStyle(button);
          return { width, height, backgroundColor, color, fontSize };
        });
    await expect(consentBanner(page)).toBeVisible();
    await expect(async () => {
      expect(await readStyle('Accept All')).toEqual(await readStyle('Decline'));
    }).toPass();
  });

  test('moves nothing on the page', async ({ page }) => {
    await page.goto('/about');
    await waitForFonts(page);
    const place = () => page.locator('h1').boundingBox();
    const before = await place();
    await page.getByRole('button', { name: 'Decline' }).click();
    await expect(consentBanner(page)).toBeHidden();
    await expect.poll(place).toEqual(before);
  });

  test('covers no focused link', async ({ page }) => {
    await page.goto('/');
    await expect(consentBanner(page)).toBeVisible();
    // The page learns how high the banner is with the frame that shows it.
    await expect(page.locator('html')).toHaveAttribute('style', /--banner-height/);
    // No section's height is an estimate any more.
    await expect(page.locator('main > section').last()).toHaveCSS('content-visibility', 'visible');
    const links = page.getByRole('contentinfo').getByRole('link');
    for (const index of [0, 5, 10]) {
      await links.nth(index).focus();
      const readGap = async () => {
        const link = await links.nth(index).boundingBox();
        const cover = await consentBanner(page).boundingBox();
        return (cover?.y ?? 0) - (link?.y ?? 0) - (link?.height ?? 0);
      };
      await expect.poll(readGap).toBeGreaterThanOrEqual(0);
    }
  });
});

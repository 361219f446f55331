import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';

export const CONSENT_KEY = 'bhf-cookie-consent';

const DECLINED_CONSENT = JSON.stringify({
  essential: true,
  analytics: false,
  functional: false,
  targeting: false,
  consentTimestamp: '2026-11-20T10:00:00.000Z',
});

/** Stores a cookie choice, as text, before each page load. */
export async function storeConsent(page: Page, value: string): Promise<void> {
  await page.addInitScript(
    ([key, consent]) => {
      localStorage.setItem(key, consent);
    },
    [CONSENT_KEY, value] as const,
  );
}

/** Stores the choice of "Decline" before each page load, so that no page asks. */
export const declineCookies = (page: Page): Promise<void> => storeConsent(page, DECLINED_CONSENT);

/** Opens a page with cookies declined and reduced motion. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await declineCookies(page);
  await page.goto(path);
}

/**
 * Lets a click focus what it focuses in Safari: never the button, link or box, but the nearest part around it that can take
 * the focus, or nothing.
 */
export async function focusLikeSafari(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const handle = (event: MouseEvent): void => {
      const target = event.target instanceof Element ? event.target : null;
      const control = target?.closest('button, a, [type=checkbox], [type=radio]');
      if (!control) return;
      event.preventDefault();
      const around = control.parentElement?.closest<HTMLElement>('[tabindex]');
      if (around) around.focus({ preventScroll: true });
      else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    };
    addEventListener('mousedown', handle, true);
  });
}

/** Returns a list that grows with each console error and uncaught exception of the page. */
export function collectErrors(page: Page): string[] {
  const errors = collectExceptions(page);
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  return errors;
}

/** Returns a list that grows with each uncaught exception of the page. */
export function collectExceptions(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}

/** Returns the stored text of a local storage key, or null. */
export const readLocalStorage = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);

/** Scrolls to the island around `content` and waits until it is hydrated. */
export async function waitForHydration(page: Page, content: Locator): Promise<void> {
  await content.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-hydrated]', { has: content })).toBeAttached();
}

/** Waits until the scripts of the page have run, which it asks for after its first images. */
export async function waitForScripts(page: Page): Promise<void> {
  await expect(page.locator('template.scripts')).toHaveCount(0);
  await page.evaluate(async () => {
    for (const { src } of document.scripts) if (src) await import(src);
  });
}

/** Waits until the web fonts are loaded, which a page asks for after its first paint. */
export async function waitForFonts(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded')))
    .toBe(true);
  await page.evaluate(() => document.fonts.ready.then(() => true));
}

/** Stops the page's clock, which jumps a minute ahead. Needs `page.clock.install()`; only `page.clock.runFor()` moves it on. */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 60_000);
}

/** Spaces out all text as WCAG 1.4.12 lets a reader do, or undoes that. */
export const spaceText = (page: Page, isSpaced = true): Promise<void> =>
  page.evaluate((on) => {
    const spaced = new CSSStyleSheet();
    spaced.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }
    `);
    document.adoptedStyleSheets = on ? [spaced] : [];
  }, isSpaced);

/** Checks the page, all of it laid out, against WCAG 2.2 AA and axe's best practices. */
export async function expectAccessible(page: Page, ignoredRules: string[] = []): Promise<void> {
  await page.evaluate(() => {
    for (const section of document.querySelectorAll<HTMLElement>('main > section'))
      section.style.contentVisibility = 'visible';
  });
  const { violations } = await new AxeBuilder({ page })
    // Only they are read; to describe what passes takes as long as the checks.
    .options({ resultTypes: ['violations'] })
    // No page under test has frames; without this mode each check opens a page more.
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .disableRules(ignoredRules)
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

/** Checks the markup of a page without JavaScript, where axe cannot run, in a page with it. */
export async function expectAccessibleWithoutScript(page: Page): Promise<void> {
  const html = (await page.content())
    .replaceAll(/<script[^]*?<\/script>/g, '')
    .replaceAll(/(<\/?)noscript/g, '$1span');
  const context = await page.context().browser()?.newContext({
    javaScriptEnabled: true,
    viewport: page.viewportSize(),
  });
  const copy = await context?.newPage();
  if (!context || !copy) throw new Error('There is no browser.');
  // At the same URL its stylesheet loads, too.
  await copy.route(page.url(), (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await copy.goto(page.url());
  await expectAccessible(copy);
  await context.close();
}

/** Expects that the page is no wider than its window. */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(overflow, 'pixels of horizontal scroll').toBeLessThanOrEqual(0);
}

import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const CONSENT = JSON.stringify({
  essential: true,
  analytics: false,
  functional: false,
  targeting: false,
  consentTimestamp: '2026-11-20T10:00:00.000Z',
});

/** Opens a page as somebody who has answered the cookie question and asked for no motion. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript((consent) => {
    localStorage.setItem('bhf-cookie-consent', consent);
  }, CONSENT);
  await page.goto(path);
}

export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

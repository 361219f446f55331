import type { Page } from '@playwright/test';

/** Declines all but essential storage before the page loads. */
export async function declineCookies(page: Page): Promise<void> {
  await page.addInitScript(() =>
    localStorage.setItem(
      'bhf-cookie-consent',
      JSON.stringify({
        essential: true,
        analytics: false,
        functional: false,
        targeting: false,
        consentTimestamp: '2026-11-21T10:00:00.000Z',
      }),
    ),
  );
}

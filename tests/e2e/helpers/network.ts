import type { Page } from '@playwright/test';

/**
 * Holds matching requests back. Returns a function that lets them and all later ones continue, `fallback` to the route
 * that was set before.
 */
export async function holdRequests(
  page: Page,
  url: string | RegExp,
  next: 'continue' | 'fallback' = 'continue',
): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route[next]();
  });
  return release;
}

/** Returns a list that grows with the URL of each request of the page. */
export function collectRequests(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  return urls;
}

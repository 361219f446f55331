import type { Page } from '@playwright/test';

/** Writes down what moves on a page from its first moment on, but for shifts smaller than `unseen`. */
export async function recordLayoutShifts(page: Page, unseen = 0): Promise<void> {
  await page.addInitScript((least) => {
    const shifts: string[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('value' in entry) || !('sources' in entry) || !Array.isArray(entry.sources)) continue;
        if (Number(entry.value) < least) continue;
        const moved = entry.sources.map(({ node }: { node: unknown }) =>
          node instanceof Element ? `${node.tagName}.${node.className}` : 'text',
        );
        shifts.push(`${Number(entry.value).toFixed(4)} ${moved.join(' ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shifts });
  }, unseen);
}

/** Waits until a page has painted what it knows: what moves is laid out in the first frame and told in the second. */
export const waitForPaint = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });

/** What has moved since `recordLayoutShifts`, as far as the page has painted. */
export async function readLayoutShifts(page: Page): Promise<unknown> {
  await waitForPaint(page);
  return page.evaluate(() => ('shifts' in window ? window.shifts : 'nobody watches'));
}

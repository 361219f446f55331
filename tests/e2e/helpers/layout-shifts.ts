import type { Page } from '@playwright/test';

declare global {
  interface Window {
    layoutShifts?: string[];
  }
}

/** Smaller shifts come from letters that are wider in the web font: at most, a word of an ingredients list changes lines. */
const MIN_SCORE = 0.002;

/** Records each layout shift of at least `MIN_SCORE` from the next page load on. */
export async function recordLayoutShifts(page: Page): Promise<void> {
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
    window.layoutShifts = shifts;
  }, MIN_SCORE);
}

/** Waits for two frames: a shift is laid out in the first and reported in the second. */
export const waitForPaint = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });

/** Returns the recorded layout shifts, each as its score and the elements that moved. */
export async function readLayoutShifts(page: Page): Promise<string[]> {
  await waitForPaint(page);
  return page.evaluate(() => window.layoutShifts ?? ['no shifts were recorded']);
}

/** Returns the sum of the recorded layout shifts. */
export async function sumLayoutShifts(page: Page): Promise<number> {
  const shifts = await readLayoutShifts(page);
  return shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0);
}

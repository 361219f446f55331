import type { Browser, CDPSession, Page } from '@playwright/test';

/** How much slower than this machine the measured phone is. */
export const CPU_SLOWDOWN = 4;

/** What an action took, in milliseconds. */
export interface ActionTimes {
  /** Per event: from the click or the typed letter to the end of the frame that shows it. */
  paint: number[];
  /** Per event: the shop's own code before the browser lays anything out. */
  handler: number[];
  /** Per event, on average over a series: processor time of the page's main thread, until the page is quiet again. */
  busy: number[];
  /** Per series: its longest frame. 0 if none took 50 ms. */
  longestFrame: number[];
}

/** The times of each action by its name. */
export type TimesByAction = Map<string, ActionTimes>;

/** Runs a series of events of one action and measures them; `quietMs` is how long the page then needs to come to rest. */
export type MeasureAction = (
  action: string,
  act: () => Promise<void>,
  quietMs?: number,
) => Promise<void>;

/** Goes through a part of the shop and measures its actions. */
export type ClickScenario = (page: Page, measure: MeasureAction) => Promise<void>;

const consent = JSON.stringify({
  essential: true,
  analytics: false,
  functional: false,
  targeting: false,
  consentTimestamp: '2026-11-20T10:00:00.000Z',
});

/**
 * Runs in the page: measures each click and input, from the event to the end of the frame that shows it, and the time
 * in listeners.
 */
function watchEvents(): void {
  let start = 0;
  for (const type of ['click', 'input']) {
    const onCapture = ({ timeStamp }: Event): void => {
      start = performance.now();
      // Asked for before the page asks for its own, so that work which waits for this frame does not count into it.
      requestAnimationFrame(() => {
        // The first task after the frame. A message port is overtaken by timers, and by the next frame.
        void scheduler.postTask(
          () => performance.measure('paint', { start: timeStamp, end: performance.now() }),
          { priority: 'user-blocking' },
        );
      });
    };
    addEventListener(type, onCapture, true);
    addEventListener(type, () => {
      performance.measure('handler', { start, end: performance.now() });
    });
  }
  new PerformanceObserver((frames) => {
    for (const { startTime, duration } of frames.getEntries()) {
      performance.measure('frame', { start: startTime, duration });
    }
  }).observe({ type: 'long-animation-frame' });
}

const measured = (page: Page, wanted: string): Promise<number[]> =>
  page.evaluate(
    (name) => performance.getEntriesByName(name, 'measure').map(({ duration }) => duration),
    wanted,
  );

/** Returns the processor time that the main thread has spent so far. */
async function busyMs(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN);
}

/** Runs a scenario in a fresh profile on a phone with a quarter of this machine's speed, and adds what it measures to `times`. */
export async function measureClicks(
  browser: Browser,
  origin: string,
  scenario: ClickScenario,
  times: TimesByAction,
): Promise<void> {
  const viewport = { width: 375, height: 812 };
  const page = await browser.newPage({ baseURL: origin, viewport, ignoreHTTPSErrors: true });
  await page.addInitScript((given) => localStorage.setItem('bhf-cookie-consent', given), consent);
  await page.addInitScript(watchEvents);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await scenario(page, async (action, act, quietMs = 200) => {
    await page.evaluate(() => performance.clearMeasures());
    const before = await busyMs(devtools);
    await act();
    await page.waitForTimeout(quietMs);
    const busy = (await busyMs(devtools)) - before;
    const of = times.get(action) ?? { paint: [], handler: [], busy: [], longestFrame: [] };
    const paint = await measured(page, 'paint');
    of.paint.push(...paint);
    of.handler.push(...(await measured(page, 'handler')));
    of.busy.push(busy / paint.length);
    of.longestFrame.push(Math.max(0, ...(await measured(page, 'frame'))));
    times.set(action, of);
  });
  await page.close();
}

/** Returns the value that a share of the values does not exceed. */
export const percentile = (share: number, values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(share * values.length) - 1] ?? NaN;

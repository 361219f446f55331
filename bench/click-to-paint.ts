import { existsSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';

const CPU_SLOWDOWN = 4;
const LIMITS = { paint: 50, handler: 10 };

const consent = JSON.stringify({
  essential: true,
  analytics: false,
  functional: false,
  targeting: false,
  consentTimestamp: '2026-11-20T10:00:00.000Z',
});

/** Runs in the page: measures each click and input, from the event to the end of the frame that shows it, and the time in listeners. */
function watchEvents(): void {
  let start = 0;
  for (const type of ['click', 'input']) {
    addEventListener(type, () => (start = performance.now()), true);
    addEventListener(type, ({ timeStamp }) => {
      performance.measure('handler', { start, end: performance.now() });
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () =>
          performance.measure('paint', { start: timeStamp, end: performance.now() });
        port2.postMessage(null);
      });
    });
  }
}

interface Samples {
  paint: number[];
  handler: number[];
}

const samples = new Map<string, Samples>();

/** Runs `act` and stores the measured events under the name of the action. */
async function measure(page: Page, action: string, act: () => Promise<void>): Promise<void> {
  await page.evaluate(() => performance.clearMeasures());
  await act();
  await page.waitForTimeout(200);
  const durations = (name: string) =>
    page.evaluate(
      (wanted) => performance.getEntriesByName(wanted).map(({ duration }) => duration),
      name,
    );
  const { paint, handler } = samples.get(action) ?? { paint: [], handler: [] };
  samples.set(action, {
    paint: [...paint, ...(await durations('paint'))],
    handler: [...handler, ...(await durations('handler'))],
  });
}

const click = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).first().click();

const arriveAt = (page: Page, title: string): Promise<void> =>
  page.getByRole('heading', { level: 1, name: title }).waitFor();

async function clickEmptyButton(page: Page): Promise<void> {
  await page.evaluate(() => {
    const button = document.createElement('button');
    button.textContent = 'Nothing';
    document.querySelector('h1')?.after(button);
  });
  await measure(page, 'an empty button', async () => {
    for (let n = 0; n < 40; n += 1) await click(page, 'Nothing');
  });
}

async function chooseBoxes(page: Page): Promise<void> {
  const boxes = ['Box of 6', 'Box of 12', '3 Bar Gift Box', '5 Bar Fudge Gift Box', '4-Bag Box'];
  await page.goto('/build-your-box');
  await page.waitForTimeout(1500);
  for (const box of [...boxes, ...boxes, ...boxes, ...boxes]) {
    await measure(page, 'choose a box', () => click(page, `Select This Box (${box})`));
    await arriveAt(page, 'Select Your Fudge Flavours');
    await page.waitForTimeout(600);
    await click(page, 'Choose Box (done)');
    await arriveAt(page, 'Choose Your Fudge Box');
    await page.waitForTimeout(600);
  }
}

async function fillTray(page: Page): Promise<void> {
  await page.goto('/build-your-box?boxId=3');
  await arriveAt(page, 'Select Your Fudge Flavours');
  await clickEmptyButton(page);
  const repeat = (action: string, name: RegExp, times: number) =>
    measure(page, action, async () => {
      for (let n = 0; n < times; n += 1) await click(page, name);
    });
  for (let round = 0; round < 3; round += 1) {
    await repeat('Add to Box', /^Add to Box/, 15);
    await repeat('plus', /^Add one/, 15);
    await repeat('minus', /^Remove one/, 30);
  }
}

async function pickLidAndWrite(page: Page): Promise<void> {
  await page.goto('/build-your-box?box=12');
  await click(page, 'Top 12 Recommended');
  await click(page, /^Next$/);
  await arriveAt(page, 'Customise Your Box');
  await click(page, /^Happy Birthday/);
  for (let n = 0; n < 30; n += 1) {
    const design = n % 2 === 0 ? 'Happy Birthday Mum' : 'Happy Birthday Dad';
    await measure(page, 'pick a lid', () => click(page, `Pick (${design})`));
    await click(page, 'Change design');
  }
  await click(page, 'Close');
  await click(page, /^Continue$/);
  await arriveAt(page, 'Add Your Handwritten Note');
  await measure(page, 'type a note', () =>
    page.getByLabel('Your note').pressSequentially('Happy Birthday! '.repeat(5), { delay: 60 }),
  );
}

const at = (share: number, values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(share * values.length) - 1] ?? NaN;

function report(): void {
  const table = [...samples].map(([action, { paint, handler }]) => ({
    action,
    times: paint.length,
    'paint p50': Math.round(at(0.5, paint)),
    'paint p95': Math.round(at(0.95, paint)),
    'handler p50': Number(at(0.5, handler).toFixed(1)),
    'handler p95': Number(at(0.95, handler).toFixed(1)),
  }));
  console.table(table);
  console.log(
    `Milliseconds at ${CPU_SLOWDOWN}x slowdown; limits: paint p95 at most ${LIMITS.paint}, handler at most ${LIMITS.handler}.`,
  );
}

const [url = 'http://localhost:8888'] = process.argv.slice(2);
const system = process.env['CHROMIUM'];
const browser = await chromium.launch({
  args: ['--no-sandbox'],
  ...(system && !existsSync(chromium.executablePath()) ? { executablePath: system } : {}),
});
const page = await browser.newPage({ baseURL: url, viewport: { width: 375, height: 812 } });
await page.addInitScript((given) => localStorage.setItem('bhf-cookie-consent', given), consent);
await page.addInitScript(watchEvents);
const devtools = await page.context().newCDPSession(page);
await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
await fillTray(page);
await chooseBoxes(page);
await pickLidAndWrite(page);
await browser.close();
report();

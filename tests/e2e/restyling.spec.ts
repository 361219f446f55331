import { expect, test, type Browser, type Locator, type Page } from '@playwright/test';
import { stepTitle } from '#features/builder/steps.ts';
import { expectChosenPieces } from './helpers/builder.ts';
import { waitForPaint } from './helpers/layout-shifts.ts';
import { declineCookies } from './helpers/page-setup.ts';

/** An event of Chromium's trace; `args.elementCount` says how many elements a restyling computed anew. */
interface TraceEvent {
  name: string;
  pid: number;
  args: { elementCount?: number; data?: { type?: string } };
}

/** Returns the most elements that the page restyled at once from a click on, until all that follows it is shown. */
async function mostRestyled(
  browser: Browser,
  page: Page,
  { button, shown }: { button: Locator; shown: () => Promise<void> },
) {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await button.click();
  await shown();
  await waitForPaint(page);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const clicked = traceEvents.find(
    ({ name, args }) => name === 'EventDispatch' && args.data?.type === 'click',
  );
  const counts = traceEvents
    .filter(({ name, pid }) => name === 'UpdateLayoutTree' && pid === clicked?.pid)
    .map(({ args }) => args.elementCount ?? 0);
  expect(counts).not.toEqual([]);
  return Math.max(...counts);
}

test('filling the box, and making room again, restyles a fifth of the page at most', async ({
  browser,
  page,
}) => {
  await declineCookies(page);
  await page.goto('/build-your-box?box=6');
  await page.getByRole('heading', { name: stepTitle('flavours') }).waitFor();
  const add = page.getByRole('button', { name: /^Add one/ }).first();
  await page
    .getByRole('button', { name: /^Add to Box/ })
    .first()
    .click();
  for (let n = 2; n < 6; n += 1) await add.click();
  await expectChosenPieces(page, '5 / 6');
  const limit = (await page.locator('*').count()) / 5;
  // The last card follows a click one frame later.
  const last = page.getByRole('button', { name: /^Add to Box/ }).last();
  const fill = {
    button: add,
    shown: () => expect(last).toHaveAttribute('aria-disabled', 'true'),
  };
  expect(await mostRestyled(browser, page, fill)).toBeLessThan(limit);
  const makeRoom = {
    button: page.getByRole('button', { name: /^Remove one/ }).first(),
    shown: () => expect(last).not.toHaveAttribute('aria-disabled'),
  };
  expect(await mostRestyled(browser, page, makeRoom)).toBeLessThan(limit);
});

import { expect, test, type Page } from '@playwright/test';
import { carouselFlavours } from '#data/carousel-flavours.ts';
import { catalogue } from '#data/catalogue.ts';
import { deliveryService } from '#data/delivery-service.ts';
import { shopBoxes } from '#data/shop-boxes.ts';
import { USUAL_SHIPPING_ID } from '#domain/catalogue.ts';
import { orderTodayText } from '#copy/delivery.ts';
import { addDays, londonTime } from '#domain/day.ts';
import { formatWeekday } from '#domain/day-words.ts';
import { dispatchDay, estimateArrival } from '#domain/delivery/dispatch.ts';
import { amendCalendar } from '#domain/delivery/availability.ts';
import { postalCalendar } from '#data/calendar.ts';
import {
  applyPreset,
  clickButton,
  expectStep,
  openBuilderPage,
  openDeliveryStep,
  selectBoxKind,
} from './helpers/builder.ts';
import { openWithCart, payButton, readyMadeLine } from './helpers/cart.ts';
import { collectRequests } from './helpers/network.ts';
import { readLayoutShifts, recordLayoutShifts } from './helpers/layout-shifts.ts';
import { expectAccessible, openPage } from './helpers/page-setup.ts';

const VANILLA = catalogue.flavours.find(({ name }) => name === 'Vanilla')?.id ?? 0;
const fixedFlavours = catalogue.boxes.flatMap(({ fixedSelection = [] }) =>
  fixedSelection.map(({ flavourId }) => flavourId),
);
const today = londonTime(Date.now()).day;
const CLOSED = { from: today, to: addDays(today, 9) };
/** A Friday before the cut-off, and the week from then. */
const MORNING = Date.parse('2026-11-20T10:00:00Z');
const CLOSED_WEEK = { from: '2026-11-20', to: '2026-11-26' };

/** Answers pages as the server does once the shopkeeper has said this. */
const say = (page: Page, said: object) =>
  page.route('**/api/availability*', (route) =>
    route.fulfill({ json: { version: 1, soldOut: [], closed: [], ...said } }),
  );
const sellOut = (page: Page, ...flavourIds: number[]) =>
  say(page, { soldOut: flavourIds.map((flavourId) => ({ flavourId })) });

test('flavour pages show what is sold out, and nothing moves', async ({ page }) => {
  await sellOut(page, VANILLA);
  await recordLayoutShifts(page);
  const asked = collectRequests(page);
  await openPage(page, '/flavours');
  const card = page.getByRole('listitem').filter({ hasText: 'Vanilla' });
  await expect(card.getByText('Sold out')).toBeVisible();
  await expect(page.getByText('Sold out').filter({ visible: true })).toHaveCount(1);
  expect(await readLayoutShifts(page)).toEqual([]);
  expect(asked.filter((url) => url.endsWith('/api/availability'))).toHaveLength(1);
  await expectAccessible(page);
});

for (const path of ['/', '/ingredients', '/shop-boxes/box-of-12', '/shop-boxes']) {
  test(`${path} marks what is sold out, and nothing moves`, async ({ page }) => {
    await sellOut(page, carouselFlavours[0]?.id ?? 0, ...fixedFlavours);
    await recordLayoutShifts(page);
    await openPage(page, path);
    const marks = page.locator('main').getByText('Sold out', { exact: true });
    await expect(marks.first()).toBeAttached();
    await marks.first().scrollIntoViewIfNeeded();
    await expect(marks.first()).toBeVisible();
    expect(await readLayoutShifts(page)).toEqual([]);
    // No link lies half below the header.
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessible(page);
  });
}

test('a ready-made box with a flavour that is sold out says so', async ({ page }) => {
  const box = shopBoxes.find(({ slug }) => slug === 'six-favourites');
  await sellOut(page, box?.selection[0]?.flavourId ?? 0);
  await recordLayoutShifts(page);
  await openPage(page, '/shop-boxes/six-favourites');
  const button = page.getByRole('button', { name: 'Sold out at the moment' }).first();
  await expect(button).toBeDisabled();
  await expect(page.locator('button[data-sku]:enabled')).toHaveCount(0);
  expect(await readLayoutShifts(page)).toEqual([]);
});

test('in the builder it is shown, cannot be added, and the preset does without it', async ({
  page,
}) => {
  const preset = catalogue.presets.find(({ boxId }) => boxId === 1);
  const swapped = preset?.selection[0]?.flavourId ?? 0;
  const name = catalogue.flavours.find(({ id }) => id === swapped)?.name ?? '';
  await sellOut(page, swapped);
  await openBuilderPage(page);
  await selectBoxKind(page, 'Box of 6');
  const card = page.getByRole('group', { name, exact: true });
  await expect(card.getByText('Sold out').first()).toBeVisible();
  await expect(page.getByText(`Sold out: ${name}. Others take the place.`)).toBeVisible();
  await expectAccessible(page);
  await card.getByRole('button', { name: /^Sold out/ }).click({ force: true });
  await applyPreset(page, 'Top 6 Recommended');
  await expect(card.getByText('Selected')).toHaveCount(0);
});

test('in the builder a box that holds it keeps it, to be swapped', async ({ page }) => {
  await sellOut(page, VANILLA);
  await openPage(page, `/build-your-box#box=1&flavours=${VANILLA}x6`);
  const card = page.getByRole('group', { name: 'Vanilla', exact: true });
  await expect(card.getByText('Sold out', { exact: true })).toBeVisible();
  await expect(page.getByText('Vanilla is sold out: swap it').first()).toBeVisible();
  await page.getByRole('button', { name: 'Remove one Vanilla' }).first().click();
  await expect(page.getByText('Choose 1 more piece').first()).toBeVisible();
});

test('a saved box that holds it says so on its last step, and leads to the flavours', async ({
  page,
}) => {
  const preset = catalogue.presets.find(({ boxId }) => boxId === 2);
  await sellOut(page, preset?.selection[0]?.flavourId ?? 0);
  const opened = Promise.withResolvers();
  await page.route('**/api/availability*', async (route) => {
    await opened.promise;
    await route.fallback();
  });
  await openDeliveryStep(page);
  opened.resolve(null);
  await expect(page.getByText(/sold out at the moment\. Please choose/)).toBeVisible();
  await clickButton(page, 'Change your flavours');
  await expectStep(page, 'flavours');
});

test('a basket keeps a box that holds it, and says so', async ({ page }) => {
  await sellOut(page, ...catalogue.flavours.map(({ id }) => id));
  await openWithCart(page, '/basket', [readyMadeLine('six-favourites')]);
  await expect(page.getByText(/sold out at the moment\. Please choose/)).toBeVisible();
  await expect(page.getByText('Six Favourites').first()).toBeVisible();
});

test('closed days move the promise on the home page and in the builder', async ({ page }) => {
  await say(page, { closed: [CLOSED] });
  const calendar = amendCalendar(postalCalendar, { closed: [CLOSED], lastPostings: [] });
  const day = formatWeekday(dispatchDay(Date.now(), calendar));
  const paper = deliveryService.options.find(({ id }) => id === USUAL_SHIPPING_ID);
  if (!paper) throw new Error('No usual delivery');
  await openPage(page, '/');
  await expect(page.locator('.dispatch').first()).toContainText(`Posted on ${day}`);
  await openBuilderPage(page);
  await selectBoxKind(page, 'Box of 6');
  const footer = page.getByRole('region', { name: 'Your order so far' });
  await expect(footer).toContainText(orderTodayText(estimateArrival(Date.now(), paper, calendar)));
});

/** Looks at the page again some minutes after ten on 20th November. */
async function lookAgain(page: Page, minutes: number): Promise<void> {
  await page.clock.setSystemTime(MORNING + minutes * 60_000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

test('a basket that is open when a closure begins moves its promise, and moves it back at its end', async ({
  page,
}) => {
  const promise = page.getByText('24-26 Nov').first();
  await page.clock.install({ time: MORNING });
  await say(page, {});
  const answered = page.waitForResponse('**/api/availability');
  await openWithCart(page, '/basket', [readyMadeLine('six-favourites')]);
  await expect(promise).toBeVisible();
  await (await answered).finished();
  await say(page, { closed: [CLOSED_WEEK] });
  await lookAgain(page, 6);
  await expect(promise).toBeHidden();
  await expect(page.getByText('1-3 Dec').first()).toBeVisible();
  await say(page, {});
  await lookAgain(page, 12);
  await expect(promise).toBeVisible();
});

test('a basket that the shop refuses for a closure moves its promise', async ({ page }) => {
  await page.clock.install({ time: MORNING });
  await say(page, {});
  await openWithCart(page, '/basket', [readyMadeLine('six-favourites')]);
  await expect(page.getByText('24-26 Nov').first()).toBeVisible();
  await say(page, { closed: [CLOSED_WEEK] });
  await page.route('**/api/create-checkout-session', (route) =>
    route.fulfill({ status: 400, json: { error: 'Bad Request', message: 'Too soon' } }),
  );
  await payButton(page).click();
  await expect(page.getByText('Too soon')).toBeVisible();
  await expect(page.getByText('1-3 Dec').first()).toBeVisible();
  await expect(page.getByText('Too soon')).toBeVisible();
});

test('a ready-made box left open overnight can be bought once its flavour is back', async ({
  page,
}) => {
  const flavourId = shopBoxes.find(({ slug }) => slug === 'six-favourites')?.selection[0]
    ?.flavourId;
  await page.clock.install({ time: MORNING });
  await say(page, { soldOut: [{ flavourId, until: '2026-11-20' }] });
  await openPage(page, '/shop-boxes/six-favourites');
  await expect(page.getByRole('button', { name: 'Sold out at the moment' })).toBeDisabled();
  await lookAgain(page, 24 * 60);
  await expect(page.getByText('Sold out')).toHaveCount(0);
  await page.getByRole('button', { name: 'Add to basket Six Favourites' }).click();
  await expect(page.getByRole('dialog')).toContainText('Six Favourites');
});

test('without a response the shop sells as built', async ({ page }) => {
  await page.route('**/api/availability*', (route) => route.abort());
  await openBuilderPage(page);
  await selectBoxKind(page, 'Box of 6');
  await applyPreset(page, 'Top 6 Recommended');
});

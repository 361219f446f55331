import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test, type Browser, type Locator, type Page } from '@playwright/test';
import * as v from 'valibot';
import { shopkeeperDay, shopkeeperSearch } from '#contract/shopkeeper-day.ts';
import { shopkeeperMessages } from '#contract/shopkeeper-messages.ts';
import { londonTime } from '#domain/day.ts';
import { weekOf } from '#domain/order/week-sums.ts';
import { clickButton } from './helpers/builder.ts';
import { collectRequests } from './helpers/network.ts';
import { expectAccessible, expectNoHorizontalScroll } from './helpers/page-setup.ts';
import { clickPay, openPaymentPage } from './helpers/payment.ts';
import { countPrintedPages } from './helpers/print.ts';
import { openSignInLink, signIn } from './helpers/shopkeeper.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

// One at a time: each signs in by the newest link in the one inbox.
test.describe.configure({ mode: 'default' });

const entry = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
/** The entries of a group of messages or reviews. */
const group = (page: Page, name: 'New' | 'Answered') =>
  page.getByRole('region', { name, exact: true }).getByRole('listitem');
const newName = (name: string) => `${name} ${randomUUID().slice(0, 8)}`;

async function writeMessage(page: Page, name: string, message: string): Promise<void> {
  const email = `${name.replaceAll(' ', '.')}@post.example`;
  const data = { formType: 'contact', name, email, subject: 'Order Question', message };
  expect((await page.request.post('/api/send-email', { data })).status()).toBe(200);
}

async function openPart(page: Page, name: 'Messages' | 'Reviews'): Promise<void> {
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
}

/** Pays for a box and returns its order number. */
async function buyBox(page: Page, paymentUrl?: string): Promise<string> {
  await page.goto(paymentUrl ?? (await openPaymentPage(page)));
  await clickPay(page);
  await expect(page.getByText('Order confirmed')).toBeVisible();
  const text = (await page.getByRole('main').textContent()) ?? '';
  return /BHF-[0-9A-Z]{10}/.exec(text)?.[0] ?? '';
}

/** Finds the card of an order by its number, as it may be due on another day. */
async function findCard(page: Page, number: string) {
  await page.getByRole('searchbox').fill(number);
  await clickButton(page, 'Search');
  await expect(page.getByRole('heading', { name: /^Found for/ })).toBeVisible();
  return page.getByRole('listitem').filter({ hasText: number });
}

/** Returns the one parcel of an order, as a signed-in device reads it. */
async function readParcel(page: Page, number: string) {
  const answer = await page.request.post(shopkeeperSearch.path, { data: { q: number } });
  const [parcel] = v.parse(shopkeeperSearch.response, await answer.json()).parcels;
  if (!parcel) throw new Error(`No parcel of ${number}`);
  return parcel;
}

/** Returns the id of the session of a device that is signed in. */
async function sessionOf(page: Page): Promise<string> {
  const cookies = await page.context().cookies();
  const cookie = cookies.find(({ name }) => name === '__Host-shopkeeper');
  expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Strict' });
  return cookie?.value.split('.')[0] ?? '';
}

/** Ends a session from another device. No other: the devices of all tests are signed in to one shop. */
async function signOutElsewhere(browser: Browser, session: string): Promise<void> {
  const other = await browser.newPage();
  await signIn(other);
  const answer = await other.request.post('/api/shopkeeper-sign-out', { data: { session } });
  expect(await answer.json()).toEqual({ ended: 1 });
  await other.close();
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('signs in from the mail, shows the devices, and signs out', async ({ page }) => {
  await page.goto('/shopkeeper');
  await expect(heading(page, 'The shop’s day')).toBeFocused();
  await expectAccessible(page);
  const link = await openSignInLink(page);
  await expect(heading(page, 'Sign in on this device?')).toBeFocused();
  await expect(page).toHaveURL(/\/shopkeeper$/);
  await expectAccessible(page);
  await clickButton(page, 'Sign in');
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('link', { name: 'Devices' }).click();
  await expect(page.getByText('this device')).toBeVisible();
  const parts = page.getByRole('navigation', { name: 'Parts of the page' }).getByRole('link');
  await expect(parts).toHaveCount(8);
  await expect(parts.filter({ hasText: 'Devices' })).toBeInViewport({ ratio: 1 });
  await parts.first().focus();
  for (const part of await parts.all()) {
    await expect(part).toBeFocused();
    await expect(part).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Tab');
  }
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText('this device')).toBeVisible();

  await page.getByRole('listitem').filter({ hasText: 'this device' }).getByRole('button').click();
  await expect(page.getByText('This device is signed out.')).toBeVisible();
  await page.goto('/about');
  await page.goto(link);
  await clickButton(page, 'Sign in');
  await expect(page.getByText('This link was used already')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send a link to our inbox' })).toBeVisible();
});

/** Opens the part of the devices before it is known how many messages wait. Returns a function that tells it. */
async function openDevicesBeforeCounts(page: Page): Promise<() => Promise<void>> {
  await signIn(page);
  let answer = (): void => undefined;
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/shopkeeper-waiting-counts**', async (route) => {
    await asked;
    await route.fulfill({ json: { messages: 12, reviews: 12 } });
  });
  await page.goto('/shopkeeper#devices');
  await page.reload();
  await expect(page.getByText('this device')).toBeVisible();
  return async () => {
    answer();
    await expect(page.getByRole('link', { name: 'Messages 12 new' })).toBeAttached();
  };
}

test('the part that is open stays in sight when counts come beside the names', async ({ page }) => {
  const showCounts = await openDevicesBeforeCounts(page);
  await showCounts();
  await expect(page.getByRole('link', { name: 'Devices' })).toBeInViewport({ ratio: 1 });
});

test('the part that a key has reached stays in sight when counts come', async ({ page }) => {
  const showCounts = await openDevicesBeforeCounts(page);
  const today = page.getByRole('link', { name: 'Today' });
  await today.focus();
  await expect(today).toBeInViewport({ ratio: 1 });
  await showCounts();
  await expect(today).toBeInViewport({ ratio: 1 });
});

test('the part that is open is in the title, and stands out in forced colours', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn(page);
  await expect(page).toHaveTitle('Today | Birnbeck Handmade Fudge');
  await page.getByRole('link', { name: 'Devices' }).click();
  await expect(page).toHaveTitle('Devices | Birnbeck Handmade Fudge');
  const underlined = await page
    .getByRole('navigation', { name: 'Parts of the page' })
    .getByRole('link')
    .evaluateAll((links) =>
      links
        .filter((link) => getComputedStyle(link).borderBottomWidth !== '0px')
        .map((link) => link.textContent.trim()),
    );
  expect(underlined).toEqual(['Devices']);
});

test('a search says how many parcels it has found', async ({ page }) => {
  await signIn(page);
  await page.getByRole('searchbox').fill('Nobody');
  await clickButton(page, 'Search');
  await expect(page.getByRole('status').getByText('0 parcels found for Nobody')).toBeAttached();
});

test('a device that is signed out elsewhere asks to sign in', async ({ page, browser }) => {
  await signIn(page);
  await signOutElsewhere(browser, await sessionOf(page));
  await page.reload();
  await expect(page.getByRole('button', { name: 'Send a link to our inbox' })).toBeVisible();
});

test('is linked from no page, and says what it does without a connection', async ({ page }) => {
  await page.goto('/sitemap');
  expect(await page.locator('a[href*="shopkeeper"]').count()).toBe(0);
  await page.route('**/api/shopkeeper-sessions**', (route) => route.abort());
  await page.goto('/shopkeeper');
  await expect(page.getByRole('status')).toContainText('We could not reach the shop');
  await expectAccessible(page);
});

test('no shopper’s page loads a part of it', async ({ page }) => {
  const urls = collectRequests(page);
  for (const path of ['/', '/build-your-box', '/basket', '/flavours']) {
    await page.goto(path, { waitUntil: 'networkidle' });
  }
  expect(urls.filter((url) => /shopkeeper/i.test(url))).toEqual([]);
});

test('the light outline of a button shows, whatever order the stylesheets come in', async ({
  page,
}) => {
  await signIn(page);
  const search = page.getByRole('search');
  const borderOf = (control: Locator) =>
    control.evaluate((element) => getComputedStyle(element).borderTopColor);
  expect(await borderOf(search.getByRole('button', { name: 'Search' }))).toBe(
    await borderOf(search.getByRole('searchbox')),
  );
});

test('packs and posts a parcel, and takes it back', async ({ page }) => {
  const number = await buyBox(page);
  await signIn(page);
  await expect(page.getByRole('search')).toBeVisible();
  await expectAccessible(page);
  const card = await findCard(page, number);
  await card.getByRole('button', { name: /^Details/ }).click();
  await expect(card.getByText('Contains:').first()).toBeVisible();
  await expectAccessible(page);

  await card.getByRole('button', { name: /^Mark packed/ }).click();
  await card.getByRole('button', { name: /^Mark posted/ }).click();
  await expect(page.getByText('The customer is told in ten minutes.')).toBeVisible();
  await clickButton(page, 'Undo');
  await expect(card.getByText('Packed', { exact: true })).toBeVisible();
  await card.getByRole('button', { name: /^Mark as not packed/ }).click();
  await expect(card.getByRole('button', { name: /^Mark packed/ })).toBeVisible();
});

test('a parcel that was refunded says STOP, is left out of many, and takes a second click', async ({
  page,
}) => {
  const paymentUrl = await openPaymentPage(page);
  const number = await buyBox(page, paymentUrl);
  await signIn(page);
  let card = await findCard(page, number);
  await card.getByRole('button', { name: /^Mark packed/ }).click();
  await expect(card.getByText('Packed', { exact: true })).toBeVisible();

  // The refund comes while the page shows the parcel as it was.
  const provider = await page.context().newPage();
  await provider.goto(paymentUrl);
  await clickButton(provider, 'Refund £1.00');
  await provider.close();
  await expect
    .poll(async () => JSON.stringify(await readParcel(page, number)))
    .toContain('Refunded in part');
  await card.getByRole('button', { name: /^Mark posted/ }).click();
  await expect(page.getByText('STOP: refunded in part. Ask before you post it.')).toHaveCount(2);
  await expect(card.locator('> :first-child')).toHaveText(/^STOP/);
  await expect(card.getByText('Packed', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await card.getByRole('checkbox').check();
  await clickButton(page, 'Mark 1 posted');
  await expect(page.getByText(/ says STOP and was left out\./)).toBeVisible();
  await card.getByRole('button', { name: /^Mark posted/ }).click();
  await card.getByRole('button', { name: /^Post it all the same/ }).click();
  await expect(page.getByText('The customer is told in ten minutes.')).toBeVisible();
  await expect(card.getByText('Posted', { exact: true })).toBeVisible();
  await page.reload();
  card = await findCard(page, number);
  await expect(card.getByText('Posted', { exact: true })).toBeVisible();
});

test('what is to be cut stays in sight beside many parcels', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const number = await buyBox(page);
  await signIn(page);
  const parcel = await readParcel(page, number);
  await page.route('**/api/shopkeeper-day*', async (route) => {
    const answer = await route.fetch();
    const day = v.parse(shopkeeperDay.response, await answer.json());
    const parcels = Array.from({ length: 30 }, (_, id) => ({ ...parcel, id }));
    const counts = { ...day.counts, due: parcels.length };
    await route.fulfill({ json: { ...day, parcels, counts } });
  });
  await page.reload();
  const cards = page.getByRole('checkbox');
  await expect(cards.nth(29)).toBeVisible();
  await cards.nth(29).scrollIntoViewIfNeeded();
  await expect(heading(page, 'To cut')).toBeInViewport();
});

/** The changes that wait on the device. */
const unsentChanges = (page: Page) =>
  page.evaluate(() => localStorage.getItem('shopkeeperPresses'));

test('a status changed without a connection waits on the device, and is sent once', async ({
  page,
}) => {
  const number = await buyBox(page);
  await signIn(page);
  const card = await findCard(page, number);
  const answers: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/api/parcels/status')) answers.push(response.status());
  });
  await page.context().setOffline(true);
  await card.getByRole('button', { name: /^Mark packed/ }).click();
  await expect(card.getByText('Not sent yet')).toBeVisible();
  await expect(page.getByText('Not sent yet: 1 parcel.')).toBeVisible();
  expect(JSON.parse((await unsentChanges(page)) ?? '')).toEqual([
    { parcels: [expect.any(Number)], status: 'packed', expectedVersion: [1] },
  ]);
  await expectAccessible(page);
  await page.context().setOffline(false);
  await expect(card.getByText('Not sent yet')).toBeHidden();
  expect(answers).toEqual([200]);
  expect(await unsentChanges(page)).toBeNull();

  await page.route('**/api/parcels/status', (route) => route.abort());
  await card.getByRole('button', { name: /^Mark posted/ }).click();
  await expect(card.getByText('Not sent yet')).toBeVisible();
  await page.reload();
  const again = await findCard(page, number);
  await expect(again.getByText('Not sent yet')).toBeVisible();
  await expect(again.getByText('Posted', { exact: true })).toBeVisible();
  await page.unroute('**/api/parcels/status');
  await expect(again.getByText('Not sent yet')).toBeHidden();
  expect(answers).toEqual([200, 200]);
  await page.reload();
  await expect((await findCard(page, number)).getByText('Posted', { exact: true })).toBeVisible();
  expect(answers).toEqual([200, 200]);
});

test('what waits on a device that was signed out elsewhere is told before signing in, and can be forgotten', async ({
  page,
  browser,
}) => {
  const number = await buyBox(page);
  await signIn(page);
  const card = await findCard(page, number);
  await page.route('**/api/parcels/status', (route) => route.abort());
  await card.getByRole('button', { name: /^Mark packed/ }).click();
  await expect(card.getByText('Not sent yet')).toBeVisible();
  await signOutElsewhere(browser, await sessionOf(page));
  await page.unroute('**/api/parcels/status');
  await page.reload();
  await expect(page.getByText('Not sent yet: 1 parcel.')).toBeVisible();
  await expectAccessible(page);
  await openSignInLink(page);
  await expect(page.getByText('Not sent yet: 1 parcel.')).toBeVisible();
  await clickButton(page, 'Do not send it');
  await expect(page.getByText('Nothing is sent, and nothing is kept any more.')).toBeFocused();
  expect(await unsentChanges(page)).toBeNull();
  await clickButton(page, 'Sign in');
  const again = await findCard(page, number);
  await expect(again.getByRole('button', { name: /^Mark packed/ })).toBeVisible();
});

test('signing out leaves nothing on the device', async ({ page }) => {
  const number = await buyBox(page);
  await signIn(page);
  const card = await findCard(page, number);
  await page.route('**/api/parcels/status', (route) => route.abort());
  await card.getByRole('button', { name: /^Mark packed/ }).click();
  await expect(card.getByText('Not sent yet')).toBeVisible();
  await page.getByRole('link', { name: 'Devices' }).click();
  await page.getByRole('listitem').filter({ hasText: 'this device' }).getByRole('button').click();
  await expect(page.getByText('This device is signed out.')).toBeVisible();
  expect(await unsentChanges(page)).toBeNull();
});

test('of two tablets one wins, and the other is told', async ({ page, browser }) => {
  const number = await buyBox(page);
  await signIn(page);
  const card = await findCard(page, number);
  const other = await browser.newPage({ storageState: await page.context().storageState() });
  await other.goto('/shopkeeper');
  const first = await findCard(other, number);
  await first.getByRole('button', { name: /^Mark packed/ }).click();
  await first.getByRole('button', { name: /^Mark posted/ }).click();
  await expect(other.getByText('The customer is told in ten minutes.')).toBeVisible();
  await expect.poll(() => unsentChanges(other)).toBeNull();
  await card.getByRole('button', { name: /^Mark packed/ }).click();
  await expect(page.getByText('another device was faster, it is posted now')).toBeVisible();
  await expect(card.getByText('Posted', { exact: true })).toBeVisible();
  await other.close();
});

test('while the database is away the board says so, and is there when it is back', async ({
  page,
}) => {
  await signIn(page);
  const message = 'Our shop is busy at the moment. Please try again in a minute.';
  const body = { error: 'Busy', message, code: 'database-away' };
  await page.route('**/api/shopkeeper-day*', (route) => route.fulfill({ status: 503, json: body }));
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: message })).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/shopkeeper-day*');
  await clickButton(page, 'Try again');
  await expect(page.getByRole('search')).toBeVisible();
});

test('while a list cannot be read the board says so, and reads it when asked', async ({ page }) => {
  await signIn(page);
  await page.route('**/api/shopkeeper-parcels*', (route) => route.abort());
  await page.getByRole('link', { name: 'Coming', exact: true }).click();
  const notice = page.getByRole('status').filter({ hasText: 'We cannot show these parcels' });
  await expect(notice).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/shopkeeper-parcels*');
  await clickButton(page, 'Try again');
  await expect(notice).toHaveCount(0);
});

test('a review from the code on the box is confirmed and goes into the file of the next build', async ({
  page,
}) => {
  const name = newName('Dora');
  await page.goto('/qr-code#review');
  await page.getByRole('radio', { name: '4 out of 5' }).check();
  await page.getByLabel('Your favourite flavour').selectOption('Vanilla');
  await page.getByLabel('Your review').fill('<i>Gone</i> before tea.');
  await page.getByLabel('Your name').fill(name);
  await clickButton(page, 'Leave my review');
  await expect(page.getByRole('status')).toContainText('It has been sent to the shop.');

  await signIn(page);
  await openPart(page, 'Reviews');
  const review = entry(page, name);
  await expect(review).toContainText('4 out of 5, Vanilla');
  await expect(review).toContainText('<i>Gone</i> before tea.');
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  const help = page.getByText('How reviews reach the website');
  const button = page.getByRole('button', { name: 'Download for the next build' });
  if (!(await button.isVisible())) await help.click();
  const readFile = async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      clickButton(page, 'Download for the next build'),
    ]);
    expect(download.suggestedFilename()).toBe('customer-reviews.json');
    return readFileSync(await download.path(), 'utf8');
  };
  expect(await readFile()).not.toContain(name);
  await review.getByRole('button', { name: /^Confirm/ }).click();
  await expect(review.getByRole('button', { name: /^✓ Confirmed/ })).toBeFocused();
  await expect(page.getByText(/^customer-reviews\.json holds/)).toBeVisible();
  const file: unknown = JSON.parse(await readFile());
  expect(file).toContainEqual({
    name,
    date: expect.stringMatching(/^\d{4}-\d\d$/),
    text: '<i>Gone</i> before tea.',
    rating: 4,
  });
  await page.goto('/');
  await expect(page.getByText(name)).toHaveCount(0);

  await page.goto('/shopkeeper#reviews');
  await expect(help).toBeVisible();
  if (!(await button.isVisible())) await help.click();
  await entry(page, name)
    .getByRole('button', { name: /^Do not show/ })
    .click();
  await expect(
    entry(page, name).getByRole('button', { name: /^– Not shown/, pressed: true }),
  ).toBeVisible();
  expect(await readFile()).not.toContain(name);
});

test('the lists say when there is nothing, and when the shop is out of reach', async ({ page }) => {
  await page.route('**/api/shopkeeper-reviews**', (route) =>
    route.fulfill({ json: { entries: [], next: null } }),
  );
  await page.route('**/api/shopkeeper-messages**', (route) => route.abort());
  await signIn(page);
  await openPart(page, 'Reviews');
  await expect(page.getByText('No review has arrived yet.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Messages' }).click();
  await expect(page.getByRole('status')).toContainText('We could not reach the shop.');
  await expect(page.getByRole('status')).toContainText('Nothing is lost');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Messages');
  await expectAccessible(page);
  await page.unroute('**/api/shopkeeper-messages**');
  await clickButton(page, 'Try again');
  await expect(page.getByText('the shop’s inbox')).toBeVisible();
});

test('the weeks say kindly that there is nothing to show', async ({ page }) => {
  const weeks = [
    { from: '2026-11-23', to: '2026-11-29', parcels: 0 },
    { from: '2026-11-16', to: '2026-11-22', parcels: 0 },
  ];
  await page.route('**/api/shopkeeper-weeks**', (route) =>
    route.fulfill({ json: { weeks, flavours: [], boxes: [] } }),
  );
  await signIn(page);
  await page.getByRole('link', { name: 'Weeks' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Weeks');
  await expect(page.getByText('nothing is booked for this one')).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  await expectAccessible(page);
});

/** Counts what the page prints, and opens no dialog for it. */
async function countPrints(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    window.print = () => {
      const { dataset } = document.documentElement;
      dataset['prints'] = `${Number(dataset['prints'] ?? 0) + 1}`;
    };
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset['prints'] ?? 0));
}

/** Finds the card of an order and opens its contents. */
async function openCard(page: Page, number: string) {
  const card = await findCard(page, number);
  await card.getByRole('button', { name: /^Details/ }).click();
  return card;
}

test('asks to load the page again when a newer website has replaced what prints', async ({
  page,
}) => {
  await page.route('**/_astro/paperwork.*.js', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  const number = await buyBox(page);
  await signIn(page);
  const card = await openCard(page, number);
  await card.getByRole('button', { name: /^Packing slip/ }).click();
  await expect(card.getByRole('status')).toContainText('load the page again');
});

test('prints the slip for the packer and the sheet for the parcel, without a price', async ({
  page,
}) => {
  const prints = await countPrints(page);
  const number = await buyBox(page);
  await signIn(page);
  const card = await openCard(page, number);
  await card.getByRole('button', { name: /^Packing slip/ }).click();
  await expect.poll(prints).toBe(1);
  await expect(page.getByRole('article', { includeHidden: true })).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  const paper = page.getByRole('article');
  await expect(paper.getByRole('heading', { name: /^Post by/ })).toBeVisible();
  await expect(paper).toContainText(number);
  await expect(paper).toHaveText(/Post by .*Contains: .*Our kitchen .*Lid: /);
  await expect(page.getByRole('navigation')).toBeHidden();
  // Landmarks are for screens.
  await expectAccessible(page, ['landmark-one-main', 'page-has-heading-one', 'region']);
  expect(await countPrintedPages(page)).toBe(1);

  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByRole('article')).toBeHidden();
  await card.getByRole('button', { name: /^Parcel sheet/ }).click();
  await expect.poll(prints).toBe(2);
  await page.emulateMedia({ media: 'print' });
  await expect(paper.getByText(/^Best before/)).toBeVisible();
  await expect(paper.getByText(/Our kitchen handles/)).toBeVisible();
  await expect(paper).not.toContainText('£');
  expect(await countPrintedPages(page)).toBe(1);
});

test('saves the label of a parcel once its name is in Roman letters, by keyboard alone', async ({
  page,
}) => {
  const number = await buyBox(page);
  await signIn(page);
  const card = await openCard(page, number);
  const correct = card.getByRole('button', { name: /^Correct the address/ });
  await correct.press('Enter');
  const first = card.getByLabel('First name');
  await expect(first).toBeFocused();
  await first.fill('小明');
  await card.getByLabel('Last name').fill('王');
  await card.getByLabel('Postcode').fill('75001');
  await card.getByLabel('Postcode').press('Enter');
  await expect(card.getByRole('group', { name: 'There is a problem' })).toBeFocused();
  await expectAccessible(page);
  await card.getByLabel('Postcode').fill('bs217qu');
  await card.getByLabel('Postcode').press('Enter');
  await expect(correct).toBeFocused();
  await expect(card.getByText(/^was:/)).toBeVisible();
  await expect(card.getByText('BS21 7QU').first()).toBeVisible();

  const label = card.getByRole('button', { name: /^Label/ });
  await label.press('Enter');
  await expect(card.getByText(/Roman letters only: “小明 王”/)).toBeVisible();
  await expectAccessible(page);
  await correct.press('Enter');
  await first.fill('=Xiaoming');
  await card.getByLabel('Last name').fill('Wáng');
  await card.getByLabel('Last name').press('Enter');
  await expect(correct).toBeFocused();
  const downloading = page.waitForEvent('download');
  await label.press('Enter');
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^labels-\d{4}-\d{2}-\d{2}\.csv$/);
  const text = readFileSync(await file.path(), 'utf8');
  expect(text).toContain(`"'=Xiaoming",Wang,`);
  expect(text).toContain(number);
  await expect(card.getByText('1 label is saved.')).toBeVisible();
  await expect(card.getByText('The label says “=Xiaoming Wang”.')).toBeVisible();
});

test('an address that another tablet has corrected is shown before it is corrected again', async ({
  page,
  browser,
}) => {
  const number = await buyBox(page);
  await signIn(page);
  const card = await openCard(page, number);
  await card.getByRole('button', { name: /^Correct the address/ }).click();
  await card.getByLabel('Address line 1').fill('1 Mine Road');
  const other = await browser.newPage({ storageState: await page.context().storageState() });
  await other.goto('/shopkeeper');
  const theirs = await openCard(other, number);
  await theirs.getByRole('button', { name: /^Correct the address/ }).click();
  await theirs.getByLabel('Address line 1').fill('2 Theirs Road');
  await theirs.getByRole('button', { name: 'Save the address' }).click();
  await expect(theirs.getByText(/^was:/)).toBeVisible();
  await other.close();
  await card.getByRole('button', { name: 'Save the address' }).click();
  await expect(card.getByText('It now goes to')).toContainText('2 Theirs Road');
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Correct it all the same' }).click();
  await card.getByRole('button', { name: 'Save the address' }).click();
  await expect(card.getByText(/^was:/)).toHaveCount(2);
  await expect(card.getByText('1 Mine Road')).toBeVisible();
});

test('shows what this week and the one before take', async ({ page }) => {
  const number = await buyBox(page);
  await signIn(page);
  const parcel = await readParcel(page, number);
  await page.getByRole('link', { name: 'Weeks' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Weeks');
  // What is bought from Friday afternoon on leaves next week.
  const isThisWeek = parcel.postOn <= weekOf(londonTime(Date.now()).day).to;
  await expect(page.getByText('nothing is booked for this one')).toBeVisible({
    visible: !isThisWeek,
  });
  await expect(heading(page, 'Fudge by flavour')).toBeVisible({ visible: isThisWeek });
  await expect(heading(page, 'Boxes')).toBeVisible({ visible: isThisWeek });
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
});

test('the focus stays on the board when a button goes', async ({ page }) => {
  const number = await buyBox(page);
  await signIn(page);
  const card = await openCard(page, number);
  const press = (name: RegExp) => page.getByRole('button', { name }).first().press('Enter');
  await card.getByRole('button', { name: /^Mark packed/ }).press('Enter');
  await card.getByRole('button', { name: /^Mark as not packed/ }).press('Enter');
  await expect(card.getByRole('button', { name: /^Mark packed/ })).toBeFocused();
  const notice = page.getByRole('status').filter({ hasText: 'put back' });
  await expect(notice).toBeVisible();
  await press(/^Close this message/);
  await expect(page.locator('#board-notice')).toBeFocused();
  await card.getByRole('checkbox').press('Space');
  await press(/^Mark 1 packed/);
  await expect(page.locator('#board-notice')).toBeFocused();
  await press(/^Undo/);
  await expect(page.locator('#board-notice')).toBeFocused();
  await press(/^Show all$/);
  await expect(page.getByRole('searchbox')).toBeFocused();
});

// One after the other: they change the one list of the shop.
test.describe('sold out flavours', () => {
  test.describe.configure({ mode: 'default' });

  test('marks a flavour as sold out, sees what it changes, and takes it back', async ({ page }) => {
    await signIn(page);
    await page.getByRole('link', { name: 'Sold out & closed' }).click();
    await page.getByLabel('Flavour', { exact: true }).selectOption('Traditional Tablet');
    await clickButton(page, 'Mark as sold out');
    const soldOut = page.getByText('Sold out today: Traditional Tablet.');
    if (!(await soldOut.isVisible())) await page.getByText('What shoppers will see').click();
    await expect(soldOut).toBeVisible();
    await expect(page.getByText('Not saved yet: sold out.')).toBeVisible();
    await expect(entry(page, 'Traditional Tablet').getByText('Not saved yet')).toBeVisible();
    await page.getByRole('heading', { name: 'Sold out & closed' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: 'Save' })).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await clickButton(page, 'Save');
    await expect(page.getByText('Saved. Pages show it within a minute or two.')).toBeVisible();
    const changed = await page.request.get('/api/availability');
    expect(JSON.stringify(await changed.json())).toContain('"flavourId"');
    await clickButton(page, 'Undo');
    await expect(page.getByText('As it was before.')).toBeVisible();
    const undone = await page.request.get('/api/availability');
    expect(await undone.json()).toMatchObject({ soldOut: [], closed: [] });
    // The focus stays where a button goes.
    await expect(page.locator('#saving')).toBeFocused();
    await page.getByLabel('Flavour', { exact: true }).selectOption('Traditional Tablet');
    await clickButton(page, 'Mark as sold out');
    await clickButton(page, 'Back on sale Traditional Tablet');
    await expect(heading(page, 'Sold out')).toBeFocused();
  });

  test('a flavour is saved as sold out without a connection, waits, and is sent', async ({
    page,
  }) => {
    await signIn(page);
    await page.getByRole('link', { name: 'Sold out & closed' }).click();
    await page.getByLabel('Flavour', { exact: true }).selectOption('Traditional Tablet');
    await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
    await clickButton(page, 'Mark as sold out');
    await page.context().setOffline(true);
    await clickButton(page, 'Save');
    await expect(page.getByText('Not sent yet.')).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText('Saved. Pages show it within a minute or two.')).toBeVisible();
    await clickButton(page, 'Undo');
    await expect(page.getByText('As it was before.')).toBeVisible();
  });
});

// One after the other: the page shows ten of all that are new.
test.describe('messages', () => {
  test.describe.configure({ mode: 'default' });

  test('a message is answered by the shop’s own mail program, marked, and put back', async ({
    page,
  }) => {
    const name = newName('Ada');
    await writeMessage(page, name, 'Is it soft?\n<b>Love</b>, Ada');
    await signIn(page);
    await openPart(page, 'Messages');
    const message = entry(page, name);
    await expect(message).toContainText('<b>Love</b>, Ada');
    await expect(group(page, 'New').filter({ hasText: name })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Messages \d+ new$/ })).toBeVisible();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    const link = (await message.getByRole('link', { name: /^Reply/ }).getAttribute('href')) ?? '';
    expect(decodeURIComponent(link)).toMatch(
      /^mailto:Ada\.\w+@post\.example\?subject=Re: Order Question&body=.*> Is it soft\?\r\n> <b>Love/s,
    );

    await message.getByRole('button', { name: /^Mark as answered/ }).focus();
    await page.keyboard.press('Enter');
    await expect(message.getByText('Answered', { exact: true })).toBeVisible();
    await expect(message.getByRole('button', { name: /^Mark as new/ })).toBeFocused();
    await page.reload();
    const answered = group(page, 'Answered').filter({ hasText: name });
    await expect(answered.getByRole('link', { name: /^Reply/ })).toBeHidden();
    await answered.getByRole('heading', { name }).click();
    await expect(answered.getByText('<b>Love</b>, Ada')).toBeVisible();
    await expectAccessible(page);
    await answered.getByRole('button', { name: /^Mark as new/ }).click();
    await expect(answered.getByText('New', { exact: true })).toBeVisible();
  });

  test('a mark without a connection is told, and another device’s mark is shown', async ({
    page,
  }) => {
    const name = newName('Grace');
    await writeMessage(page, name, 'Hello');
    await signIn(page);
    await openPart(page, 'Messages');
    const calls = '**/api/shopkeeper-messages';
    await page.route(calls, (route) => route.abort());
    const mark = entry(page, name).getByRole('button', { name: /^Mark as answered/ });
    await mark.click();
    await expect(page.getByRole('status')).toContainText('We could not reach the shop.');
    await page.unroute(calls);

    const list: unknown = await (await page.request.get('/api/shopkeeper-messages')).json();
    const id = Number(new RegExp(`"id":(\\d+)[^{}]*${name}`).exec(JSON.stringify(list))?.[1]);
    for (const [place, status] of ['answered', 'new'].entries()) {
      const data = { id, status, expectedVersion: place + 1 };
      expect((await page.request.post('/api/shopkeeper-messages', { data })).status()).toBe(200);
    }
    await mark.click();
    await expect(page.getByRole('status')).toContainText('Another device has changed this');
    await mark.click();
    await expect(entry(page, name).getByText('Answered', { exact: true })).toBeVisible();
  });

  test('messages come a few at a time, and keep the focus', async ({ page }) => {
    const names = Array.from({ length: 22 }, () => newName('Person'));
    for (const name of names) await writeMessage(page, name, 'Hello');
    await signIn(page);
    await openPart(page, 'Messages');
    const unanswered = group(page, 'New');
    await expect(unanswered).toHaveCount(10);
    await page.getByRole('button', { name: /^Show \d+ more$/ }).click();
    await expect.poll(() => unanswered.count()).toBeGreaterThan(10);
    await expect(unanswered.nth(10)).toBeFocused();
    const list: unknown = await (await page.request.get('/api/shopkeeper-messages')).json();
    for (const { id, name, version } of v.parse(shopkeeperMessages.response, list).entries) {
      if (!names.includes(name)) continue;
      const data = { id, status: 'answered', expectedVersion: version };
      expect((await page.request.post('/api/shopkeeper-messages', { data })).status()).toBe(200);
    }
    await page.reload();
    const answered = group(page, 'Answered');
    await expect(answered).toHaveCount(20);
    await clickButton(page, 'Show older ones');
    await expect.poll(() => answered.count()).toBeGreaterThan(21);
    await expect(answered.nth(20)).toBeFocused();
  });
});

import { expect, test, type Page } from '@playwright/test';
import { expectStep } from './helpers/builder.ts';
import {
  expectAccessible,
  expectNoHorizontalScroll,
  readLocalStorage,
} from './helpers/page-setup.ts';

const REQUIRED_FIELDS = 'Please fill out all required fields.';

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name });
const sendReviewButton = (page: Page) => page.getByRole('button', { name: 'Leave my review' });

const REVIEW_CALL = '**/api/review';
const SENT = 'It has been sent to the shop.';
const WAITING = 'it is kept on this device';

/** Returns a list that grows with each review that the page sends. */
function collectReviewCalls(page: Page): unknown[] {
  const calls: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') calls.push(request.postDataJSON());
  });
  return calls;
}

/** Returns the review that the device keeps, or null. */
const readReview = async (page: Page): Promise<unknown> =>
  JSON.parse((await readLocalStorage(page, 'bhf-review')) ?? 'null') as unknown;

/** Fills in the required fields and sends the review. */
async function sendReview(page: Page): Promise<void> {
  await page.getByLabel('Your favourite flavour').selectOption('Vanilla');
  await page.getByLabel('Your review').fill('Gone before tea.');
  await page.getByLabel('Your name').fill('Ada');
  await sendReviewButton(page).click();
}

test('the page opens on the reorder tab', async ({ page }) => {
  await page.goto('/qr-code');
  await expect(tab(page, 'Reorder Fudge')).toHaveAttribute('aria-selected', 'true');
  await expect(sendReviewButton(page)).toBeHidden();
  await expect(panel(page, 'Send me another')).toBeVisible();
  await expectAccessible(page);
});

test('a box of either size can be reordered with one click', async ({ page }) => {
  for (const [box, pieces] of [
    ['Box of 6', 6],
    ['Box of 12', 12],
  ] as const) {
    await test.step(box, async () => {
      await page.goto('/qr-code');
      const link = page.getByRole('link', { name: `Reorder a ${box}` });
      const readHeight = async () => (await link.boundingBox())?.height;
      await expect.poll(readHeight).toBeGreaterThanOrEqual(72);
      await link.click();
      await expectStep(page, 'flavours');
      await expect(page.getByText(`${box}: choose any ${pieces} pieces`)).toBeVisible();
    });
  }
});

test('the arrow keys switch tabs', async ({ page }) => {
  await page.goto('/qr-code');
  await tab(page, 'Reorder Fudge').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Leave a Review')).toBeFocused();
  await expect(panel(page, 'How was it?')).toBeVisible();
  await expect(panel(page, 'Send me another')).toBeHidden();
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await expect(panel(page, 'Send me another')).toBeVisible();
});

test('without share and clipboard support, an alert shows the URL', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share');
    Reflect.deleteProperty(Navigator.prototype, 'clipboard');
  });
  await page.goto('/qr-code');
  const dialogOpened = page.waitForEvent('dialog');
  const click = page.getByRole('button', { name: 'Tell a friend about us' }).click();
  const dialog = await dialogOpened;
  expect(dialog.message()).toContain(new URL('/', page.url()).href);
  await dialog.accept();
  await click;
});

test('the share button shares the URL of the shop', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'share', {
      configurable: true,
      value: ({ url }: ShareData) => {
        document.title = `shared ${url}`;
        return Promise.resolve();
      },
    });
  });
  await page.goto('/qr-code');
  await page.getByRole('button', { name: 'Tell a friend about us' }).click();
  await expect(page).toHaveTitle(`shared ${new URL('/', page.url()).href}`);
});

const mailLink = (page: Page) => page.getByRole('link', { name: 'E-mail it to the shop' });

test('a review starts with five stars and requires flavour, text and name', async ({ page }) => {
  await page.goto('/qr-code');
  await tab(page, 'Leave a Review').click();
  await expect(page.getByRole('radio')).toHaveCount(5);
  await expect(page.getByRole('radio', { name: '5 out of 5' })).toBeChecked();
  await sendReviewButton(page).click();
  await expect(page.getByText(REQUIRED_FIELDS)).toBeVisible();
  await expect(page.getByLabel('Your favourite flavour')).toBeFocused();
  await expectAccessible(page);

  await page.getByLabel('Your favourite flavour').selectOption('Vanilla');
  await page.getByLabel('Your review').fill('Gone before tea.');
  await sendReviewButton(page).click();
  await expect(page.getByText(REQUIRED_FIELDS)).toBeVisible();
  await expect(page.getByLabel('Your name')).toBeFocused();
});

test('each rating has one star, as wide as its place', async ({ page }) => {
  await page.goto('/qr-code#review');
  const stars = page.getByRole('tabpanel').locator('label .stars');
  await expect(stars).toHaveCount(5);
  for (const star of await stars.all()) {
    // The outline repeats every 21 pixels.
    await expect(star).toHaveCSS('width', '21px');
    expect((await star.boundingBox())?.width).toBeCloseTo(31.5, 1);
  }
});

test('stars beyond the rating look empty in forced colours, too', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/qr-code#review');
  await page.getByRole('radio', { name: '3 out of 5' }).check();
  const colours = await page
    .getByRole('tabpanel')
    .locator('label .stars')
    .evaluateAll((stars) => stars.map((star) => getComputedStyle(star).backgroundColor));
  const [filled, , , empty] = colours;
  expect(colours).toEqual([filled, filled, filled, empty, empty]);
  expect(empty).not.toBe(filled);
});

test('a pasted review that is too long is kept whole, and the form says so', async ({ page }) => {
  await page.goto('/qr-code#review');
  const calls = collectReviewCalls(page);
  const pasted = 'x'.repeat(1_001);
  await page.getByLabel('Your favourite flavour').selectOption('Vanilla');
  await page.getByLabel('Your name').fill('Ada');
  await page.getByLabel('Your review').focus();
  await page.keyboard.insertText(pasted);
  await sendReviewButton(page).click();
  await expect(page.getByText('Please use at most 1000 characters')).toBeVisible();
  await expect(page.getByText(REQUIRED_FIELDS)).toBeHidden();
  await expect(page.getByLabel('Your review')).toBeFocused();
  await expect(page.getByLabel('Your review')).toHaveAccessibleDescription(/at most 1000/);
  await expect(page.getByLabel('Your review')).toHaveValue(pasted);
  expect(calls).toEqual([]);
  await page.getByLabel('Your review').fill('Gone before tea.');
  await sendReviewButton(page).click();
  await expect(page.getByText(SENT)).toBeVisible();
});

test('a review of invisible characters is not sent', async ({ page }) => {
  await page.goto('/qr-code#review');
  const calls = collectReviewCalls(page);
  await page.getByLabel('Your favourite flavour').selectOption('Vanilla');
  await page.getByLabel('Your name').fill('Ada');
  await page.getByLabel('Your review').fill('\u200b\u2060 \u3164');
  await sendReviewButton(page).click();
  await expect(page.getByText(REQUIRED_FIELDS)).toBeVisible();
  await expect(page.getByLabel('Your review')).toBeFocused();
  await page.getByLabel('Your review').fill('Gone before tea.');
  await page.getByLabel('Your name').fill('\u200b');
  await sendReviewButton(page).click();
  await expect(page.getByLabel('Your name')).toBeFocused();
  expect(calls).toEqual([]);
});

test('a review that the shop cannot take just now says so, and is sent by itself', async ({
  page,
}) => {
  await page.clock.install();
  await page.route(REVIEW_CALL, (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto('/qr-code#review');
  await sendReview(page);
  await page.clock.runFor(2_000);
  await expect(page.getByRole('status')).toContainText('The shop cannot take it just now');
  await expect(page.getByText('Thank you for your review: not sent yet')).toBeVisible();
  await expect(mailLink(page)).toBeVisible();
  await page.unroute(REVIEW_CALL);
  await page.clock.runFor(10_000);
  await expect(page.getByRole('status')).toContainText(SENT);
  await expect(mailLink(page)).toBeHidden();
});

test('a review that the shop refused can be mended', async ({ page }) => {
  await page.route(REVIEW_CALL, (route) => route.fulfill({ status: 400, json: {} }));
  await page.goto('/qr-code#review');
  await sendReview(page);
  await expect(page.getByRole('status')).toContainText('we could not take it here');
  for (const path of ['', '/qr-code?again#review']) {
    if (path !== '') await page.goto(path);
    await page.getByRole('button', { name: 'Ready to Order More' }).click();
    await tab(page, 'Leave a Review').click();
    await expect(page.getByLabel('Your review')).toHaveValue('Gone before tea.');
    await expect(page.getByLabel('Your name')).toHaveValue('Ada');
  }
  await page.unroute(REVIEW_CALL);
  await page.getByLabel('Your review').fill('Gone before breakfast.');
  await sendReviewButton(page).click();
  await expect(page.getByRole('status')).toContainText(SENT);
  await page.getByRole('button', { name: 'Ready to Order More' }).click();
  await tab(page, 'Leave a Review').click();
  await expect(page.getByLabel('Your review')).toHaveValue('');
});

test('a review that is on its way when the page is opened again can be mended', async ({
  page,
}) => {
  await page.route(REVIEW_CALL, (route) => route.abort());
  await page.goto('/qr-code#review');
  await sendReview(page);
  await expect(page.getByRole('status')).toContainText('no connection');
  await page.unroute(REVIEW_CALL);
  // An answer that never comes.
  await page.route(REVIEW_CALL, () => undefined);
  await page.goto('/qr-code?again#review');
  await page.getByRole('button', { name: 'Ready to Order More' }).click();
  await tab(page, 'Leave a Review').click();
  await expect(page.getByLabel('Your review')).toHaveValue('Gone before tea.');
});

test('a review is kept on the device and sent to the shop', async ({ page }) => {
  await page.goto('/qr-code#review');
  const calls = collectReviewCalls(page);
  await page.getByLabel('E-mail (optional)').fill('ada@quay.example');
  await sendReview(page);
  await expect(page.getByText('Thank you for your review')).toBeVisible();
  await expect(page.getByRole('status')).toContainText(SENT);
  await expect
    .poll(() => readReview(page))
    .toMatchObject({ rating: 5, text: 'Gone before tea.', name: 'Ada', isSent: true });
  expect(calls).toEqual([
    { id: expect.any(String), rating: 5, flavourId: 22, text: 'Gone before tea.', name: 'Ada' },
  ]);
  await expect(mailLink(page)).toBeHidden();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Ready to Order More' }).click();
  await expect(panel(page, 'Send me another')).toBeVisible();
  await expect(tab(page, 'Reorder Fudge')).toHaveAttribute('aria-selected', 'true');
});

test('a review without a connection stays on the device, can be e-mailed, and is sent once when there is one', async ({
  page,
  context,
}) => {
  await page.goto('/qr-code#review');
  const calls = collectReviewCalls(page);
  await page.getByLabel('Your name').focus();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await sendReview(page);
  await expect(page.getByRole('status')).toContainText(WAITING);
  await expect(mailLink(page)).toHaveAttribute('href', /^mailto:/);
  expect(decodeURIComponent((await mailLink(page).getAttribute('href')) ?? '')).toMatch(
    /^mailto:hello@birnbeckfudge\.example\?subject=.*&body=5 out of 5\nMy favourite: Vanilla\n\nGone before tea\.\n\nAda$/,
  );
  await expectAccessible(page);
  await expect.poll(() => readReview(page)).toMatchObject({ isSent: false });
  await context.setOffline(false);
  await expect(page.getByRole('status')).toContainText(SENT);
  await expect.poll(() => readReview(page)).toMatchObject({ isSent: true });
  const ids = calls.map((call) => (call instanceof Object && 'id' in call ? call.id : ''));
  expect(new Set(ids).size).toBe(1);

  const before = calls.length;
  await page.goto('/qr-code?again#review');
  await expect(sendReviewButton(page)).toBeVisible();
  await sendReviewButton(page).click();
  await expect(page.getByRole('status')).toContainText(SENT);
  expect(calls).toHaveLength(before);
});

test('a review that could not be sent is sent on the next visit', async ({ page }) => {
  await page.route(REVIEW_CALL, (route) => route.abort());
  await page.goto('/qr-code#review');
  await sendReview(page);
  await expect(page.getByRole('status')).toContainText(WAITING);
  await page.unroute(REVIEW_CALL);
  await page.goto('/qr-code?again#review');
  await expect(page.getByText('Thank you for your review')).toBeVisible();
  await expect(page.getByRole('status')).toContainText(SENT);
});

test('a network that answers with a page of its own has brought the review nowhere', async ({
  page,
}) => {
  await page.route(REVIEW_CALL, (route) => route.fulfill({ body: '<h1>Log in to our WLAN</h1>' }));
  await page.goto('/qr-code#review');
  await sendReview(page);
  await expect(page.getByRole('status')).toContainText(WAITING);
  await expect.poll(() => readReview(page)).toMatchObject({ isSent: false });
});

test('a review from before reviews were sent stays on the device', async ({ page }) => {
  await page.addInitScript(() => {
    const review = { rating: 4, flavourId: 22, text: 'Soft.', name: 'Ada', email: '', photo: '' };
    localStorage.setItem('bhf-review', JSON.stringify({ ...review, savedAt: Date.now() }));
  });
  const calls = collectReviewCalls(page);
  await page.goto('/qr-code#review', { waitUntil: 'networkidle' });
  await expect(page.getByLabel('Your review')).toHaveValue('Soft.');
  expect(calls).toEqual([]);
});

test('a review is confirmed after one second', async ({ page }) => {
  await page.clock.install({ time: '2026-11-20T10:00:00Z' });
  await page.goto('/qr-code#review');
  await expect(tab(page, 'Leave a Review')).toHaveAttribute('aria-selected', 'true');
  await page.clock.pauseAt('2026-11-20T10:05:00Z');
  await page.getByRole('radio', { name: '3 out of 5' }).check();
  await sendReview(page);
  const thanks = page.getByText('Thank you for your review');
  await expect(page.getByRole('button', { name: 'One moment...' })).toBeDisabled();
  await expect.poll(() => readReview(page)).not.toBeNull();
  await page.clock.runFor(900);
  await expect(thanks).toBeHidden();
  await page.clock.runFor(200);
  await expect(thanks).toBeVisible();
  const review = page.getByRole('figure');
  await expect(review).toContainText('3 out of 5');
  // One star is 21 px wide.
  await expect(review.locator('.stars')).toHaveCSS('width', '63px');
  await expect.poll(() => readReview(page)).toMatchObject({ rating: 3 });
});

test('a photo is scaled down and stored with the review', async ({ page }) => {
  await page.goto('/qr-code#review');
  await page.route(REVIEW_CALL, (route) => route.abort());
  await expect(page.getByText('Add a photo')).toBeVisible();
  await page.getByLabel('A photo (optional)').setInputFiles('public/og/default.jpg');
  await expect(page.getByText('default.jpg')).toBeVisible();
  await sendReview(page);
  await expect(page.getByText(/please attach it/)).toBeVisible();
  await expect
    .poll(() => readReview(page))
    .toMatchObject({ photo: expect.stringMatching(/^data:image\/jpeg/) });
});

test('a review is shared with its photo', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'canShare', {
      configurable: true,
      value: () => true,
    });
    Object.defineProperty(Navigator.prototype, 'share', {
      configurable: true,
      value: async ({ files: [photo] = [] }: ShareData) => {
        const image = photo && (await createImageBitmap(photo));
        document.title = `shared ${photo?.name} ${photo?.type} ${image?.width}`;
      },
    });
  });
  await page.goto('/qr-code#review');
  await page.getByLabel('A photo (optional)').setInputFiles('public/og/default.jpg');
  await sendReview(page);
  await expect(page.getByRole('status')).toContainText(SENT);
  await page.getByRole('button', { name: 'Share it' }).click();
  await expect(page).toHaveTitle('shared fudge.jpg image/jpeg 800');
});

test('a review with a photo is kept without a connection', async ({ page, context }) => {
  await page.goto('/qr-code#review');
  await page.getByLabel('Your name').focus();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByLabel('A photo (optional)').setInputFiles('public/og/default.jpg');
  await sendReview(page);
  await expect(page.getByRole('status')).toContainText(WAITING);
  await expect
    .poll(() => readReview(page))
    .toMatchObject({ photo: expect.stringMatching(/^data:image\/jpeg/), isSent: false });
});

test('a review is kept without its photo where the code that scales it cannot be had', async ({
  page,
}) => {
  await page.route(/scale-photo/, (route) => route.abort());
  await page.goto('/qr-code#review');
  await page.getByLabel('A photo (optional)').setInputFiles('public/og/default.jpg');
  await sendReview(page);
  await expect(page.getByRole('status')).toContainText(SENT);
  await expect.poll(() => readReview(page)).toMatchObject({ text: 'Gone before tea.', photo: '' });
});

test('a returning visitor finds the review in the form', async ({ page }) => {
  await page.goto('/qr-code#review');
  await sendReview(page);
  await expect(page.getByRole('status')).toContainText(SENT);
  await page.goto('/qr-code?again#review');
  await expect(page.getByLabel('Your review')).toHaveValue('Gone before tea.');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('both parts can be read, and no button is dead', async ({ page }) => {
    await page.goto('/qr-code');
    await expect(page.getByRole('link', { name: 'Reorder a Box of 6' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'How was it?' })).toBeVisible();
    await expect(page.locator('main noscript p')).toContainText('Tell us by e-mail instead');
    await expect(sendReviewButton(page)).toBeHidden();
  });
});

test('the page has no horizontal scroll at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/qr-code');
  await expectNoHorizontalScroll(page);
  await tab(page, 'Leave a Review').click();
  await expectNoHorizontalScroll(page);
});

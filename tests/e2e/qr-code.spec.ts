import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { expectStep } from './helpers/builder.ts';

const INCOMPLETE = 'Please fill out all required fields.';

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name });
const leave = (page: Page) => page.getByRole('button', { name: 'Leave my review' });

async function expectNoAxeViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(violations).toEqual([]);
}

/** Fills in what is required and sends it off. */
async function writeReview(page: Page): Promise<void> {
  await page.getByLabel('Your favourite flavour').selectOption('Vanilla');
  await page.getByLabel('Your review').fill('Gone before tea.');
  await page.getByLabel('Your name').fill('Ada');
  await leave(page).click();
}

test('the page opens on the reorder tab', async ({ page }) => {
  await page.goto('/qr-code');
  await expect(tab(page, 'Reorder Fudge')).toHaveAttribute('aria-selected', 'true');
  await expect(leave(page)).toBeHidden();
  await expect(panel(page, 'Send me another')).toBeVisible();
  await expectNoAxeViolations(page);
});

for (const [box, pieces] of [
  ['Box of 6', 6],
  ['Box of 12', 12],
] as const) {
  test(`a ${box} can be reordered with one click`, async ({ page }) => {
    await page.goto('/qr-code');
    const link = page.getByRole('link', { name: `Reorder a ${box}` });
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(72);
    await link.click();
    await expectStep(page, 2);
    await expect(page.getByText(`${box}. Choose ${pieces} pieces`)).toBeVisible();
  });
}

test('the arrow keys switch tabs', async ({ page }) => {
  await page.goto('/qr-code');
  await tab(page, 'Reorder Fudge').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Leave a Review')).toBeFocused();
  await expect(panel(page, 'How was it?')).toBeVisible();
  await expect(panel(page, 'Send me another')).toBeHidden();
  await expectNoAxeViolations(page);
  await page.keyboard.press('ArrowRight');
  await expect(panel(page, 'Send me another')).toBeVisible();
});

test('without share and clipboard support, an alert shows the URL', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share');
    Reflect.deleteProperty(Navigator.prototype, 'clipboard');
  });
  await page.goto('/qr-code');
  const said = page.waitForEvent('dialog');
  const press = page.getByRole('button', { name: 'Tell a friend about us' }).click();
  const dialog = await said;
  expect(dialog.message()).toContain(new URL('/', page.url()).href);
  await dialog.accept();
  await press;
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

test('a review starts with five stars and requires flavour, text and name', async ({ page }) => {
  await page.goto('/qr-code');
  await tab(page, 'Leave a Review').click();
  await expect(page.getByRole('radio')).toHaveCount(5);
  await expect(page.getByRole('radio', { name: '5 out of 5' })).toBeChecked();
  await leave(page).click();
  await expect(page.getByText(INCOMPLETE)).toBeVisible();
  await expect(page.getByLabel('Your favourite flavour')).toBeFocused();
  await expectNoAxeViolations(page);

  await page.getByLabel('Your favourite flavour').selectOption('Vanilla');
  await page.getByLabel('Your review').fill('Gone before tea.');
  await leave(page).click();
  await expect(page.getByText(INCOMPLETE)).toBeVisible();
  await expect(page.getByLabel('Your name')).toBeFocused();
});

test('a review is stored on the device without a request, and can be e-mailed', async ({
  page,
}) => {
  await page.goto('/qr-code#review');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') calls.push(request.url());
  });
  await writeReview(page);
  await expect(page.getByText('Thank you for your review')).toBeVisible();
  expect(calls).toEqual([]);
  const kept = await page.evaluate(() => localStorage.getItem('bhf-review') ?? '');
  expect(JSON.parse(kept)).toMatchObject({ rating: 5, text: 'Gone before tea.', name: 'Ada' });
  const mail = await page.getByRole('link', { name: 'E-mail it to the shop' }).getAttribute('href');
  expect(decodeURIComponent(mail ?? '')).toMatch(
    /^mailto:hello@birnbeckfudge\.example\?subject=.*&body=5 out of 5\nMy favourite: Vanilla\n\nGone before tea\.\n\nAda$/,
  );
  await expectNoAxeViolations(page);

  await page.getByRole('button', { name: 'Ready to Order More' }).click();
  await expect(panel(page, 'Send me another')).toBeVisible();
  await expect(tab(page, 'Reorder Fudge')).toHaveAttribute('aria-selected', 'true');
});

test('a review is confirmed after one second', async ({ page }) => {
  await page.clock.install({ time: '2026-11-20T10:00:00Z' });
  await page.goto('/qr-code#review');
  await expect(tab(page, 'Leave a Review')).toHaveAttribute('aria-selected', 'true');
  await page.clock.pauseAt('2026-11-20T10:05:00Z');
  await page.getByRole('radio', { name: '3 out of 5' }).check();
  await writeReview(page);
  const thanks = page.getByText('Thank you for your review');
  await expect(page.getByRole('button', { name: 'One moment...' })).toBeDisabled();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('bhf-review'))).not.toBeNull();
  await page.clock.runFor(900);
  await expect(thanks).toBeHidden();
  await page.clock.runFor(200);
  await expect(thanks).toBeVisible();
  const kept = await page.evaluate(() => localStorage.getItem('bhf-review') ?? '');
  expect(JSON.parse(kept)).toMatchObject({ rating: 3 });
});

test('a photo is scaled down and stored with the review', async ({ page }) => {
  await page.goto('/qr-code#review');
  await page.getByLabel('A photo (optional)').setInputFiles('public/og/default.jpg');
  await writeReview(page);
  await expect(page.getByText(/please attach it/)).toBeVisible();
  const kept = await page.evaluate(() => localStorage.getItem('bhf-review') ?? '');
  expect(JSON.parse(kept)).toMatchObject({ photo: expect.stringMatching(/^data:image\/jpeg/) });
});

test('a returning visitor finds the review in the form', async ({ page }) => {
  await page.goto('/qr-code#review');
  await writeReview(page);
  await expect(page.getByText('Thank you for your review')).toBeVisible();
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
    await expect(leave(page)).toBeHidden();
  });
});

test('the page has no horizontal scroll at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/qr-code');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await tab(page, 'Leave a Review').click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

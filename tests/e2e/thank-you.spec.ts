import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { declineCookies } from '../support/consent.ts';
import { testCustomer, openPaymentPage, sessionIdOf } from './helpers/payment.ts';
import { openWithCart, readStoredCart, threeCartLines } from './helpers/cart.ts';
import {
  fillDeliveryForm,
  openBuilderPage,
  chooseLid,
  clickButton,
  proceedToPayment,
  testRecipient,
  selectBoxKind,
  applyPreset,
} from './helpers/builder.ts';

const NOTE = 'Happy 80th, Mum!';
const KITCHEN_LINE = 'Our kitchen handles milk, soya, eggs, nuts and gluten.';
const SESSION = '**/api/get-session*';

const PAID = 'Thank you. We’ll get the pan on.';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);

async function pay(page: Page, paymentUrl: string): Promise<void> {
  await page.goto(paymentUrl);
  await page.getByRole('button', { name: /^Pay £/ }).click();
}

async function expectNoAxeViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(violations).toEqual([]);
}

const summaryOf = (page: Page) => page.getByRole('region', { name: 'Order summary' });

/** Pays for what the payment page asks an address for. */
async function payWithAddress(page: Page): Promise<void> {
  await page.getByLabel('Full name').fill('Ada Brown');
  await page.getByLabel('Email').fill(testCustomer.email);
  await page.getByLabel('Address line 1').fill('1 Marine Parade');
  await page.getByRole('button', { name: /^Pay £/ }).click();
  await expect(heading(page, PAID)).toBeVisible();
}

/** Builds a Box of 6 as a birthday gift with a note, and pays for it. */
async function payForGift(page: Page): Promise<void> {
  await openBuilderPage(page);
  await selectBoxKind(page, 'Box of 6');
  await applyPreset(page, 'Top 6 Recommended');
  await chooseLid(page, /Happy Birthday/, 'Happy Birthday Mum');
  await page.getByRole('textbox', { name: /note/i }).fill(NOTE);
  await clickButton(page, 'Continue to Shipping');
  await fillDeliveryForm(page);
  await proceedToPayment(page);
  await page.getByRole('button', { name: /^Pay £/ }).click();
  await expect(heading(page, PAID)).toBeVisible();
}

/** Pays for the three lines of the basket at once. */
async function payForBasket(page: Page): Promise<void> {
  await openWithCart(page, '/basket', threeCartLines);
  await clickButton(page, 'Proceed to Payment');
  await payWithAddress(page);
}

test('a paid order is confirmed with a summary, and the saved box and basket are cleared', async ({
  page,
}) => {
  const basket = '[{"sku":"six-favourites","quantity":1}]';
  await page.goto('/thank-you');
  await page.evaluate((lines) => {
    localStorage.setItem('cart', lines);
    localStorage.setItem('boxBuilderData', '{}');
    localStorage.setItem('shippingInfo', '{}');
  }, basket);
  await pay(page, await openPaymentPage(page, 2));

  await expect(heading(page, PAID)).toBeFocused();
  await expect(page).toHaveURL(/\/thank-you$/);
  await expect(page.getByRole('status')).toContainText('Get it by');
  const summary = summaryOf(page);
  await expect(summary).toContainText(/BHF-[0-9A-Z]{10} · Processing/);
  await expect(summary).toContainText('Ada Brown');
  await expect(summary.getByRole('definition')).toHaveText(['£17.99', '£2.00', '£19.99']);
  await expect(page.getByRole('region', { name: 'What happens next' })).toBeVisible();
  for (const key of ['boxBuilderData', 'shippingInfo']) {
    expect(await stored(page, key)).toBeNull();
  }
  expect(await stored(page, 'cart')).toBeNull();
  await expect(page.getByText('Your basket still held 1 box.')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Put it back' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: '1 box is back in your basket.' }),
  ).toBeFocused();
  expect(await stored(page, 'cart')).toBe(basket);

  const bill = await summary.textContent();
  await page.reload();
  await expect(summary).toHaveText(bill ?? '');

  await page.getByRole('link', { name: 'Continue shopping' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('the confirmation can be sent again, only to the order’s e-mail address', async ({ page }) => {
  await pay(page, await openPaymentPage(page));
  await expect(page.getByText('Order confirmed')).toBeVisible();
  const field = page.getByLabel('E-mail');
  const send = page.getByRole('button', { name: 'Send the confirmation again' });

  await field.fill('');
  await send.click();
  await expect(page.getByRole('alert')).toHaveText('Please enter a valid email address.');
  await field.fill('someone.else@post.example');
  await send.click();
  await expect(page.getByRole('alert')).toHaveText(/^Failed to send email: /);
  await expectNoAxeViolations(page);

  await field.fill(testCustomer.email);
  await send.click();
  const sent = page.getByText(`Order confirmation email has been sent to ${testCustomer.email}`);
  await expect(sent).toBeFocused();
  await expect(page.getByRole('button', { name: 'Sent' })).toBeDisabled();
  await expectNoAxeViolations(page);
});

test('an unpaid order is pending, keeps the basket, and is confirmed once paid', async ({
  page,
  context,
}) => {
  const cart = '[{"id":"box-of-6","price":10.99,"quantity":1}]';
  const paymentUrl = await openPaymentPage(page);
  await page.goto('/thank-you');
  await page.evaluate((lines) => localStorage.setItem('cart', lines), cart);
  await page.goto(`/thank-you?session_id=${sessionIdOf(paymentUrl)}`);

  await expect(heading(page, 'Nearly there.')).toBeFocused();
  await expect(page.getByRole('status')).toContainText('Payment pending');
  await expect(page.getByText(testCustomer.email)).toHaveCount(0);
  expect(await stored(page, 'cart')).toBe(cart);
  await expectNoAxeViolations(page);

  const elsewhere = await context.newPage();
  await pay(elsewhere, paymentUrl);
  await expect(heading(elsewhere, PAID)).toBeVisible();
  await expect(heading(page, PAID)).toBeVisible({ timeout: 30_000 });
});

test('a device that did not place the order links to the ingredients page', async ({ page }) => {
  await pay(page, await openPaymentPage(page));
  const summary = summaryOf(page);
  await expect(summary).toContainText(KITCHEN_LINE);
  await expect(summary).not.toContainText('Contains');
  await expect(page.getByRole('link', { name: 'Send the same to somebody else' })).toHaveCount(0);
  await summary.getByRole('link', { name: 'Ingredients and allergens of each flavour' }).click();
  await expect(page).toHaveURL(/\/ingredients$/);
});

test('the summary lists flavours, lid and allergens, also after a reload', async ({ page }) => {
  await payForGift(page);
  const summary = summaryOf(page);
  for (const words of [
    'What is in it',
    'Baileys\u00a01',
    'Happy Birthday Mum lid, with your handwritten note',
    'Contains: milk, soya',
    KITCHEN_LINE,
  ]) {
    await expect(summary).toContainText(words);
  }
  await expect(summary.getByText('milk, soya', { exact: true })).toHaveCSS('font-weight', '700');
  await expect(summary.locator('.tray img')).toHaveCount(6);
  await expect(page.getByText('Someone here writes your note out by hand.')).toBeVisible();
  await expectNoAxeViolations(page);

  const bill = await summary.textContent();
  await page.reload();
  await expect(summary).toHaveText(bill ?? '');
});

test('the device stores the contents of the order and no personal data', async ({ page }) => {
  await payForGift(page);
  const kept = (await stored(page, 'placedOrders')) ?? '';
  expect(kept).toContain('Happy Birthday Mum');
  for (const secret of [NOTE, ...Object.values(testRecipient)]) expect(kept).not.toContain(secret);
  for (const key of ['boxBuilderData', 'shippingInfo']) expect(await stored(page, key)).toBeNull();
});

test('the same order can be repeated by keyboard, without its note', async ({ page }) => {
  await payForGift(page);
  const again = page.getByRole('link', { name: 'Send the same to somebody else' });
  await expect(again).toHaveAccessibleDescription(/write a new one in the basket/);
  await again.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/basket\/?$/);
  await expect(page.getByRole('main')).toContainText('Happy Birthday Mum');
  expect(await readStoredCart(page)).toMatchObject([
    {
      quantity: 1,
      config: { lidDetails: { lidDesign: { name: 'Happy Birthday Mum' } }, giftMessage: '' },
    },
  ]);
});

test('the summary lists three different boxes, which can be ordered again together', async ({
  page,
}) => {
  await payForBasket(page);
  expect(await stored(page, 'cart')).toBeNull();
  const summary = summaryOf(page);
  await expect(summary.getByRole('heading', { level: 4 })).toHaveText([
    'Box of 12, Happy Birthday Mum lid',
    '2 × Six Favourites',
    "Box of 6, World's Best Mum lid",
  ]);
  await expect(summary.getByRole('term')).toContainText([
    'Box of 12, Happy Birthday Mum lid',
    '2 × Six Favourites',
    "Box of 6, World's Best Mum lid",
  ]);
  await expect(summary.getByText(/Keyring “this mum belongs” with/)).toBeVisible();
  await expect(summary.getByText('Contains:')).toHaveCount(3);
  await expect(summary.getByText(KITCHEN_LINE)).toHaveCount(1);
  await expectNoAxeViolations(page);

  await page.getByRole('link', { name: 'Send the same to somebody else' }).click();
  await expect(page).toHaveURL(/\/basket\/?$/);
  expect(await readStoredCart(page)).toMatchObject([
    { config: { boxDetails: { boxId: 2 } }, quantity: 1 },
    { sku: 'six-favourites', quantity: 2 },
    { config: { boxDetails: { boxId: 1 } }, quantity: 1 },
  ]);
});

test('a repeated order names what is no longer sold and adds the rest to the basket', async ({
  page,
}) => {
  await payForBasket(page);
  await page.evaluate(() => {
    const kept = localStorage.getItem('placedOrders') ?? '';
    localStorage.setItem('placedOrders', kept.replace("World's Best Mum", 'A Lid of Long Ago'));
  });
  await page.reload();
  await page.getByRole('link', { name: 'Send the same to somebody else' }).click();
  await expect(page).toHaveURL(/\/basket\/?$/);
  await expect(
    page.getByText(
      'We no longer sell everything that was in your Box of 6, so it is not in your basket.',
    ),
  ).toBeVisible();
  await expectNoAxeViolations(page);
  expect(await readStoredCart(page)).toHaveLength(2);
});

test('a requested delivery day replaces the estimate', async ({ page }) => {
  const soon = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  await pay(page, await openPaymentPage(page, 1, soon));
  await expect(page.getByRole('status')).toContainText(/In time for \d+\w\w \w+ \d{4}/);
  await expect(page.getByRole('status')).not.toContainText('Get it by');
  await expect(page.getByText(/It leaves us in time for \d+/)).toBeVisible();
  await expect(summaryOf(page).getByRole('term').first()).toHaveText('Box of 12');
  await expect(summaryOf(page).getByText('Royal Mail 2nd Class', { exact: true })).toBeVisible();
});

test('the order is shown from the device when the network fails, and loaded on retry', async ({
  page,
}) => {
  await payForGift(page);
  await page.route(SESSION, (route) => route.abort());
  await page.reload();
  await expect(heading(page, 'Order Information Not Found')).toBeFocused();
  await expect(page.getByText('Error connecting to order service')).toBeVisible();
  const memory = page.getByRole('region', { name: 'What you ordered' });
  await expect(memory).toContainText('Happy Birthday Mum lid, with your handwritten note');
  await expect(memory).toContainText('Contains: milk, soya');
  await expectNoAxeViolations(page);

  await clickButton(page, 'Try again');
  await expect(memory).toBeVisible();
  await page.unroute(SESSION);
  await clickButton(page, 'Try again');
  await expect(heading(page, PAID)).toBeFocused();
  await expect(summaryOf(page)).toContainText('Contains: milk, soya');
});

test('an order of slices lists flavours and allergens', async ({ page }) => {
  await declineCookies(page);
  await page.goto('/weddings-corporate');
  const order = page.getByRole('button', { name: 'Order Now' });
  const island = page.locator('astro-island', { has: order });
  await island.scrollIntoViewIfNeeded();
  await expect(island).not.toHaveAttribute('ssr');
  await order.click();
  await payWithAddress(page);
  await expect(summaryOf(page)).toContainText('100 × Fudge slices');
  await expect(summaryOf(page)).toContainText('Biscoff Biscuit');
  await expect(summaryOf(page)).toContainText('Contains: milk, soya, wheat');
  await expect(page.getByRole('link', { name: 'Send the same to somebody else' })).toHaveCount(0);
});

test('the page has no horizontal scroll at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await payForBasket(page);
  await expect(summaryOf(page).getByText('Contains:')).toHaveCount(3);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});

test('the order prints on one page, without buttons', async ({ page }) => {
  await payForBasket(page);
  const summary = summaryOf(page);
  await expect(summary.getByText('Contains:')).toHaveCount(3);
  await page.emulateMedia({ media: 'print' });
  for (const shown of [
    summary,
    page.getByText(/BHF-[0-9A-Z]{10}/).first(),
    page.getByRole('status').getByText('Get it by'),
    page.getByText('7 Pier View, Weston-super-Mare'),
    page.getByText('hello@birnbeckfudge.example').first(),
  ]) {
    await expect(shown).toBeVisible();
  }
  for (const left of ['header', 'footer', 'main button', 'main .button', '.tray']) {
    for (const part of await page.locator(left).all()) await expect(part).toBeHidden();
  }
  const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(sheets.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

for (const [what, query] of [
  ['without a session', ''],
  ['with an unknown session', '?session_id=cs_test_nobody_knows_this_one'],
] as const) {
  test(`${what}, no order is found`, async ({ page }) => {
    await page.goto(`/thank-you${query}`);
    await expect(heading(page, 'Order Information Not Found')).toBeFocused();
    await expect(page.getByText('Failed to fetch order details')).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL(/\/$/);
  });
}

test('the page is kept out of search engines and caches', async ({ page }) => {
  const response = await page.goto('/thank-you');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(response?.headers()['cache-control']).toContain('no-store');
  expect(response?.headers()['referrer-policy']).toBe('no-referrer');
});

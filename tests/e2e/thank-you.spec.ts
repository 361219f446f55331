import { expect, test, type Page } from '@playwright/test';
import { formatPounds } from '#domain/money.ts';
import {
  clickButton,
  fillDeliveryForm,
  openDeliveryStep,
  proceedToPayment,
  testRecipient,
} from './helpers/builder.ts';
import { openWithCart, readStoredCart, threeCartLines } from './helpers/cart.ts';
import { countPrintedPages } from './helpers/print.ts';
import {
  declineCookies,
  expectAccessible,
  expectNoHorizontalScroll,
  readLocalStorage,
  waitForHydration,
} from './helpers/page-setup.ts';
import {
  clickPay,
  fillPaymentForm,
  openPaymentPage,
  orderContents,
  orderSummary,
  PAID_HEADING,
  sessionIdOf,
  testCustomer,
} from './helpers/payment.ts';
import { boxPence, postagePence } from '../support/shop-prices.ts';

const NOTE = 'Happy 80th, Mum!';
const KITCHEN_LINE = 'Our kitchen handles milk, soya, eggs, nuts and gluten.';
const SESSION = '**/api/get-session*';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
async function pay(page: Page, paymentUrl: string): Promise<void> {
  await page.goto(paymentUrl);
  await clickPay(page);
}

/** Fills in the payment page and pays. */
async function payWithAddress(page: Page): Promise<void> {
  await fillPaymentForm(page);
  await clickPay(page);
  await expect(heading(page, PAID_HEADING)).toBeVisible();
}

/** Pays for a Box of 6 as a birthday gift with a note. */
async function payForGift(page: Page): Promise<void> {
  await openDeliveryStep(page, { boxId: 1, lid: [1, 'Happy Birthday Mum'], note: NOTE });
  await fillDeliveryForm(page);
  await proceedToPayment(page);
  await clickPay(page);
  await expect(heading(page, PAID_HEADING)).toBeVisible();
}

/** Pays for a cart of three lines. */
async function payForCart(page: Page): Promise<void> {
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

  await expect(heading(page, PAID_HEADING)).toBeFocused();
  await expect(page).toHaveURL(/\/thank-you$/);
  await expect(page.getByRole('status')).toContainText('Get it by');
  const summary = orderSummary(page);
  await expect(summary).toContainText(/BHF-[0-9A-Z]{10} · Processing/);
  await expect(summary).toContainText('Ada Brown');
  await expect(summary.getByRole('definition')).toHaveText(
    [boxPence(2), postagePence(2), boxPence(2) + postagePence(2)].map(formatPounds),
  );
  await expect(page.getByRole('region', { name: 'What happens next' })).toBeVisible();
  for (const key of ['boxBuilderData', 'shippingInfo']) {
    await expect.poll(() => readLocalStorage(page, key)).toBeNull();
  }
  await expect.poll(() => readLocalStorage(page, 'cart')).toBeNull();
  await expect(page.getByText('Your basket still held 1 box.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Put it back' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: '1 box is back in your basket.' }),
  ).toBeFocused();
  await expect.poll(() => readLocalStorage(page, 'cart')).toBe(basket);

  const text = await summary.textContent();
  await page.reload();
  await expect(summary).toHaveText(text ?? '');

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
  await expectAccessible(page);

  await field.fill(testCustomer.email);
  await send.click();
  const sent = page.getByText(`Order confirmation email has been sent to ${testCustomer.email}`);
  await expect(sent).toBeFocused();
  await expect(page.getByRole('button', { name: 'Sent' })).toBeDisabled();
  await expectAccessible(page);
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
  await expect(page.getByRole('status')).toContainText('Nothing has been charged');
  await expect(page.getByRole('link', { name: /^Go back and pay £/ })).toHaveAttribute(
    'href',
    '/build-your-box?step=shipping&restored=true',
  );
  await expect(page.getByText(testCustomer.email)).toHaveCount(0);
  await expect.poll(() => readLocalStorage(page, 'cart')).toBe(cart);
  await expectAccessible(page);

  const elsewhere = await context.newPage();
  await pay(elsewhere, paymentUrl);
  await expect(heading(elsewhere, PAID_HEADING)).toBeVisible();
  await expect(heading(page, PAID_HEADING)).toBeVisible({ timeout: 30_000 });
});

test('a device that did not place the order shows its contents, and cannot repeat it', async ({
  page,
}) => {
  await pay(page, await openPaymentPage(page));
  const summary = orderContents(page);
  await expect(summary).toContainText(/Contains: .*milk/);
  await expect(summary).toContainText(KITCHEN_LINE);
  await expect(page.getByRole('link', { name: 'Send the same to somebody else' })).toHaveCount(0);
  await summary.getByRole('link', { name: 'Ingredients and allergens of each flavour' }).click();
  await expect(page).toHaveURL(/\/ingredients$/);
});

test('a gift is listed with flavours, lid and allergens, kept on the device without personal data, and can be repeated', async ({
  page,
}) => {
  await payForGift(page);
  const summary = orderContents(page);
  await test.step('the page lists flavours, lid and allergens, also after a reload', async () => {
    for (const words of [
      'Baileys',
      'Happy Birthday Mum lid, with your handwritten note',
      'Contains: milk, soya',
      KITCHEN_LINE,
    ]) {
      await expect(summary).toContainText(words);
    }
    await expect(summary.getByText('milk, soya', { exact: true })).toHaveCSS('font-weight', '700');
    await expect(page.locator('.open-box .tray img')).toHaveCount(6);
    await expect(page.getByText('Someone here writes your note out by hand.')).toBeVisible();
    await expectAccessible(page);

    const text = await summary.textContent();
    await page.reload();
    await expect(summary).toHaveText(text ?? '');
  });
  await test.step('the device stores its contents and no personal data', async () => {
    const readHistory = () => readLocalStorage(page, 'placedOrders');
    await expect.poll(readHistory).toContain('Happy Birthday Mum');
    const kept = await readHistory();
    for (const secret of [NOTE, ...Object.values(testRecipient)]) {
      expect(kept).not.toContain(secret);
    }
    for (const key of ['boxBuilderData', 'shippingInfo']) {
      await expect.poll(() => readLocalStorage(page, key)).toBeNull();
    }
  });
  await test.step('it can be repeated by keyboard, without its note', async () => {
    const again = page.getByRole('link', { name: 'Send the same to somebody else' });
    await expect(again).toHaveAccessibleDescription(/write a new one in the basket/);
    await again.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/basket\/?$/);
    await expect(page.getByRole('main')).toContainText('Happy Birthday Mum');
    await expect
      .poll(() => readStoredCart(page))
      .toMatchObject([
        {
          quantity: 1,
          config: { lidDetails: { lidDesign: { name: 'Happy Birthday Mum' } }, giftMessage: '' },
        },
      ]);
  });
});

test('the lid closes over the tray once, and the buyer can tell that it is coming', async ({
  page,
}) => {
  await payForGift(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.reload();
  const lid = page.locator('.open-box__lid');
  const finished = () =>
    lid.evaluate((part) => part.getAnimations().map(({ playState }) => playState));
  await lid.scrollIntoViewIfNeeded();
  await expect.poll(finished).toEqual(['finished']);
  const boxes = [await lid.boundingBox(), await page.locator('.open-box > .tray').boundingBox()];
  const [cover, tray] = boxes;
  expect(cover?.height).toBeGreaterThanOrEqual(tray?.height ?? Infinity);
  expect(cover?.width).toBeGreaterThanOrEqual(tray?.width ?? Infinity);

  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: (text: string) => Promise.resolve((document.title = text)) },
    });
    Reflect.deleteProperty(Navigator.prototype, 'share');
  });
  await page.getByRole('button', { name: 'Tell them it is coming' }).click();
  await expect(page.getByText('Copied. Paste it into a message to them.')).toBeVisible();
  expect(await page.title()).toMatch(/^Some handmade fudge is on its way to you: get it by \d/);
});

test('three different boxes are listed, fit a small phone and one printed page, and can be ordered again together', async ({
  page,
}) => {
  await payForCart(page);
  const summary = orderContents(page);
  await test.step('the page lists them', async () => {
    await expect.poll(() => readLocalStorage(page, 'cart')).toBeNull();
    const names = ['Box of 12', '2 × Six Favourites (Box of 6)', 'Box of 6'];
    await expect(summary.getByRole('heading', { level: 3 })).toHaveText(names);
    await expect(orderSummary(page).getByRole('term')).toContainText(names);
    for (const lid of ['Happy Birthday Mum', 'Enjoy your fudge', "World's Best Mum"]) {
      await expect(summary.getByText(new RegExp(`^${lid} lid`))).toBeVisible();
    }
    await expect(summary.getByText(/Keyring “this mum belongs” with/)).toBeVisible();
    await expect(summary.getByText('Contains:')).toHaveCount(3);
    await expect(summary.getByText(KITCHEN_LINE)).toHaveCount(1);
    await expectAccessible(page);
  });
  await test.step('the page has no horizontal scroll at 320 px', async () => {
    const size = page.viewportSize();
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoHorizontalScroll(page);
    if (size) await page.setViewportSize(size);
  });
  await test.step('the order prints on one page, without buttons', async () => {
    await page.emulateMedia({ media: 'print' });
    for (const shown of [
      orderSummary(page),
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
    expect(await countPrintedPages(page)).toBe(1);
    await page.emulateMedia({ media: null });
  });
  await test.step('they can be ordered again together', async () => {
    await page.getByRole('link', { name: 'Send the same to somebody else' }).click();
    await expect(page).toHaveURL(/\/basket\/?$/);
    await expect
      .poll(() => readStoredCart(page))
      .toMatchObject([
        { config: { boxDetails: { boxId: 2 } }, quantity: 1 },
        { sku: 'six-favourites', quantity: 2 },
        { config: { boxDetails: { boxId: 1 } }, quantity: 1 },
      ]);
  });
});

test('a repeated order names what is no longer sold and adds the rest to the basket', async ({
  page,
}) => {
  await payForCart(page);
  await expect.poll(() => readLocalStorage(page, 'placedOrders')).toContain("World's Best Mum");
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
  await expectAccessible(page);
  await expect.poll(() => readStoredCart(page)).toHaveLength(2);
});

test('a requested delivery day replaces the estimate', async ({ page }) => {
  const soon = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  await pay(page, await openPaymentPage(page, 1, soon));
  await expect(page.getByRole('status')).toContainText(/In time for \w+day \d+\w\w \w+ \d{4}/);
  await expect(page.getByRole('status')).not.toContainText('Get it by');
  await expect(page.getByText(/It leaves us in time for \d+/)).toBeVisible();
  await expect(orderSummary(page).getByRole('term').first()).toHaveText('Box of 12');
  await expect(orderSummary(page).getByText('Royal Mail 2nd Class', { exact: true })).toBeVisible();
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
  await expectAccessible(page);

  await clickButton(page, 'Try again');
  await expect(memory).toBeVisible();
  await page.unroute(SESSION);
  await clickButton(page, 'Try again');
  await expect(heading(page, PAID_HEADING)).toBeFocused();
  await expect(orderContents(page)).toContainText('Contains: milk, soya');
});

test('an order of slices lists flavours and allergens', async ({ page }) => {
  await declineCookies(page);
  await page.goto('/weddings-corporate');
  const order = page.getByRole('button', { name: 'Order Now' });
  await waitForHydration(page, order);
  await order.click();
  await payWithAddress(page);
  await expect(orderSummary(page)).toContainText('100 × Fudge slices');
  await expect(orderContents(page)).toContainText('Biscoff Biscuit');
  await expect(orderContents(page)).toContainText('Contains: milk, soya, wheat');
  await expect(page.getByRole('link', { name: 'Send the same to somebody else' })).toHaveCount(0);
});

for (const [what, query] of [
  ['without a session', ''],
  ['with an unknown session', '?session_id=cs_test_nobody_knows_this_one'],
] as const) {
  test(`${what}, no order is found`, async ({ page }) => {
    await page.goto(`/thank-you${query}`);
    await expect(heading(page, 'Order Information Not Found')).toBeFocused();
    await expect(page.getByText('Failed to fetch order details')).toBeVisible();
    await expectAccessible(page);
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

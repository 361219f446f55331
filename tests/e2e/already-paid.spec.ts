import { expect, test, type Locator, type Page } from '@playwright/test';
import { formatPounds } from '#domain/money.ts';
import {
  openDeliveryStep,
  clickButton,
  expectStep,
  fillDeliveryForm,
  proceedToPayment,
} from './helpers/builder.ts';
import {
  openCartDrawer,
  openWithCart,
  readStoredCart,
  readyMadeLine,
  threeCartLines,
} from './helpers/cart.ts';
import { expectAccessible } from './helpers/page-setup.ts';
import { fillPaymentForm, PAYMENT_PAGE } from './helpers/payment.ts';
import { boxPence, postagePence } from '../support/shop-prices.ts';

const SESSION = '**/api/get-session*';

/** Pays with this button and closes the tab before the thank-you page loads. Returns a new tab. */
async function payAndClose(page: Page, how: RegExp = /^Pay £/): Promise<Page> {
  await expect(page.getByRole('button', { name: how })).toBeVisible();
  await page.route(PAYMENT_PAGE, async (route) => {
    await route.fetch({ maxRedirects: 0 });
    await route.fulfill({ contentType: 'text/html', body: '<h1>On the way back</h1>' });
  });
  await clickButton(page, how);
  await expect(page.getByRole('heading', { name: 'On the way back' })).toBeVisible();
  const next = await page.context().newPage();
  const size = page.viewportSize();
  if (size) await next.setViewportSize(size);
  await page.close();
  return next;
}

async function payForBuiltBox(page: Page): Promise<Page> {
  await openDeliveryStep(page);
  await fillDeliveryForm(page);
  await proceedToPayment(page);
  return payAndClose(page);
}

async function payForCart(page: Page, lines: unknown, how?: RegExp): Promise<Page> {
  await openWithCart(page, '/basket', lines);
  await clickButton(page, 'Proceed to Payment');
  await fillPaymentForm(page);
  return payAndClose(page, how);
}

const paidNotice = (place: Page | Locator) =>
  place.getByRole('status').filter({ hasText: /^You paid for this on \d+ \w{3}: BHF-\w{10}\./ });
const secondPaymentQuestion = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Pay a second time?' });

test('the builder says that the saved box is paid for, and starts a new one', async ({
  page: first,
}) => {
  const page = await payForBuiltBox(first);
  await page.goto('/build-your-box');
  await expect(paidNotice(page)).toBeVisible();
  await expect(page.getByText('Continue your box?')).toHaveCount(0);
  await expectAccessible(page);
  await clickButton(page, 'Start a new box');
  await expect(paidNotice(page)).toHaveCount(0);
  await expect(page.getByText('Continue your box?')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await expectStep(page, 'box');
  await expect(page.getByText('Continue your box?')).toHaveCount(0);
});

test('the builder asks before the same box is paid for twice', async ({ page: first }) => {
  const page = await payForBuiltBox(first);
  await page.goto('/build-your-box?step=shipping&restored=true');
  await expectStep(page, 'delivery');
  await paidNotice(page).getByRole('button', { name: 'Keep it as it is' }).click();
  await expect(paidNotice(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await proceedToPayment(page);
  await expect(secondPaymentQuestion(page)).toContainText('You paid for this on');
  await expectAccessible(page);
  await clickButton(page, 'No, once is enough');
  await expect(secondPaymentQuestion(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Proceed to Payment' })).toBeFocused();

  await proceedToPayment(page);
  await expect(secondPaymentQuestion(page)).toBeVisible();
  await page.getByRole('radio', { name: /1st Class/ }).check();
  await clickButton(page, 'Yes, pay for another');
  await expect(page).toHaveURL(PAYMENT_PAGE);
  const total = formatPounds(boxPence(2) + postagePence(2));
  await expect(page.getByRole('button', { name: `Pay ${total}` })).toBeVisible();
});

test('the shopper can pay when the lookup of earlier payments fails, cannot be read, or hangs', async ({
  page: first,
}) => {
  const page = await payForBuiltBox(first);
  for (const [what, answer] of [
    ['fails', { status: 500, json: {} }],
    ['returns an unreadable response', { status: 200, body: '<html>' }],
    ['hangs', null],
  ] as const) {
    await test.step(`it ${what}`, async () => {
      await page.unroute(SESSION);
      await page.route(SESSION, (route) => (answer ? route.fulfill(answer) : undefined));
      await page.goto('/build-your-box?step=shipping&restored=true');
      await expectStep(page, 'delivery');
      await proceedToPayment(page);
      await expect(page).toHaveURL(PAYMENT_PAGE, { timeout: 20_000 });
    });
  }
});

test('the basket says that it is paid for, and can be emptied and restored', async ({
  page: first,
}) => {
  const page = await payForCart(first, threeCartLines);
  await page.goto('/faq');
  await expect(paidNotice(await openCartDrawer(page))).toBeVisible();
  await expectAccessible(page);

  await page.goto('/basket');
  await expect(paidNotice(page)).toBeVisible();
  await expectAccessible(page);
  await clickButton(page, 'Take it out of the basket');
  await expect(page.getByRole('heading', { name: 'Nothing in it yet' })).toBeVisible();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await expect(undo).toHaveAccessibleDescription('Taken out: paid for already.');
  await expect.poll(() => readStoredCart(page)).toEqual([]);
  await undo.press('Enter');
  await expect(page.getByRole('heading', { name: '4 boxes' })).toBeVisible();
});

test('the basket asks before the same boxes are paid for twice', async ({ page: first }) => {
  const page = await payForCart(first, [readyMadeLine('six-favourites')]);
  await page.goto('/basket');
  await clickButton(page, 'Keep it as it is');
  await expect(paidNotice(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: '1 box' })).toBeFocused();
  await clickButton(page, 'Proceed to Payment');
  await expect(secondPaymentQuestion(page)).toBeVisible();
  await clickButton(page, 'Yes, pay for another');
  await expect(page).toHaveURL(PAYMENT_PAGE);
});

test('the basket says that a bank transfer is on its way', async ({ page: first }) => {
  const page = await payForCart(first, [readyMadeLine('six-favourites')], /bank transfer/);
  await page.goto('/basket');
  await expect(page.getByRole('status').filter({ hasText: 'Your payment of' })).toContainText(
    /is on its way: BHF-\w{10}\. There is no need to pay again\./,
  );
});

test('the thank-you page without an order lists the paid orders of this device', async ({
  page: first,
}) => {
  const page = await payForCart(first, threeCartLines);
  await openWithCart(page, '/basket', [readyMadeLine('chocolate-dozen')]);
  await clickButton(page, 'Proceed to Payment');
  await expect(page.getByRole('button', { name: /^Pay £/ })).toBeVisible();

  await page.goto('/thank-you');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Order Information Not Found' }),
  ).toBeFocused();
  const orders = page.getByRole('region', { name: 'From this device' }).getByRole('listitem');
  await expect(orders).toHaveCount(1);
  await expect(orders).toContainText('4 boxes');
  await expectAccessible(page);
  await orders.getByRole('button', { name: /^Show 4 boxes/ }).click();
  await expect(page.getByRole('region', { name: 'Order summary' })).toContainText(/BHF-\w{10}/);
  await expect.poll(() => readStoredCart(page)).toMatchObject([{ sku: 'chocolate-dozen' }]);
});

test.describe('a shopper who cancels on the payment page', () => {
  const notCharged = (page: Page) =>
    page.getByRole('status').filter({ hasText: /You have not been charged\. Everything is still/ });
  const cancel = (page: Page) => page.getByRole('link', { name: /^Cancel/ }).click();

  test('reads in the builder that nothing was charged, after the link and after Back', async ({
    page,
  }) => {
    await openDeliveryStep(page);
    await fillDeliveryForm(page);
    await proceedToPayment(page);
    await cancel(page);
    await expectStep(page, 'delivery');
    await expect(notCharged(page)).toBeInViewport();
    await proceedToPayment(page);
    await expect(page).toHaveURL(PAYMENT_PAGE);
    await page.goBack();
    await expectStep(page, 'delivery');
    await expect(notCharged(page)).toBeVisible();
  });

  test('reads it at the top of the basket', async ({ page }) => {
    await openWithCart(page, '/basket', threeCartLines);
    await clickButton(page, 'Proceed to Payment');
    await cancel(page);
    await expect(notCharged(page)).toBeInViewport();
    await expectAccessible(page);
  });

  test('reads it beside the button of the slices order', async ({ page }) => {
    await openWithCart(page, '/weddings-corporate');
    const order = page.getByRole('button', { name: 'Order Now' });
    await order.scrollIntoViewIfNeeded();
    await order.click();
    await cancel(page);
    await expect(page).toHaveURL(/\/weddings-corporate$/);
    await order.scrollIntoViewIfNeeded();
    await expect(notCharged(page)).toBeVisible();
  });

  test('reads not to pay again when nobody can tell', async ({ page }) => {
    await openWithCart(page, '/basket', threeCartLines);
    await page.route(SESSION, (route) => route.abort());
    await clickButton(page, 'Proceed to Payment');
    await cancel(page);
    await expect(
      page.getByRole('status').filter({
        hasText: /^You left the payment page\s*If you have paid, please do not pay again\./,
      }),
    ).toBeVisible();
    await expect(notCharged(page)).toHaveCount(0);
  });
});

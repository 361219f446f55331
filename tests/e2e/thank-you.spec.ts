import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { customer, openPayment, sessionOf } from '../support/open-payment.ts';

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

test('a paid order is thanked for, summed up, and its cart is cleared', async ({ page }) => {
  await page.goto('/thank-you');
  await page.evaluate(() => {
    localStorage.setItem('cart', '[{"id":"box-of-6","price":10.99,"quantity":1}]');
    localStorage.setItem('boxBuilderData', '{}');
    localStorage.setItem('shippingInfo', '{}');
  });
  await pay(page, await openPayment(page, 2));

  await expect(heading(page, PAID)).toBeFocused();
  await expect(page).toHaveURL(/\/thank-you$/);
  await expect(page.getByRole('status')).toContainText('Get it by');
  const summary = page.getByRole('region', { name: 'Order summary' });
  await expect(summary).toContainText(/BHF-[0-9A-Z]{10} · Processing/);
  await expect(summary).toContainText('Ada Brown');
  await expect(summary.getByRole('definition')).toHaveText(['£17.99', '£2.00', '£19.99']);
  await expect(page.getByRole('region', { name: 'What happens next' })).toBeVisible();
  for (const key of ['cart', 'boxBuilderData', 'shippingInfo']) {
    expect(await stored(page, key)).toBeNull();
  }
  await expectNoAxeViolations(page);

  const bill = await summary.textContent();
  await page.reload();
  await expect(summary).toHaveText(bill ?? '');

  await page.getByRole('link', { name: 'Continue shopping' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('the confirmation is sent again, to the address of the order only', async ({ page }) => {
  await pay(page, await openPayment(page));
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

  await field.fill(customer.email);
  await send.click();
  const sent = page.getByText(`Order confirmation email has been sent to ${customer.email}`);
  await expect(sent).toBeFocused();
  await expect(page.getByRole('button', { name: 'Sent' })).toBeDisabled();
  await expectNoAxeViolations(page);
});

test('an unpaid order is pending, gives the cart back, and turns green once paid', async ({
  page,
  context,
}) => {
  const cart = '[{"id":"box-of-6","price":10.99,"quantity":1}]';
  const paymentUrl = await openPayment(page);
  await page.goto('/thank-you');
  await page.evaluate((lines) => localStorage.setItem('cart', lines), cart);
  await page.goto(`/thank-you?session_id=${sessionOf(paymentUrl)}`);

  await expect(heading(page, 'Nearly there.')).toBeFocused();
  await expect(page.getByRole('status')).toContainText('Payment pending');
  await expect(page.getByText(customer.email)).toHaveCount(0);
  expect(await stored(page, 'cart')).toBe(cart);
  await expectNoAxeViolations(page);

  const elsewhere = await context.newPage();
  await pay(elsewhere, paymentUrl);
  await expect(heading(elsewhere, PAID)).toBeVisible();
  await expect(heading(page, PAID)).toBeVisible({ timeout: 30_000 });
  expect(await stored(page, 'cart')).toBeNull();
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

import { expect, test, type Page } from '@playwright/test';
import { formatDay } from '#domain/day-words.ts';
import { addDays, londonTime } from '#domain/day.ts';
import { clickButton } from './helpers/builder.ts';
import { findMail, findOrderMails } from './helpers/mailbox.ts';
import { holdRequests } from './helpers/network.ts';
import {
  expectAccessible,
  expectAccessibleWithoutScript,
  expectNoHorizontalScroll,
  waitForHydration,
} from './helpers/page-setup.ts';
import {
  PAYMENT_PAGE,
  fillPaymentForm,
  orderSummary,
  readOrderNumber,
  testCustomer,
} from './helpers/payment.ts';

const GENERIC_ERROR =
  'There was an error processing your payment. Please try again or contact customer support if the problem persists.';
const FLAVOURS = 'Oreo, Vanilla';
const CHECKOUT = '**/api/create-checkout-session';
const TOO_FEW = 'Minimum order is 50 slices.';
const TOO_MANY = 'Maximum order is 250 slices. For larger orders, please contact us.';

/** A day for which slices can be booked. */
const inSixMonths = addDays(londonTime(Date.now()).day, 182);

const slices = (page: Page) => page.getByRole('spinbutton', { name: 'Slices', exact: true });
const slider = (page: Page) => page.getByRole('slider', { name: /^Slices/ });
const orderNow = (page: Page) => page.getByRole('button', { name: 'Order Now' });
const orderTotals = (page: Page) => page.getByRole('region', { name: 'Your order' });
const flavourOption = (page: Page, name: string | RegExp) => page.getByRole('radio', { name });
/** The checkbox of a flavour, whose allergens follow its name. */
const flavourBox = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: new RegExp(`^${name}`) });

/** Chooses an own selection and unfolds the flavours beside the assortment's. */
async function chooseOwnFlavours(page: Page): Promise<void> {
  await flavourOption(page, /^Choose up to 10/).check();
  await page.getByText(/^\d+ more flavours$/).click();
}

/** Opens the page and waits until the calculator is hydrated. */
async function openCalculator(page: Page): Promise<void> {
  await page.goto('/weddings-corporate');
  await waitForHydration(page, slices(page));
}

test('slider and field stay in step, and the price includes delivery', async ({ page }) => {
  await openCalculator(page);
  await slices(page).fill('120');
  await expect(slider(page)).toHaveValue('120');
  await expect(slider(page)).toHaveAttribute(
    'aria-valuetext',
    '120 slices, £130.00 including delivery',
  );
  await expect(orderTotals(page).getByRole('definition')).toHaveText([
    '£120.00',
    '£10.00',
    '£130.00',
  ]);

  await slider(page).press('ArrowRight');
  await expect(slices(page)).toHaveValue('125');
  await slider(page).press('Home');
  await expect(slices(page)).toHaveValue('50');
  await expect(orderTotals(page)).toContainText('£70.00 for 50 slices including £10 delivery');
  await slider(page).press('End');
  await expect(slices(page)).toHaveValue('250');
  await slices(page).fill('53');
  await expect(slider(page)).toHaveValue('55');
  await expect(orderTotals(page)).toContainText('£73.60 for 53 slices including £10 delivery');
});

test('the page says that 84 to 99 slices cost more than 100', async ({ page }) => {
  await openCalculator(page);
  const hint = page.getByText('100 slices cost less: £110 in all');
  for (const [count, isHinted] of [
    ['83', false],
    ['84', true],
    ['99', true],
    ['100', false],
  ] as const) {
    await slices(page).fill(count);
    await expect(hint).toHaveCount(isHinted ? 1 : 0);
  }
  await slices(page).fill('90');
  await clickButton(page, 'Make it 100');
  await expect(slices(page)).toHaveValue('100');
  await expect(slices(page)).toBeFocused();
  await expect(hint).toBeHidden();
});

test('too few and too many slices cannot be ordered, with a message why', async ({ page }) => {
  await openCalculator(page);
  for (const [text, message] of [
    ['', TOO_FEW],
    ['49', TOO_FEW],
    ['251', TOO_MANY],
  ] as const) {
    await test.step(`"${text}"`, async () => {
      await slices(page).fill(text);
      await expect(page.getByRole('alert').filter({ hasText: message })).toHaveText(message);
      await expect(slices(page)).toHaveAttribute('aria-invalid', 'true');
      await expect(orderNow(page)).toBeDisabled();
      await orderNow(page).click({ force: true });
      await expect(slices(page)).toBeFocused();
    });
  }
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Make it 250' }).click();
  await expect(slices(page)).toHaveValue('250');
  await slices(page).fill('20');
  await page.getByRole('button', { name: 'Make it 50' }).click();
  await expect(slices(page)).toHaveValue('50');
  await expect(slices(page)).toBeFocused();
});

test('bar and summary promise neither price nor day for a number that cannot be ordered', async ({
  page,
}) => {
  await openCalculator(page);
  const bar = page.locator('form > div > div > p[aria-hidden]').last();
  for (const [count, option, text] of [
    ['90', /^Popular assortment/, '90 slices, delivered£118.00'],
    ['100', /^Choose/, '100 slices, delivered£110.00'],
  ] as const) {
    await slices(page).fill(count);
    await flavourOption(page, option).check();
    await expect(bar).toHaveText(text);
  }
  await expect(orderTotals(page)).toContainText('Order today to get by');
  await slices(page).fill('20');
  await expect(bar).toBeEmpty();
  await expect(orderTotals(page)).not.toContainText('£');
  await expect(orderTotals(page)).not.toContainText('Order today to get by');
  await orderTotals(page).getByRole('link', { name: 'Choose 50 to 250 slices first' }).click();
  await expect(slices(page)).toBeInViewport();
  await clickButton(page, 'Make it 50');
  await expect(slices(page)).toHaveValue('50');
  await expect(bar).toHaveText('50 slices, delivered£70.00');
});

test('links orders over 250 slices to the enquiry form, prefilled', async ({ page }) => {
  await openCalculator(page);
  await slices(page).fill('400');
  await page.getByLabel('Date needed').fill('2027-06-05');
  await page.getByRole('link', { name: 'contact us' }).click();
  await expect(page).toHaveURL(/#enquiry$/);
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
    'I would like to order 400 slices of fudge for 5th June 2027.',
  );
});

test('flavours are the popular assortment, or up to ten chosen ones', async ({ page }) => {
  await openCalculator(page);
  await expect(flavourOption(page, /^Popular assortment/)).toBeChecked();
  await expect(page.getByText('Biscoff Biscuit')).toBeVisible();
  await expect(page.getByText('100 slices: about 12-13 of each.')).toBeVisible();

  await chooseOwnFlavours(page);
  const choose = orderTotals(page).getByRole('link', { name: 'Choose up to 10 flavours first' });
  await choose.click();
  await expect(page.getByText('0 of 10 chosen')).toBeInViewport();
  const missing = page.getByText('Please select at least one flavour');
  await expect(missing).toBeHidden();
  await orderNow(page).click({ force: true });
  await expect(missing).toBeInViewport();
  await expect(page.getByRole('checkbox', { name: /Vegan|Egg/ })).toHaveCount(0);

  const ticks = page.locator('fieldset').getByRole('checkbox');
  for (let n = 0; n < 10; n += 1) await ticks.nth(n).check();
  await expect(page.getByText('10 of 10 chosen')).toBeVisible();
  await expect(choose).toBeHidden();
  await expect(flavourBox(page, 'Turkish Delight')).toBeDisabled();
  await expect(ticks.first()).toBeEnabled();
  await expect(orderNow(page)).toBeEnabled();
  await expectAccessible(page);

  await flavourOption(page, /^Popular assortment/).check();
  await flavourOption(page, /^Choose up to 10/).check();
  await expect(page.getByText('0 of 10 chosen')).toBeVisible();
});

test('the allergens of the chosen flavours are shown beside the price', async ({ page }) => {
  await openCalculator(page);
  await chooseOwnFlavours(page);
  await flavourBox(page, 'Vanilla').check();
  await expect(orderTotals(page)).toContainText('Contains: milk.');
  await flavourBox(page, 'Maple & Walnut').check();
  await expect(orderTotals(page)).toContainText('Contains: milk, nuts.');
  await expect(orderTotals(page)).toContainText(
    'Our kitchen handles milk, soya, eggs, nuts and gluten.',
  );
});

test('the date needed tells when slices for it leave and arrive', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-20T10:00:00Z');
  await openCalculator(page);
  const day = page.getByLabel('Date needed');
  for (const [date, advice] of [
    ['2026-11-25', 'which may be too late for 25th November 2026'],
    ['2026-12-12', 'We post your slices on Friday 27th November'],
    ['2027-06-05', 'they should be there 26-28 May, fresh for 5th June 2027'],
    ['2027-12-24', 'For a later day, please send us an enquiry.'],
    ['2026-11-01', 'Please choose a day that is still to come.'],
  ] as const) {
    await day.fill(date);
    await expect(page.getByRole('status').filter({ hasText: advice })).toBeVisible();
  }
});

test('a day that cannot be booked leads to the enquiry, and a near one may be tried', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-11-20T10:00:00Z');
  await openCalculator(page);
  await page.getByLabel('Date needed').fill('2026-11-25');
  await orderNow(page).click();
  const question = page.getByRole('alert').filter({ hasText: 'We cannot book this day here' });
  await expect(question).toContainText('may be too late for 25th November 2026');
  await expectAccessible(page);
  await question.getByRole('link', { name: 'Write to us' }).click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
    'I would like to order 100 slices of fudge for 25th November 2026.',
  );
  const sent = page.waitForRequest(CHECKOUT);
  await question.getByRole('button', { name: 'Post it at once all the same' }).click();
  expect((await sent).postDataJSON()).not.toHaveProperty('metadata.neededBy');
  await expect(page.getByRole('button', { name: 'Pay £110.00' })).toBeVisible();
});

test('slices for a day say so on the payment page, the thank-you page and both mails', async ({
  page,
}) => {
  const needed = formatDay(inSixMonths);
  await openCalculator(page);
  await page.getByLabel('Date needed').fill(inSixMonths);
  await expect(orderTotals(page)).toContainText('In time for');
  await orderNow(page).click();
  await expect(page.getByText(`Flat-rate Shipping, in time for ${needed}`).first()).toBeVisible();
  await fillPaymentForm(page);
  await clickButton(page, 'Pay £110.00');
  const number = await readOrderNumber(page);
  await expect(page.getByRole('main')).toContainText(needed);
  const { confirmation, packingSlip } = await findOrderMails(page, testCustomer.email, number);
  expect(confirmation).toContain(needed);
  expect(packingSlip).toContain(needed);
});

test('company and purchase order stand on both mails, and survive a cancelled payment', async ({
  page,
}) => {
  await openCalculator(page);
  await page.getByText('Ordering for a company?').click();
  await page.getByLabel('Company (optional)').fill('Pier & Sons');
  await page.getByLabel('Purchase order number (optional)').fill('PO-4711');
  await expectAccessible(page);
  await orderNow(page).click();
  await page.getByRole('link', { name: /Cancel/ }).click();
  await slices(page).scrollIntoViewIfNeeded();
  await expect(page.getByLabel('Company (optional)')).toHaveValue('Pier & Sons');
  await orderNow(page).click();
  await fillPaymentForm(page);
  await clickButton(page, 'Pay £110.00');
  const number = await readOrderNumber(page);
  const { confirmation, packingSlip } = await findOrderMails(page, testCustomer.email, number);
  expect(confirmation).toContain('Ordered by: Pier & Sons, purchase order PO-4711');
  expect(packingSlip).toContain('Ordered by Pier & Sons, purchase order PO-4711');
});

test('a card for guests tells what each chosen flavour contains, and prints alone', async ({
  page,
}) => {
  await openCalculator(page);
  await chooseOwnFlavours(page);
  await flavourBox(page, 'Vanilla').check();
  await flavourBox(page, 'Maple & Walnut').check();
  await orderTotals(page).getByRole('link', { name: 'A card for your guests, to print' }).click();
  const card = page.getByRole('article');
  await expect(card.getByRole('listitem')).toHaveText([
    /^\s*Maple & Walnut\s+Contains: milk, nuts\s*$/,
    /^\s*Vanilla\s+Contains: milk\s*$/,
  ]);
  await expect(card).toContainText('Our kitchen handles milk, soya, eggs, nuts and gluten.');
  await expect(page.getByText(/\bsafe\b/i)).toHaveCount(0);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoHorizontalScroll(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print this card' })).toBeHidden();
  await expect(page.locator('footer')).toBeHidden();
  await expect(card).toBeVisible();
  await page.goto('/allergen-card?flavours=22.9999');
  await expect(card.getByRole('listitem')).toHaveCount(1);
  await expect(card).toContainText('A flavour of yours is not listed here any more.');
});

test('a checkout that fails keeps the order', async ({ page }) => {
  await openCalculator(page);
  await slices(page).fill('150');
  for (const [why, answer] of [
    ['the network is down', null],
    [
      'a server error',
      { status: 502, json: { error: 'Payments', message: 'are away', code: 'x' } },
    ],
    ['an unreadable response', { status: 200, body: '<html>' }],
  ] as const) {
    await test.step(why, async () => {
      await page.route(CHECKOUT, (route) => (answer ? route.fulfill(answer) : route.abort()));
      const release = await holdRequests(page, CHECKOUT, 'fallback');
      await orderNow(page).click();
      await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled();
      // The message of the failure before goes with the next click.
      await expect(page.getByRole('alert').filter({ hasText: GENERIC_ERROR })).toHaveCount(0);
      release();
      await expect(page.getByRole('alert').filter({ hasText: GENERIC_ERROR })).toBeVisible();
      await expect(orderNow(page)).toBeEnabled();
      await expect(slices(page)).toHaveValue('150');
      await page.unroute(CHECKOUT);
    });
  }
  await expectAccessible(page);
});

test('an order of sixty slices reaches both mails', async ({ page }) => {
  await openCalculator(page);
  await slices(page).fill('60');
  await chooseOwnFlavours(page);
  await flavourBox(page, 'Vanilla').check();
  await flavourBox(page, 'Oreo').check();

  const sent = page.waitForRequest(CHECKOUT);
  await orderNow(page).click();
  const { origin } = new URL(page.url());
  const image = `${origin}/og/weddings.jpg`;
  expect((await sent).postDataJSON()).toEqual({
    cartItems: [
      { name: 'Fudge slices', description: FLAVOURS, price: 1.2, quantity: 60, image },
      {
        name: 'Flat-rate Shipping',
        description: '3-5 business days delivery',
        price: 10,
        quantity: 1,
        image,
      },
    ],
    totalAmount: 82,
    metadata: {
      orderType: 'bulk',
      sliceQuantity: 60,
      pricePerSlice: 1.2,
      totalSlicePrice: 72,
      shippingPrice: 10,
      orderSummary: `£82.00 for 60 slices including £10 delivery. ${FLAVOURS}`,
      flavors: ['Oreo', 'Vanilla'],
      flavorOption: 'custom',
      source: 'weddings-corporate',
    },
    successUrl: `${origin}/thank-you?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${origin}/weddings-corporate`,
    collectShippingAddress: true,
    shippingAddressCollection: { allowed_countries: ['GB'] },
  });
  await expect(page.getByText('Flat-rate Shipping')).toBeVisible();
  await fillPaymentForm(page);
  await clickButton(page, 'Pay £82.00');

  const number = await readOrderNumber(page);
  const summary = orderSummary(page);
  await expect(summary).toContainText('60 × Fudge slices');
  await expect(summary.getByRole('definition')).toHaveText(['£72.00', '£10.00', '£82.00']);
  await expect(summary).not.toContainText('FREE');
  const { confirmation, packingSlip } = await findOrderMails(page, testCustomer.email, number);
  for (const text of [confirmation, packingSlip]) {
    expect(text).toMatch(/60 fudge slices[^]*Oreo[^]*Vanilla[^]*30 of each/);
    expect(text).toContain('3 Marine Parade');
    expect(text).toContain('£82.00');
    expect(text).toContain('Contains: milk, soya, wheat.');
  }
});

test('a shopper who cancels on the payment page finds the order unchanged', async ({ page }) => {
  await openCalculator(page);
  await slices(page).fill('75');
  await flavourOption(page, /^Choose up to 10/).check();
  await flavourBox(page, 'Vanilla').check();
  await orderNow(page).click();
  await page.getByRole('link', { name: /Cancel/ }).click();
  await slices(page).scrollIntoViewIfNeeded();
  await expect(slices(page)).toHaveValue('75');
  await expect(flavourBox(page, 'Vanilla')).toBeChecked();
});

test('an order can be made by keyboard alone', async ({ page }) => {
  await openCalculator(page);
  await slices(page).focus();
  await page.keyboard.press('Tab');
  await expect(slider(page)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await expect(flavourOption(page, /^Popular assortment/)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(flavourBox(page, 'Baileys')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(flavourBox(page, 'Baileys')).toBeChecked();
  await orderNow(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Pay £115.00' })).toBeVisible();
});

test('the page has no horizontal scroll at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openCalculator(page);
  await chooseOwnFlavours(page);
  await expectNoHorizontalScroll(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an order of 120 slices is paid and confirmed by mail', async ({ page }) => {
    const email = `slices-${Date.now()}@post.example`;
    await page.goto('/weddings-corporate');
    await expect(slider(page)).toBeHidden();
    await expect(flavourBox(page, 'Vanilla')).toBeHidden();
    await slices(page).fill('120');
    await flavourOption(page, /^Choose up to 10/).check();
    await flavourBox(page, 'Vanilla').check();
    await flavourBox(page, 'Oreo').check();
    await page.getByLabel('Date needed').fill(inSixMonths);
    await expectAccessibleWithoutScript(page);
    await orderNow(page).click();
    await expect(page).toHaveURL(PAYMENT_PAGE);
    await fillPaymentForm(page, email);
    await clickButton(page, 'Pay £130.00');
    await expect(page.locator('main noscript p')).toContainText('after your payment has arrived');
    const { text } = await findMail(page, ({ to }) => to.includes(email));
    expect(text).toMatch(/120 fudge slices[^]*Oreo[^]*Vanilla[^]*60 of each/);
    expect(text).toContain('£130.00');
    expect(text).toContain(formatDay(inSixMonths));
  });

  test('what is wrong is said beside the field, and mended there', async ({ page }) => {
    await page.goto('/weddings-corporate');
    await flavourOption(page, /^Choose up to 10/).check();
    await orderNow(page).click();
    await expect(page.getByRole('alert')).toContainText('Please select at least one flavour');
    await page.goBack();
    await expect(flavourOption(page, /^Choose up to 10/)).toBeChecked();
  });
});

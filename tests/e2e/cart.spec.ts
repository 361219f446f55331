import { expect, test, type Locator, type Page } from '@playwright/test';
import { shippingOptions } from '#data/shipping.ts';
import { shopBoxes } from '#data/shop-boxes.ts';
import { KITCHEN_LINE } from '#copy/allergens.ts';
import { formatDay, formatWeekday } from '#domain/day-words.ts';
import { addDays, parseDay } from '#domain/day.ts';
import { formatPounds, penceToPounds } from '#domain/money.ts';
import {
  openDeliveryStep,
  clickButton,
  expectHydratedStep1,
  fillDeliveryForm,
  proceedToPayment,
} from './helpers/builder.ts';
import {
  builtLine,
  cartDrawer,
  cartLink,
  openCart,
  openCartDrawer,
  openWithCart,
  payButton,
  quantityFields,
  readStoredCart,
  readyMadeLine,
  threeCartLines,
  threeCartPrices as prices,
  twelveCartLines,
} from './helpers/cart.ts';
import { findMail, findOrderMails } from './helpers/mailbox.ts';
import { collectRequests, holdRequests } from './helpers/network.ts';
import {
  expectAccessible,
  expectAccessibleWithoutScript,
  readLocalStorage,
  waitForScripts,
} from './helpers/page-setup.ts';
import {
  PAYMENT_PAGE,
  clickPay,
  fillPaymentForm,
  orderSummary,
  readOrderNumber,
} from './helpers/payment.ts';
import { boxPence, postagePence } from '../support/shop-prices.ts';

const lineNamed = (place: Page | Locator, name: string) =>
  place.getByRole('listitem', { name, exact: true });
const orderTotals = (place: Page | Locator) => place.getByRole('region', { name: 'Your order' });

/** The script of the cart drawer's content. */
const CART_CHUNK = /_astro\/show[^/]*\.js/;

test.describe('a ready-made box', () => {
  test('is added from its page, and the drawer opens and confirms it', async ({ page }) => {
    await openWithCart(page, '/shop-boxes/chocolate-dozen');
    await expect(cartLink(page)).toHaveAccessibleName('Basket, empty');
    await page.getByRole('button', { name: 'Add to basket Chocolate Dozen' }).click();
    const drawer = cartDrawer(page);
    await expect(drawer.locator('.alert--success')).toHaveText(
      'Chocolate Dozen is in your basket.',
    );
    await expect(
      drawer.getByRole('status').filter({ hasText: 'Chocolate Dozen is in' }),
    ).toHaveCount(1);
    await expect(lineNamed(drawer, 'Chocolate Dozen')).toContainText(formatPounds(boxPence(2)));
    await expect(lineNamed(drawer, 'Chocolate Dozen')).toContainText('Belgian Chocolate × 3');
    await expect(lineNamed(drawer, 'Chocolate Dozen')).toContainText(
      'Comes with the “Enjoy your fudge” lid.',
    );
    await expect
      .poll(() => readStoredCart(page))
      .toMatchObject([{ sku: 'chocolate-dozen', quantity: 1, price: penceToPounds(boxPence(2)) }]);
    await drawer.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('button', { name: /^Add to basket/ })).toBeFocused();
    await expect(cartLink(page)).toHaveAccessibleName('Basket, 1 item');
  });

  test('is added from its card; added twice it is one line of two boxes', async ({ page }) => {
    await openWithCart(page, '/shop-boxes');
    await expect(page.getByRole('button', { name: /^Add to basket/ })).toHaveCount(
      shopBoxes.length,
    );
    for (const total of [boxPence(1), 2 * boxPence(1)].map(formatPounds)) {
      await page.getByRole('button', { name: 'Add to basket Six Favourites' }).click();
      await expect(orderTotals(cartDrawer(page))).toContainText(`Total${total}`);
      await page.keyboard.press('Escape');
      await expect(cartDrawer(page)).toBeHidden();
    }
    await expect
      .poll(() => readStoredCart(page))
      .toMatchObject([{ sku: 'six-favourites', quantity: 2 }]);
    await expect(cartLink(page)).toHaveAccessibleName('Basket, 2 items');
  });

  test('opens in the builder with all its flavours', async ({ page }) => {
    await openWithCart(page, '/shop-boxes/six-favourites');
    await expect(page.getByText('Comes with the Enjoy Your Fudge lid.')).toBeVisible();
    await page.getByText('Is it a gift? Add a lid and a note, free').click();
    await page.getByRole('link', { name: /open this box in the builder$/ }).click();
    await expect(page.getByText('Selected: 6 / 6 pieces').first()).toBeVisible();
  });

  test('comes with lid and note for an occasion in two taps, and both can be changed', async ({
    page,
  }) => {
    await openWithCart(page, '/shop-boxes');
    await page.getByRole('link', { name: 'Birthday, for mum' }).click();
    await expect(page.getByRole('radio', { name: 'Birthday, for mum' })).toBeChecked();
    const note = page.getByLabel('Note (optional)');
    await expect(note).toHaveValue('Happy Birthday, Mum! Put your feet up and enjoy.');
    await expect(page.getByText('Comes with the Enjoy Your Fudge lid.')).toBeHidden();
    await expectAccessible(page);
    await page.getByRole('radio', { name: 'Thank you' }).check();
    await expect(note).toHaveValue('Thank you for everything. You are one in a million.');
    await note.fill('Thank you for the cat.');
    await page.getByRole('radio', { name: 'Birthday, for mum' }).check();
    await expect(note).toHaveValue('Thank you for the cat.');
    await page.getByRole('button', { name: /^Add to basket/ }).click();
    await expect(cartDrawer(page)).toContainText('Six Favourites is in your basket.');
    await expect(cartDrawer(page)).toContainText('Happy Birthday Mum');
    await expect(cartDrawer(page)).toContainText('Thank you for the cat.');
    await expect
      .poll(() => readStoredCart(page))
      .toMatchObject([
        {
          quantity: 1,
          config: {
            lidDetails: { lidId: 1, lidDesign: { name: 'Happy Birthday Mum' } },
            giftMessage: 'Thank you for the cat.',
          },
        },
      ]);
  });

  test('is added on the basket page when the drawer cannot be loaded', async ({ page }) => {
    await openWithCart(page, '/shop-boxes/six-favourites');
    await page.route(CART_CHUNK, (route) =>
      page.url().includes('/basket') ? route.continue() : route.abort(),
    );
    await page.getByRole('button', { name: /^Add to basket/ }).click();
    await expect(page).toHaveURL(/\/basket$/);
    await expect(lineNamed(page, 'Six Favourites')).toBeVisible();
    await page.reload();
    await expect(lineNamed(page, 'Six Favourites').getByRole('textbox')).toHaveValue('1');
  });
});

/* Drawer and page render one component. Each behaviour is tried in one of the two, in turn; what the place itself changes, in both. */
test.describe('the basket', () => {
  test('as a page shows what each box holds, the totals, and that all go to one address', async ({
    page,
  }) => {
    const cart = await openCart(page, 'page', threeCartLines);
    await expect(cart.getByRole('heading', { name: '4 boxes' })).toBeVisible();
    await expect(quantityFields(cart)).toHaveCount(3);

    const birthday = lineNamed(cart, 'Box of 12');
    await expect(birthday).toContainText('Happy Birthday Mum lid');
    await expect(birthday.getByText('Happy 80th')).toBeVisible();
    await birthday.getByRole('button', { name: /^Details/ }).click();
    await expect(birthday).toContainText('400 g · 12 pieces');
    await expect(birthday).toContainText('Banana & Chocolate Swirl');
    await expect(birthday).toContainText('Contains: milk, soya, eggs');
    await expect(birthday).toContainText('“Happy Birthday Mum” lid');
    await expect(birthday).toContainText('Happy 80th, Mum! With love from all of us');
    await expect(birthday.getByText('Happy 80th')).toHaveCSS('font-family', /Birnbeck Hand/);
    await expect(birthday).toContainText(formatPounds(prices.birthday));

    const ready = lineNamed(cart, 'Six Favourites');
    await expect(ready).toContainText(formatPounds(2 * prices.readyMade));
    await expect(ready).toContainText(`${formatPounds(prices.readyMade)} each`);
    await expect(ready).not.toContainText('Note:');

    const keyring = lineNamed(cart, 'Box of 6');
    await expect(keyring).toContainText("“World's Best Mum” lid");
    await expect(keyring).toContainText(/Keyring “this mum belongs” with \w+ and \w+/);
    await expect(keyring).toContainText(formatPounds(prices.keyring));

    await expect(cart.getByText(KITCHEN_LINE)).toHaveCount(1);
    await expect(orderTotals(cart)).toContainText(`4 boxes${formatPounds(prices.total)}`);
    await expect(orderTotals(cart)).toContainText('Royal Mail 2nd ClassFREE');
    await expect(orderTotals(cart)).toContainText(`Total${formatPounds(prices.total)}`);
    await expect(cart.getByText('FREE Standard Delivery on all orders!')).toBeVisible();
    await expect(cart.getByText('All 4 boxes go in one parcel.')).toBeVisible();
    await expect(orderTotals(cart)).toContainText('Sold by Birnbeck Handmade Fudge, 7 Pier View');
    await expect(orderTotals(cart).getByRole('link', { name: 'terms' })).toHaveAttribute(
      'href',
      '/terms',
    );
    await expect(orderTotals(cart).getByRole('link', { name: 'privacy policy' })).toHaveAttribute(
      'href',
      '/privacy-policy',
    );
  });

  test('as a drawer changes quantities by button and by typing; 0 removes the line', async ({
    page,
  }) => {
    const cart = await openCart(page, 'drawer', threeCartLines);
    const box = lineNamed(cart, 'Box of 12');
    const count = box.getByRole('textbox', { name: 'How many:' });
    const totalOf = (boxes: number) =>
      `Total${formatPounds(prices.total + (boxes - 1) * prices.birthday)}`;
    await box.getByRole('button', { name: 'One more' }).click();
    await expect(count).toHaveValue('2');
    await expect(orderTotals(cart)).toContainText(totalOf(2));
    await expect(
      page.getByRole('status').filter({ hasText: 'Box of 12, Happy Birthday Mum lid: 2.' }),
    ).toHaveCount(1);
    await box.getByRole('button', { name: 'One fewer' }).click();
    await expect(box.getByRole('button', { name: 'One fewer' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );

    await count.fill('12');
    await expect(orderTotals(cart)).toContainText(totalOf(12));
    await count.fill('33');
    await count.press('Enter');
    await expect(count).toHaveValue('20');
    await expect(box).toContainText('20 is the most in one order.');
    await expect(box.getByRole('button', { name: 'One more' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await count.fill('many');
    await count.press('Tab');
    await expect(count).toHaveValue('20');
    await expect(box.getByRole('alert')).toHaveText('Whole numbers only');
    await expectAccessible(page);
    await count.fill('');
    await expect(orderTotals(cart)).toContainText(
      `23 boxes${formatPounds(prices.total + 19 * prices.birthday)}`,
    );
    await count.press('Tab');
    await expect(count).toHaveValue('20');

    await count.fill('0');
    await count.press('Enter');
    await expect(box).toHaveCount(0);
    await expect(cart.getByText('Box of 12, Happy Birthday Mum lid removed.')).toBeVisible();
    await expect(cartLink(page)).toHaveText('3');
  });

  test('as a drawer removes a line and undoes it in place, without losing the focus', async ({
    page,
  }) => {
    const cart = await openCart(page, 'drawer', threeCartLines);
    await lineNamed(cart, 'Six Favourites')
      .getByRole('button', { name: /^Remove/ })
      .press('Enter');
    const undo = cart.getByRole('button', { name: 'Undo' });
    await expect(undo).toBeFocused();
    await expect(undo).toHaveAccessibleDescription('Six Favourites removed.');
    await expect(quantityFields(cart)).toHaveCount(2);
    await expectAccessible(page);
    await undo.press('Enter');
    await expect(lineNamed(cart, 'Six Favourites')).toBeFocused();
    await expect(quantityFields(cart).nth(1)).toHaveValue('2');
    await expect
      .poll(() => readStoredCart(page))
      .toMatchObject([{ quantity: 1 }, { quantity: 2 }, { quantity: 1 }]);
  });

  test('as a page offers ways to fill it after the last line is removed', async ({ page }) => {
    const cart = await openCart(page, 'page', [readyMadeLine('six-favourites')]);
    await cart.getByRole('button', { name: /^Remove/ }).click();
    await expect(cart.getByRole('heading', { name: 'Nothing in it yet' })).toBeVisible();
    await expect(cart.getByRole('button', { name: 'Undo' })).toBeFocused();
    await expect(cart.getByRole('link', { name: 'Build your box' })).toHaveAttribute(
      'href',
      '/build-your-box',
    );
    await expect(cart.getByRole('link', { name: 'See ready-made boxes' })).toHaveAttribute(
      'href',
      '/shop-boxes',
    );
    await expect(cartLink(page)).toHaveText('');
    await cart.getByRole('button', { name: 'Undo' }).click();
    await expect(quantityFields(cart)).toHaveCount(1);
  });

  test('as a drawer charges 1st Class once per order and shows the arrival days of each delivery method', async ({
    page,
  }) => {
    const cart = await openCart(page, 'drawer', threeCartLines);
    await expect(cart.getByText(/^Order today to get by \d/)).toHaveCount(shippingOptions.length);
    await cart.getByRole('radio', { name: /Royal Mail 1st Class/ }).check();
    await expect(orderTotals(cart)).toContainText(
      `Royal Mail 1st Class${formatPounds(postagePence(2))}`,
    );
    await expect(orderTotals(cart)).toContainText(
      `Total${formatPounds(prices.total + postagePence(2))}`,
    );
    await page.reload();
    const again = await openCartDrawer(page);
    await expect(again.getByRole('radio', { name: /Royal Mail 1st Class/ })).toBeChecked();
  });

  test('as a page names a removed box and a changed price once, and charges current prices', async ({
    page,
  }) => {
    const stored = [
      ...threeCartLines,
      readyMadeLine('gone-for-good'),
      { ...readyMadeLine('chocolate-dozen'), price: 12 },
    ];
    const cart = await openCart(page, 'page', stored);
    await expect(
      cart.getByText('One box in your basket is no longer on sale and was taken out.'),
    ).toBeVisible();
    await expect(
      cart.getByText(
        `Prices have changed since you filled your basket: Chocolate Dozen is now ${formatPounds(boxPence(2))}, was £12.00.`,
      ),
    ).toBeVisible();
    await expect(orderTotals(cart)).toContainText(
      `Total${formatPounds(prices.total + boxPence(2))}`,
    );
    await expectAccessible(page);
    await page.reload();
    const again = page.locator('main');
    await expect(quantityFields(again)).toHaveCount(4);
    await expect(again.getByText(/no longer on sale|Prices have changed/)).toHaveCount(0);
  });

  for (const where of ['drawer', 'page'] as const) {
    test(`as a ${where} leads to the box that is refused until it is taken out`, async ({
      page,
    }) => {
      const cart = await openCart(page, where, threeCartLines);
      await page.route(
        '**/api/create-checkout-session',
        (route) =>
          route.fulfill({
            status: 400,
            json: {
              error: 'Please check your order',
              message: 'Box 2 in your basket: We do not sell this box.',
              code: 'unknown-box',
              box: { place: 2, reason: 'We do not sell this box.' },
            },
          }),
        { times: 1 },
      );
      await payButton(cart).click();
      const refused = lineNamed(cart, 'Six Favourites');
      await cart
        .getByRole('alert')
        .getByRole('button', { name: 'Six Favourites', exact: true })
        .click();
      await expect(refused).toBeFocused();
      await expect(refused).toContainText('We do not sell this box.');
      await expect(refused).toContainText('2\u00a0× £10.99');
      await page.keyboard.press('Tab');
      await expect(payButton(cart)).toHaveCount(0);
      await cart.getByRole('button', { name: 'Show the box to change' }).click();
      await expect(refused).toBeFocused();
      await refused.getByRole('button', { name: 'Remove Six Favourites' }).click();
      await expect(payButton(cart)).toBeVisible();
    });

    test(`as a ${where} shows why a payment failed and keeps every line`, async ({ page }) => {
      const cart = await openCart(page, where, threeCartLines);
      await page.route('**/api/create-checkout-session', (route) => route.abort(), { times: 1 });
      await payButton(cart).click();
      const alert = cart
        .getByRole('alert')
        .filter({ hasText: 'There was an error with your checkout:' });
      await expect(alert).toContainText(
        'There was an error processing your payment. Please try again or contact customer support if the problem persists.',
      );
      await expect(alert).toContainText(
        'Everything is still in your basket. Nothing has been charged.',
      );
      await expect(alert).toBeInViewport();
      await expectAccessible(page);
      await page.route(
        '**/api/create-checkout-session',
        (route) =>
          route.fulfill({
            status: 409,
            json: {
              error: 'Price changed',
              message: 'The price has changed since you began.',
              code: 'price-changed',
              quote: { totalAmount: 60, lines: [{ name: 'Box of 12', price: 18.06 }] },
            },
          }),
        { times: 1 },
      );
      await payButton(cart).click();
      await expect(alert).toContainText('Price changed: The price has changed since you began.');
      await expect(alert.locator('.alert')).toBeInViewport({ ratio: 1 });
      await expect(alert.locator('.alert')).toBeFocused();
      await expect(alert).toContainText(
        `Box of 12, Happy Birthday Mum lidwas ${formatPounds(prices.birthday)} £18.06`,
      );
      await expect(alert).toContainText(`Totalwas ${formatPounds(prices.total)} £60.00`);
      await expect(lineNamed(cart, 'Box of 12')).toContainText(
        `£18.06was ${formatPounds(prices.birthday)}`,
      );
      const accepted = page.waitForRequest('**/api/create-checkout-session');
      await payButton(cart).click();
      expect((await accepted).postDataJSON()).toMatchObject({ totalAmount: 60 });
      // The shop's own price stands.
      await expect(alert).toContainText('Please look at the new total');
      await payButton(cart).click();
      await expect(
        page.getByRole('button', { name: `Pay ${formatPounds(prices.total)}` }),
      ).toBeVisible();
    });
  }
});

test.describe('the drawer', () => {
  test('opens at once, with a message while its content loads', async ({ page }) => {
    await openWithCart(page, '/faq', threeCartLines);
    const release = await holdRequests(page, CART_CHUNK);
    await waitForScripts(page);
    await cartLink(page).click();
    const drawer = cartDrawer(page);
    await expect(drawer.getByText('Opening your basket…')).toBeVisible();
    await expectAccessible(page);
    release();
    await expect(quantityFields(drawer)).toHaveCount(3);
    await expect(drawer.getByText('Opening your basket…')).toHaveCount(0);
  });

  test('falls back to the basket page when it cannot be loaded', async ({ page }) => {
    await openWithCart(page, '/faq', threeCartLines);
    await page.route(CART_CHUNK, (route) => route.abort());
    await cartLink(page).click();
    await expect(page).toHaveURL(/\/basket$/);
    await expect(
      page.getByText(/Your basket could not be opened.*Nothing in it is gone/),
    ).toBeVisible();
    await page.unroute(CART_CHUNK);
    await page.reload();
    await expect(quantityFields(page)).toHaveCount(3);
  });

  test('links to the basket page, where the header link opens no drawer', async ({ page }) => {
    await openWithCart(page, '/faq', threeCartLines);
    const drawer = await openCartDrawer(page);
    await drawer.getByRole('link', { name: 'See the basket as a page' }).click();
    await expect(page).toHaveURL(/\/basket$/);
    await expect(quantityFields(page)).toHaveCount(3);
    await cartLink(page).click();
    await expect(cartDrawer(page)).toBeHidden();
  });

  test('loads no script before it is opened, over the same page', async ({ page }) => {
    const fetched = collectRequests(page);
    const cartScripts = () => fetched.filter((url) => /\/(open|show|react)[^/]*\.js/.test(url));
    await openWithCart(page, '/faq', threeCartLines);
    await page.waitForLoadState('networkidle');
    expect(cartScripts()).toEqual([]);
    await openCartDrawer(page);
    await expect(page).toHaveURL(/\/faq$/);
    await expect.poll(() => cartScripts().length).toBeGreaterThan(1);
  });
});

test.describe('a full basket', () => {
  test('refuses a thirteenth box with a message and keeps the twelve', async ({ page }) => {
    const stored = [
      ...twelveCartLines.slice(0, 11),
      builtLine({ boxId: 2, lid: [8, 'Thank You'], note: 'Twelve' }),
    ];
    await openWithCart(
      page,
      '/shop-boxes/chocolate-dozen',
      stored
        .filter(({ sku }) => sku !== 'chocolate-dozen')
        .concat(builtLine({ boxId: 2, lid: [8, 'Thank You'], note: 'Thirteen' })),
    );
    await page.getByRole('button', { name: /^Add to basket/ }).click();
    const drawer = cartDrawer(page);
    await expect(
      drawer.getByText(
        'Your basket is full: it takes 12 different boxes. Please order these first, then the rest.',
      ),
    ).toBeVisible();
    await expect(drawer.getByText('is in your basket.')).toHaveCount(0);
    await expect(drawer.getByRole('button', { name: /^Change/ })).toHaveCount(12);
    await expectAccessible(page);
  });
});

test.describe('two tabs', () => {
  test('show the same basket and keep what the other adds', async ({ page, context }) => {
    await openWithCart(page, '/basket', [readyMadeLine('six-favourites')]);
    await expect(quantityFields(page)).toHaveCount(1);
    const other = await context.newPage();
    await other.goto('/shop-boxes/chocolate-dozen');
    await other.getByRole('button', { name: /^Add to basket/ }).click();
    await expect(quantityFields(cartDrawer(other))).toHaveCount(2);

    await expect(quantityFields(page)).toHaveCount(2);
    await expect(cartLink(page)).toHaveText('2');
    await lineNamed(page, 'Six Favourites').getByRole('button', { name: 'One more' }).click();
    await expect(lineNamed(cartDrawer(other), 'Six Favourites').getByRole('textbox')).toHaveValue(
      '2',
    );
    await lineNamed(cartDrawer(other), 'Chocolate Dozen')
      .getByRole('button', { name: /^Remove/ })
      .click();
    await expect(quantityFields(page)).toHaveCount(1);
    await expect(orderTotals(page)).toContainText(`Total${formatPounds(2 * boxPence(1))}`);
  });
});

test.describe('leaving the page right after "Add to basket"', () => {
  test('adds a ready-made box once, even when no cart script was loaded', async ({ page }) => {
    await page.route(/_astro\/(open|show)[^/]*\.js/, () => new Promise(() => undefined));
    await openWithCart(page, '/shop-boxes/six-favourites', [readyMadeLine('six-favourites')]);
    const add = page.getByRole('button', { name: /^Add to basket/ });
    await add.click();
    await expect(add).not.toHaveAttribute('aria-busy');
    await page.goto('/faq');
    await expect(cartLink(page)).toHaveAccessibleName('Basket, 2 items');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto('/basket');
    await expect(quantityFields(page)).toHaveCount(1);
    await expect(quantityFields(page)).toHaveValue('2');
    await page.reload();
    await expect(quantityFields(page)).toHaveValue('2');
  });

  test('moves a built box from the builder to the basket', async ({ page }) => {
    await openWithCart(page, '/faq');
    await openDeliveryStep(page);
    const add = page.getByRole('button', { name: 'Add to basket and build another' });
    const held = await add.evaluate((button: HTMLElement) => {
      button.click();
      return [localStorage.getItem('cart'), localStorage.getItem('boxBuilderData')];
    });
    expect(held[0]).toContain('"boxId":2');
    expect(held[1]).not.toContain('"boxId":2');
    await page.goto('/basket');
    await expect(quantityFields(page)).toHaveValue('1');
    await page.goto('/build-your-box');
    await expectHydratedStep1(page);
    await expect(page.getByText('Continue your box?')).toHaveCount(0);
  });
});

test('the basket as a page can be emptied, and Undo restores every line', async ({ page }) => {
  const cart = await openCart(page, 'page', threeCartLines);
  await cart.getByRole('button', { name: 'Empty the basket' }).press('Enter');
  await expect(cart.getByRole('heading', { name: 'Nothing in it yet' })).toBeVisible();
  await expect.poll(() => readStoredCart(page)).toEqual([]);
  await expect(cartLink(page)).toHaveText('');
  const undo = cart.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await expect(undo).toHaveAccessibleDescription('Basket emptied.');
  await expectAccessible(page);
  await undo.press('Enter');
  await expect(quantityFields(cart)).toHaveCount(3);
  await expect(lineNamed(cart, 'Box of 12')).toBeFocused();
  await expect(cartLink(page)).toHaveText('4');
});

test('the basket as a drawer duplicates a box in place, announces it, and can undo it', async ({
  page,
}) => {
  const cart = await openCart(page, 'drawer', threeCartLines);
  const box = lineNamed(cart, 'Box of 12');
  await box.getByRole('button', { name: /^Details/ }).click();
  const duplicate = box.getByRole('button', {
    name: 'Duplicate Box of 12, Happy Birthday Mum lid',
  });
  await duplicate.press('Enter');
  await expect(duplicate).toBeFocused();
  await expect(box.getByRole('textbox')).toHaveValue('2');
  const said = 'Box of 12, Happy Birthday Mum lid: one more added, 2 in your basket.';
  await expect(page.getByRole('status').filter({ hasText: said })).toHaveCount(1);
  const undo = cart.getByRole('button', { name: 'Undo' });
  await undo.focus();
  await expectAccessible(page);
  await undo.press('Enter');
  await expect(box.getByRole('textbox')).toHaveValue('1');
});

test('each line links to the builder, which edits it', async ({ page }) => {
  await openWithCart(page, '/basket', threeCartLines);
  await expect(quantityFields(page)).toHaveCount(3);
  const box = lineNamed(page, 'Box of 12');
  await expect(
    box.getByRole('link', { name: 'Edit Box of 12, Happy Birthday Mum lid' }),
  ).toHaveAttribute('href', /^\/build-your-box\?edit=[0-9a-f]{16}$/);
  await box.getByRole('link', { name: /^Edit/ }).click();
  await expect(page.getByText('You are changing a box in your basket.')).toBeVisible();
});

/** Fills in the payment page and pays this amount. */
async function payOnPage(page: Page, email: string, amount: string): Promise<void> {
  await fillPaymentForm(page, email);
  await clickButton(page, `Pay ${amount}`);
}

test.describe('paying for a basket', () => {
  test('sends one confirmation and one packing slip for three different boxes', async ({
    page,
  }) => {
    const email = `ada.${Date.now()}@post.example`;
    const three = [threeCartLines[0], readyMadeLine('chocolate-dozen', 2), threeCartLines[2]];
    const total = formatPounds(prices.birthday + 2 * boxPence(2) + prices.keyring);
    await openWithCart(page, '/basket', three);
    await expect(orderTotals(page)).toContainText(`Total${total}`);
    await payButton(page).click();
    await payOnPage(page, email, total);

    const number = await readOrderNumber(page);
    await expect(orderSummary(page)).toContainText(total);
    await expect.poll(() => readLocalStorage(page, 'cart')).toBeNull();
    await expect(cartLink(page)).toHaveText('');

    const { confirmation, packingSlip } = await findOrderMails(page, email, number);
    for (const text of [confirmation, packingSlip]) {
      expect(text).toContain('Happy 80th, Mum! With love from all of us');
      expect(text).toContain('For you');
      expect(text).toContain('Happy Birthday Mum');
      expect(text).toContain("World's Best Mum");
      expect(text).toContain('this mum belongs');
      expect(text).toMatch(/Belgian Chocolate/);
      expect(text).toContain(total);
      expect(text).toContain('3 Marine Parade');
    }
  });

  test('puts the requested delivery day and the buyer into both mails', async ({ page }) => {
    const email = `ada.${Date.now()}.requested-day@post.example`;
    await openWithCart(page, '/basket', [readyMadeLine('six-favourites')]);
    const dayField = page.getByLabel('Arrive around (optional)');
    await expect(dayField).toHaveAttribute('max', /^\d{4}-/);
    const last = parseDay((await dayField.getAttribute('max')) ?? '');
    if (last === null) throw new Error('No last day can be requested.');
    const day = addDays(last, -7);
    await dayField.fill(day);
    await expect(page.getByText(`in time for ${formatWeekday(day)}.`)).toBeVisible();
    await page.getByLabel('Your name (optional)').fill('Edna Tide');
    await page.reload();
    await expect(dayField).toHaveValue(day);
    await expect(page.getByLabel('Your name (optional)')).toHaveValue('Edna Tide');
    await payButton(page).click();
    await payOnPage(page, email, formatPounds(boxPence(1)));
    const mails = await findOrderMails(page, email, await readOrderNumber(page));
    expect(mails.confirmation).toContain(formatDay(day));
    expect(mails.packingSlip).toContain(formatDay(day));
    expect(mails.confirmation).toContain('Dear Edna Tide, your order for');
    expect(mails.packingSlip).toContain('Ordered by Edna Tide');
  });

  test('warns when 2nd Class may miss the occasion of a lid', async ({ page }) => {
    await page.clock.setFixedTime('2027-03-02T10:00:00Z');
    await openWithCart(page, '/basket', [builtLine({ boxId: 2, lid: [2, "Happy Mother's Day"] })]);
    await expect(page.getByText(/^2nd class may miss Mother's Day; 1st class £/)).toBeVisible();
    await page.getByRole('radio', { name: /1st Class/ }).check();
    await expect(page.getByText(/may miss Mother's Day/)).toHaveCount(0);
  });

  test('empties the basket after another order is paid, and offers to restore it', async ({
    page,
  }) => {
    await openDeliveryStep(page);
    await page.evaluate(
      (cart) => localStorage.setItem('cart', cart),
      JSON.stringify(threeCartLines),
    );
    await fillDeliveryForm(page);
    await proceedToPayment(page);
    await page.getByRole('button', { name: /^Pay £/ }).click();
    await expect(page.getByText('Your basket still held 4 boxes')).toBeVisible();
    await page.getByRole('button', { name: 'Put them back' }).click();
    await expect(cartLink(page)).toHaveText('4');
    await openCartDrawer(page);
    await expect(quantityFields(cartDrawer(page))).toHaveCount(3);
  });

  test('keeps the basket when the shopper cancels on the payment page', async ({ page }) => {
    await openWithCart(page, '/basket', threeCartLines);
    await page.getByRole('radio', { name: /1st Class/ }).check();
    await payButton(page).click();
    await page.getByRole('link', { name: /Cancel/ }).click();
    await expect(page).toHaveURL(/\/basket$/);
    await expect(quantityFields(page)).toHaveCount(3);
    await expect(orderTotals(page)).toContainText(
      `Total${formatPounds(prices.total + postagePence(2))}`,
    );
    await payButton(page).click();
    await expect(
      page.getByRole('button', { name: `Pay ${formatPounds(prices.total + postagePence(2))}` }),
    ).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the basket page says how to order by e-mail', async ({ page }) => {
    await page.goto('/basket');
    await expect(page.getByRole('heading', { level: 1, name: 'Your basket' })).toBeVisible();
    const notice = page.locator('main noscript p');
    await expect(notice).toContainText('Boxes that we have filled can be bought without it.');
    await expect(notice).toContainText(/or ring [\d\s]+\./);
    await expect(page.getByText('Opening your basket…')).toBeHidden();
  });

  test('a ready-made box is bought, paid and confirmed by mail', async ({ page }) => {
    const email = `box-${Date.now()}@post.example`;
    await page.goto('/shop-boxes/six-favourites');
    await expect(page.getByRole('button', { name: /^Add to basket/ })).toBeHidden();
    await page.getByText('Is it a gift? Add a lid and a note, free').click();
    await expect(page.getByRole('link', { name: /in the builder$/ })).toBeHidden();
    await page.getByRole('radio', { name: 'Birthday, for mum' }).check();
    await page.getByLabel('Note (optional)').fill('Happy 80th, Mum!');
    await page.getByRole('radio', { name: /1st Class/ }).check();
    await expectAccessibleWithoutScript(page);
    await page.getByRole('button', { name: 'Buy this box' }).click();
    await expect(page).toHaveURL(PAYMENT_PAGE);
    await fillPaymentForm(page, email);
    await clickPay(page);
    await expect(page.locator('main noscript p')).toContainText('after your payment has arrived');
    const { text } = await findMail(page, ({ to }) => to.includes(email));
    expect(text).toContain('Lid: Happy Birthday Mum');
    expect(text).toContain('Happy 80th, Mum!');
    expect(text).toContain(formatPounds(boxPence(1) + 200));
  });
});

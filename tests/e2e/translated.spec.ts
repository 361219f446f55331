import { expect, test, type Locator, type Page } from '@playwright/test';
import { formatPounds } from '#domain/money.ts';
import { boxPence, postagePence } from '../support/shop-prices.ts';
import {
  chooseLid,
  clickButton,
  clickPreset,
  expectChosenPieces,
  expectHydratedStep1,
  fillDeliveryForm,
  hideFlavoursContaining,
  leaveFlavoursStep,
  leaveNoteStep,
  openBuilderPage,
  openDeliveryStep,
  proceedToPayment,
  selectBoxKind,
} from './helpers/builder.ts';
import { builtLine, openCart, payButton, readyMadeLine } from './helpers/cart.ts';
import { collectErrors, declineCookies, waitForHydration } from './helpers/page-setup.ts';
import {
  PAID_HEADING,
  PAYMENT_PAGE,
  clickPay,
  openPaymentPage,
  sessionIdOf,
} from './helpers/payment.ts';

declare global {
  interface Window {
    /** The text nodes that the translation took out of the page, and what stands in their place. */
    translated: [original: Text, translation: HTMLElement][];
  }
}

/**
 * Translates the page as Chrome and Edge do: each text node, also one that comes later, gives way to `<font>` elements. The
 * words stay the same, so that the tests find them.
 */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const UNTRANSLATED = 'script, style, textarea, noscript, template, font, svg';
    const createFont = () => document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
    window.translated = [];
    const translateNode = (node: Node): void => {
      if (node instanceof Text) {
        const parent = node.parentElement;
        if (!parent || node.data.trim() === '' || parent.closest(UNTRANSLATED)) return;
        const [outer, inner] = [createFont(), createFont()];
        inner.textContent = node.data;
        outer.append(inner);
        node.replaceWith(outer);
        window.translated.push([node, outer]);
      } else for (const child of [...node.childNodes]) translateNode(child);
    };
    translateNode(document.body);
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        if (target instanceof Text) translateNode(target);
        addedNodes.forEach(translateNode);
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}

/** Expects that the page shows each text that has changed since it was translated. */
async function expectUpToDate(page: Page): Promise<void> {
  const stale = (): Promise<string[]> =>
    page.evaluate(() =>
      window.translated
        .filter(([text, shown]) => shown.isConnected && text.data !== shown.textContent)
        .map(([text, shown]) => `"${shown.textContent}" in place of "${text.data}"`),
    );
  await expect.poll(stale).toEqual([]);
}

let errors: string[] = [];

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  errors = collectErrors(page);
});

test.afterEach(() => {
  expect(errors).toEqual([]);
});

test('the builder leads to the payment page', async ({ page }) => {
  await openBuilderPage(page);
  await expectHydratedStep1(page);
  await translate(page);
  await selectBoxKind(page, 'Box of 6');
  await clickButton(page, 'Add to Box (Vanilla)');
  await expectChosenPieces(page, '1 / 6');
  await clickButton(page, 'Add one Vanilla');
  await expectChosenPieces(page, '2 / 6');
  await clickButton(page, 'Remove one Vanilla');
  await expectChosenPieces(page, '1 / 6');
  await hideFlavoursContaining(page, 'nuts');
  await clickButton(page, /^Clear/);
  await clickButton(page, 'Remove one Vanilla');
  await clickPreset(page, 'Top 6 Recommended');
  await expectChosenPieces(page, '6 / 6');
  await leaveFlavoursStep(page);
  await clickButton(page, /^Back$/);
  await leaveFlavoursStep(page);

  await chooseLid(page, /^Happy Birthday/, 'Happy Birthday Mum');
  await page.getByLabel('Your note').fill('Happy 80th, Mum!');
  await expect(page.getByText('14 / 100')).toBeVisible();
  await page.getByText('Add a Personalized Family Keyring').click();
  await clickButton(page, 'this mum belongs');
  await page.getByRole('combobox', { name: 'Search for a name' }).fill('Gra');
  await page.getByRole('option', { name: 'Grace' }).click();
  await expectUpToDate(page);
  await clickButton(page, 'Remove All Keyrings');
  await leaveNoteStep(page);

  await page.getByRole('radio', { name: /1st Class/ }).check();
  const firstClass = formatPounds(boxPence(1) + postagePence(2));
  await expect(page.getByText(firstClass).first()).toBeVisible();
  await page.getByRole('radio', { name: /2nd Class/ }).check();
  await proceedToPayment(page);
  await expect(page.getByText('There is a problem')).toBeVisible();
  await fillDeliveryForm(page);
  await expectUpToDate(page);
  await proceedToPayment(page);
  await expect(page).toHaveURL(PAYMENT_PAGE);
});

test('a requested day of the builder changes what is shown of the delivery', async ({ page }) => {
  await openDeliveryStep(page);
  await translate(page);
  const day = page.getByLabel('Arrive around (optional)');
  await day.fill((await day.getAttribute('max')) ?? '');
  await page.getByRole('radio', { name: /1st Class/ }).check();
  await expectUpToDate(page);
  await day.fill('');
  await expectUpToDate(page);
  await clickButton(page, /^Back$/);
  await expectUpToDate(page);
});

test.describe('the basket', () => {
  const line = (cart: Locator): Locator => cart.getByRole('listitem', { name: 'Box of 12' });

  for (const place of ['page', 'drawer'] as const) {
    test(`counts, prices and days follow the quantity, as ${place}`, async ({ page }) => {
      const cart = await openCart(page, place, [
        builtLine({ boxId: 2, lid: [1, 'Happy Birthday Mum'], note: 'For you', quantity: 2 }),
        readyMadeLine('six-favourites'),
      ]);
      await translate(page);
      await expect(cart.getByText('All 3 boxes go in one parcel.')).toBeVisible();
      await line(cart).getByRole('button', { name: 'One more' }).click();
      await expect(line(cart)).toContainText(formatPounds(3 * boxPence(2)));
      await expect(cart.getByText('All 4 boxes go in one parcel.')).toBeVisible();
      await cart.getByRole('radio', { name: /1st Class/ }).check();
      await expectUpToDate(page);
      for (let n = 0; n < 2; n += 1)
        await line(cart).getByRole('button', { name: 'One fewer' }).click();
      await expect(cart.getByText('Both boxes go in one parcel.')).toBeVisible();
      await expectUpToDate(page);

      await line(cart)
        .getByRole('button', { name: /^Remove Box/ })
        .click();
      await cart.getByRole('button', { name: /^Undo/ }).click();
      await cart.getByRole('button', { name: 'Empty the basket' }).click();
      await cart.getByRole('button', { name: /^Undo/ }).click();
      await expectUpToDate(page);
      await payButton(cart).first().click();
      await expect(page).toHaveURL(PAYMENT_PAGE);
    });
  }

  test('goes to several people', async ({ page }) => {
    const cart = await openCart(page, 'page', [
      builtLine({ boxId: 2, lid: [1, 'Happy Birthday'], quantity: 2 }),
    ]);
    await translate(page);
    const toSeveral = cart.getByRole('radio', { name: /^Send to several people/ });
    await toSeveral.check();
    await cart.getByRole('radio', { name: /^Send to one address/ }).check();
    await toSeveral.check();
    await cart.getByRole('button', { name: 'Paste a list' }).click();
    await cart
      .getByLabel('A line for each person')
      .fill(
        'Dorothy Pier, 1 Pier Road, Weston-super-Mare, BS23 1AA\nAda Quay, 2 The Front, Clevedon, BS21 7QU\nAda',
      );
    await cart.getByRole('button', { name: 'Add these people' }).click();
    await expect(cart.getByText('2 people added.')).toBeVisible();
    await expect(cart.getByText('2 of 3 filled in')).toBeVisible();
    await expectUpToDate(page);
    await cart.getByLabel('Your name').fill('Edna Tide');
    await cart.getByLabel('E-mail', { exact: true }).fill('edna.tide@post.example');
    await cart.getByLabel('A line for each person').fill('');
    await expectUpToDate(page);
  });
});

test('the slices follow number and flavours', async ({ page }) => {
  await declineCookies(page);
  await page.goto('/weddings-corporate');
  const slices = page.getByRole('spinbutton', { name: 'Slices', exact: true });
  await waitForHydration(page, slices);
  // React says so, and renders it anew, when it hydrates a part that is translated already.
  await waitForHydration(page, page.getByRole('button', { name: 'Send enquiry' }));
  await translate(page);
  const totals = page.getByRole('region', { name: 'Your order' });
  await slices.fill('90');
  await expect(totals).toContainText('90 slices');
  await clickButton(page, 'Make it 100');
  await slices.fill('20');
  await clickButton(page, 'Make it 50');
  await slices.fill('300');
  await clickButton(page, 'Make it 250');
  await expect(totals).toContainText('250 slices');
  await expectUpToDate(page);
  await page.getByRole('radio', { name: /^Choose up to 10/ }).check();
  await page.getByText(/^\d+ more flavours$/).click();
  for (const name of ['Vanilla', 'Maple & Walnut'])
    await page.getByRole('checkbox', { name: new RegExp(`^${name}`) }).check();
  await expect(page.getByText('2 of 10 chosen')).toBeVisible();
  await expect(totals).toContainText('Contains: milk, nuts.');
  await expectUpToDate(page);
  await page.getByRole('radio', { name: /^Popular assortment/ }).check();
  await page.getByLabel('Date needed').fill('2027-06-05');
  await expectUpToDate(page);
  await clickButton(page, 'Order Now');
  await expect(page).toHaveURL(PAYMENT_PAGE);
});

test('the contact form shows its errors and its answer', async ({ page }) => {
  await declineCookies(page);
  await page.goto('/contact');
  const form = page.getByRole('form', { name: 'Write to us' });
  await waitForHydration(page, form.getByLabel('Name'));
  await translate(page);
  const send = form.getByRole('button', { name: 'Send message' });
  await send.click();
  await expect(form.getByRole('group', { name: 'There is a problem' })).toBeVisible();
  await form.getByLabel('Name').fill('Ada Brown');
  await form.getByLabel('E-mail').fill('ada@gmial.com');
  await form.getByLabel('Message').fill('Is it soft?');
  await form.getByRole('button', { name: 'ada@gmail.com' }).click();
  await expectUpToDate(page);
  await send.click();
  await expect(form.getByText('Thank you for your message')).toBeVisible();
  await clickButton(page, 'Write another');
  await expect(send).toBeVisible();
  await expectUpToDate(page);
});

test('the thank-you page follows a payment from pending to paid', async ({ page, context }) => {
  const paymentUrl = await openPaymentPage(page);
  await declineCookies(page);
  await page.goto(`/thank-you?session_id=${sessionIdOf(paymentUrl)}`);
  await expect(page.getByRole('heading', { name: 'Nearly there.' })).toBeVisible();
  await translate(page);
  const elsewhere = await context.newPage();
  await elsewhere.goto(paymentUrl);
  await clickPay(elsewhere);
  await expect(page.getByRole('heading', { name: PAID_HEADING })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(/^Your order BHF-\w+ is with us/)).toBeVisible();
  await expectUpToDate(page);
});

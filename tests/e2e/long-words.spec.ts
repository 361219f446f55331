import { expect, test } from '@playwright/test';
import {
  clickButton,
  openDeliveryStep,
  fillDeliveryForm,
  proceedToPayment,
} from './helpers/builder.ts';
import { builtLine, openCart } from './helpers/cart.ts';
import { expectNoHorizontalScroll, openPage } from './helpers/page-setup.ts';
import { clickPay, orderSummary } from './helpers/payment.ts';

/** A word of 60 letters without a place to break it. */
const WORD = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'.padEnd(60, 'h');

test('a paid order with long words fits a phone, on its own page, too @narrow', async ({
  page,
}) => {
  await openDeliveryStep(page, { boxId: 1, lid: [1, 'Happy Birthday Mum'], note: WORD });
  await fillDeliveryForm(page);
  for (const label of ['First name', 'Last name', 'Address line 1', 'Town or city'])
    await page.getByLabel(label).fill(WORD);
  await proceedToPayment(page);
  await clickPay(page);
  await expect(orderSummary(page)).toContainText(WORD);
  await expectNoHorizontalScroll(page);
  await page.getByRole('link', { name: 'See or change your order' }).click();
  await expect(page.getByText(WORD).first()).toBeVisible();
  await expectNoHorizontalScroll(page);
});

test('the basket holds long words on a phone @narrow', async ({ page }) => {
  const cart = await openCart(page, 'page', [
    builtLine({ boxId: 1, lid: [1, 'Happy Birthday Mum'], note: WORD }),
  ]);
  await expect(cart.getByText(WORD)).toBeVisible();
  await expectNoHorizontalScroll(page);
  await cart.getByRole('radio', { name: /^Send to several people/ }).check();
  await cart.getByRole('button', { name: 'Paste a list' }).click();
  await cart
    .getByLabel('A line for each person')
    .fill(`${WORD} ${WORD}, ${WORD}, ${WORD}, BS23 1AA\n${WORD} Quay, ${WORD}, Clevedon, BS21 7QU`);
  await expectNoHorizontalScroll(page);
  await cart.getByRole('button', { name: 'Add these people' }).click();
  await expectNoHorizontalScroll(page);
});

test('a review of long words fits a phone @narrow', async ({ page }) => {
  await openPage(page, '/qr-code#review');
  await page.getByLabel('Your favourite flavour').selectOption('Vanilla');
  await page.getByLabel('Your review').fill(WORD);
  await page.getByLabel('Your name').fill(WORD);
  await clickButton(page, 'Leave my review');
  await expect(page.getByRole('figure')).toContainText(WORD);
  await expectNoHorizontalScroll(page);
});

test('reviews of long words fit the home page on a phone @narrow', async ({ page }) => {
  await openPage(page, '/');
  const reviews = page.getByRole('region', { name: 'What People Say' });
  await reviews.scrollIntoViewIfNeeded();
  await reviews.evaluate((section, word) => {
    for (const words of section.querySelectorAll('blockquote, figcaption b, figure button'))
      words.replaceChildren(word);
  }, WORD);
  await expectNoHorizontalScroll(page);
});

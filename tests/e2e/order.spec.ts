import { expect, test, type Page } from '@playwright/test';
import { formatPounds } from '#domain/money.ts';
import {
  applyPreset,
  chooseLid,
  clickButton,
  expectStep,
  fillDeliveryForm,
  leaveNoteStep,
  openBuilderPage,
  openDeliveryStep,
  proceedToPayment,
  selectBoxKind,
  testRecipient,
} from './helpers/builder.ts';
import { findOrderMails } from './helpers/mailbox.ts';
import { clickPay, readOrderNumber } from './helpers/payment.ts';
import { boxPence } from '../support/shop-prices.ts';

/** Waits for the thank-you page and returns the texts of both mails of the order. */
const findMailsOfOrder = async (page: Page) =>
  findOrderMails(page, testRecipient['E-mail'], await readOrderNumber(page));

test('an order of a Box of 12 with a note reaches both mails', async ({ page }) => {
  await openBuilderPage(page);
  await selectBoxKind(page, 'Box of 12');
  await applyPreset(page, 'Top 12 Recommended');
  await chooseLid(page, /^Happy Birthday/, 'Happy Birthday Mum');
  await page.getByLabel('Your note').fill('Happy 80th, Mum!');
  await leaveNoteStep(page);
  await fillDeliveryForm(page);
  await proceedToPayment(page);
  await clickPay(page);

  const { confirmation, packingSlip } = await findMailsOfOrder(page);
  for (const text of [confirmation, packingSlip]) {
    expect(text).toContain('Happy 80th, Mum!');
    expect(text).toContain('Happy Birthday Mum');
    expect(text).toContain('Banana & Chocolate Swirl');
    expect(text).toContain('1 Marine Parade');
    expect(text).toContain(formatPounds(boxPence(2)));
  }
  expect(confirmation).toContain('Get it by');
});

test('a second card after a declined one gives one order', async ({ page }) => {
  await openDeliveryStep(page);
  await fillDeliveryForm(page);
  await proceedToPayment(page);
  await clickButton(page, 'Try a card that is declined');
  await expect(page.getByRole('alert')).toContainText('declined');
  await clickPay(page);
  const { packingSlip } = await findMailsOfOrder(page);
  expect(packingSlip).toContain('Lid: Enjoy your fudge');
});

test('a shopper who cancels on the payment page finds the box and the address unchanged', async ({
  page,
}) => {
  await openDeliveryStep(page);
  await fillDeliveryForm(page);
  await proceedToPayment(page);
  await page.getByRole('link', { name: /Cancel/ }).click();
  await expectStep(page, 'delivery');
  await expect(page.getByLabel('Address line 1', { exact: true })).toHaveValue('1 Marine Parade');
  await proceedToPayment(page);
  await clickPay(page);
  await readOrderNumber(page);
});

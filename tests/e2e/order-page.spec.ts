import { expect, test as base, type Page } from '@playwright/test';
import { shop } from '#data/shop.ts';
import {
  clickButton,
  fillDeliveryForm,
  openDeliveryStep,
  proceedToPayment,
  testRecipient,
} from './helpers/builder.ts';
import { tabTo } from './helpers/keyboard.ts';
import { findMail, findOrderMails } from './helpers/mailbox.ts';
import { startOwnShop, type OwnShop } from './helpers/own-shop.ts';
import { expectAccessible, expectNoHorizontalScroll } from './helpers/page-setup.ts';
import { clickPay, readOrderNumber } from './helpers/payment.ts';

/** A test with a shop whose database the packer of the test reaches. */
const test = base.extend<object, { ownShop: OwnShop }>({
  ownShop: [
    async ({}, use) => {
      const own = await startOwnShop();
      await use(own);
      await own.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ ownShop }, use) => use(ownShop.url),
});

const NOTE = 'Happy 80th, Mum!';
const NEW_NOTE = 'Happy 81st, Mum!';

/** Pays for a birthday box with a note, and opens its page from the thank-you page. */
async function openOrder(page: Page): Promise<string> {
  await openDeliveryStep(page, { boxId: 1, lid: [1, 'Happy Birthday Mum'], note: NOTE });
  await fillDeliveryForm(page);
  await proceedToPayment(page);
  await clickPay(page);
  const number = await readOrderNumber(page);
  await page.getByRole('link', { name: 'See or change your order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Your order ${number}` })).toBeFocused();
  return number;
}

/** Marks every parcel of an order, as the packer does. */
async function setStatus({ query }: OwnShop, number: string, status: string): Promise<void> {
  await query(
    `update parcels set status = $2, version = version + 1
     where session_id = (select session_id from orders where order_number = $1)`,
    [number.replace('BHF-', ''), status],
  );
}

const note = (page: Page) => page.getByRole('region', { name: 'Your note' });
const step = (page: Page) => page.locator('[aria-current="step"]');

test('a note changed after the payment stands on the slip, by the keyboard alone', async ({
  page,
}) => {
  const number = await openOrder(page);
  await expect(page).toHaveURL(/\/order$/);
  await expect(step(page)).toHaveText(/^Received \d+ [A-Z][a-z]{2}$/);
  await expect(note(page).locator('blockquote')).toHaveText(NOTE);
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);

  await tabTo(page, page.getByRole('button', { name: 'Change the note' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Your note', { exact: true }).last()).toBeFocused();
  for (const change of await page.getByRole('button', { name: /Change the|Wish for/ }).all()) {
    await expect(change).toBeDisabled();
  }
  await expectAccessible(page);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(NEW_NOTE);
  await tabTo(page, page.getByRole('button', { name: 'Save the change' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Change the note' })).toBeFocused();
  await expect(note(page).locator('blockquote')).toHaveText(NEW_NOTE);
  await expect(note(page).getByRole('status')).toContainText('Saved.');

  const slip = await findMail(page, ({ subject }) =>
    new RegExp(`^CHANGED: .*${number}`).test(subject),
  );
  expect(slip.text).toContain(`> ${NEW_NOTE}`);
  expect(slip.text).toContain(`Note, before: “${NOTE}”`);
  const told = await findMail(
    page,
    ({ subject }) => subject === `Your order ${number} was changed`,
  );
  expect(told.to).toEqual([testRecipient['E-mail']]);

  await page.reload();
  await expect(note(page).locator('blockquote')).toHaveText(NEW_NOTE);
});

test('what is packed meanwhile is told kindly, and what was typed is kept', async ({
  page,
  ownShop,
}) => {
  const number = await openOrder(page);
  await clickButton(page, 'Change the note');
  const field = page.getByLabel('Your note', { exact: true }).last();
  await field.fill(NEW_NOTE);
  await setStatus(ownShop, number, 'packed');
  await clickButton(page, 'Save the change');
  await expect(page.getByRole('alert')).toContainText('We have begun to pack this parcel');
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('alert')).toContainText('If it must be changed, ring us');
  await expect(page.getByRole('alert').getByRole('link', { name: shop.phone })).toBeVisible();
  await expect(page.getByRole('alert').locator('blockquote')).toHaveText(NEW_NOTE);
  await expect(page.getByRole('textbox', { name: 'Your note' })).toHaveCount(0);
  await expect(page.getByText('Not saved')).toHaveCount(1);
  await expect(step(page)).toHaveText('Being packed Now');
  await expect(page.getByRole('button', { name: /Change the|Wish for|Save/ })).toHaveCount(0);
  await expectAccessible(page);
  await expect(note(page).locator('blockquote')).toHaveText(NOTE);

  await setStatus(ownShop, number, 'posted');
  await page.reload();
  await expect(step(page)).toHaveText('Posted On its way');
  await expect(page.getByRole('main')).not.toContainText('Delivered');
});

test('an address and a day are changed, and what is wrong is named', async ({ page }) => {
  await openOrder(page);
  await clickButton(page, 'Change the address');
  await expect(page.getByLabel('First name')).toHaveValue('Ann');
  await page.getByLabel('Postcode').fill('75001');
  await clickButton(page, 'Save the change');
  await expect(page.getByRole('group', { name: 'There is a problem' })).toBeFocused();
  await expect(page.getByRole('link', { name: /UK postcode/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Address line 1').fill('9 New Road');
  await page.getByLabel('Postcode').fill('bs229zz');
  await clickButton(page, 'Save the change');
  const address = page.getByRole('region', { name: 'Where it goes' });
  await expect(address).toContainText('9 New Road');
  await expect(address).toContainText('BS22 9ZZ');

  await clickButton(page, 'Wish for a day');
  const day = page.getByLabel('Arrive around');
  const latest = (await day.getAttribute('max')) ?? '';
  await day.fill('2001-01-01');
  await clickButton(page, 'Save the change');
  await expect(page.getByRole('link', { name: /^Choose a day from/ })).toBeVisible();
  await day.fill(latest);
  await clickButton(page, 'Save the change');
  const arrival = page.getByRole('region', { name: 'When it arrives' });
  await expect(arrival).toContainText('In time for');

  await clickButton(page, 'Change the day');
  await page.getByRole('checkbox', { name: 'No particular day' }).check();
  await expect(day).toBeHidden();
  await expect(arrival.getByText(/^You asked for /)).toBeVisible();
  const said = arrival.getByText(/^It then leaves us on .*: get it by/);
  const leaving = /leaves us on ([^:]+)/.exec((await said.textContent()) ?? '')?.[1] ?? '?';
  await expectAccessible(page);
  await clickButton(page, 'Save the change');
  await expect(arrival).toContainText('as soon as we can');
  await expect(page.getByRole('main')).toContainText(`leaving us on ${leaving}`);
});

test('a change made in another place is shown, and can be made again', async ({
  page,
  context,
}) => {
  const number = await openOrder(page);
  const { confirmation } = await findOrderMails(page, testRecipient['E-mail'], number);
  const link = /https?:\S+\/order#\S+/.exec(confirmation)?.[0] ?? '';
  const other = await context.newPage();
  await other.goto(link);
  await clickButton(page, 'Change the note');
  const field = page.getByLabel('Your note', { exact: true }).last();
  await field.fill(NEW_NOTE);
  await clickButton(other, 'Change the note');
  await other.getByLabel('Your note', { exact: true }).last().fill('From the other tab');
  await clickButton(other, 'Save the change');
  await expect(note(other).locator('blockquote')).toHaveText('From the other tab');

  await clickButton(page, 'Save the change');
  await expect(page.getByRole('alert')).toContainText('changed in another place');
  await expect(note(page).locator('blockquote')).toHaveText('From the other tab');
  await expect(field).toHaveValue(NEW_NOTE);
  await clickButton(page, 'Save the change');
  await expect(note(page).locator('blockquote')).toHaveText(NEW_NOTE);
});

test('without a link the page lists the orders of this device, and a wrong link is refused', async ({
  page,
}) => {
  const number = await openOrder(page);
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/about');
  await page.goto('/order');
  const orders = page.getByRole('region', { name: 'Your orders on this device' });
  await expect(orders).not.toContainText(testRecipient['Last name']);
  await expectAccessible(page);
  await orders.getByRole('link', { name: /^Order of/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Your order ${number}` })).toBeVisible();
  await expect(page).toHaveURL(/\/order$/);

  await page.goto('/about');
  await page.goto('/order#cs_test_1.1.forged');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link is not complete');
  await expect(page.getByRole('link', { name: 'Ask us for the link again' })).toBeVisible();
  await expectAccessible(page);
});

test('in print the page is a receipt', async ({ page }) => {
  await openOrder(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 2, name: 'Receipt' })).toBeVisible();
  await expect(page.getByText('not VAT registered')).toBeVisible();
  await expect(page.getByText(/Pier View/).first()).toBeVisible();
  for (const hidden of [page.getByRole('heading', { level: 1 }), note(page)]) {
    await expect(hidden).toBeHidden();
  }
});

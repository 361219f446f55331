import { expect, test, type Page } from '@playwright/test';
import * as v from 'valibot';
import {
  buildNonGiftBox,
  fillDeliveryForm,
  expectStep,
  openBuilderPage,
  chooseLid,
  clickButton,
  proceedToPayment,
  testRecipient,
  selectBoxKind,
  applyPreset,
} from './helpers/builder.ts';

const mails = v.array(v.object({ to: v.array(v.string()), subject: v.string(), text: v.string() }));

const payNow = (page: Page) => clickButton(page, /^Pay £/);

/** Waits for the thank-you page and answers the number it shows. */
async function orderNumber(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible();
  const summary = page.getByRole('region', { name: 'Order summary' });
  const [number] = /BHF-[0-9A-Z]{10}/.exec(await summary.innerText()) ?? [];
  if (number === undefined) throw new Error('The thank-you page shows no order number.');
  return number;
}

/** The mails whose subject names this order, once both have come: the customer's and the shop's. */
async function mailsOf(page: Page, number: string): Promise<{ customer: string; shop: string }> {
  const caught = async () => {
    const inbox = await page.request.get('/sandbox/inbox.json');
    return v.parse(mails, await inbox.json()).filter(({ subject }) => subject.includes(number));
  };
  await expect.poll(async () => (await caught()).length).toBe(2);
  const texts = await caught();
  const to = (isCustomer: boolean): string =>
    texts.find(({ to: [address] }) => (address === testRecipient['E-mail']) === isCustomer)?.text ??
    '';
  return { customer: to(true), shop: to(false) };
}

test('an order of a Box of 12 with a note reaches both mails', async ({ page }) => {
  await openBuilderPage(page);
  await selectBoxKind(page, 'Box of 12');
  await applyPreset(page, 'Top 12 Recommended');
  await chooseLid(page, /^Happy Birthday/, 'Happy Birthday Mum');
  await page.getByLabel('Your note').fill('Happy 80th, Mum!');
  await clickButton(page, 'Continue to Shipping');
  await expectStep(page, 5);
  await fillDeliveryForm(page);
  await proceedToPayment(page);
  await payNow(page);

  const { customer, shop } = await mailsOf(page, await orderNumber(page));
  for (const text of [customer, shop]) {
    expect(text).toContain('Happy 80th, Mum!');
    expect(text).toContain('Happy Birthday Mum');
    expect(text).toContain('Banana & Chocolate Swirl');
    expect(text).toContain('1 Marine Parade');
    expect(text).toContain('£17.99');
  }
  expect(customer).toContain('Get it by');
});

test('an order of a Box of 6 with a keyring and two names reaches both mails', async ({ page }) => {
  await openBuilderPage(page);
  await selectBoxKind(page, 'Box of 6');
  await applyPreset(page, 'Top 6 Recommended');
  await chooseLid(page, /^Family/, "World's Best Mum");
  await page.getByText('Add a Personalized Family Keyring').click();
  await clickButton(page, 'this mum belongs');
  for (const name of ['Grace', 'Harry']) {
    await page.getByRole('combobox', { name: 'Search for a name' }).fill(name.slice(0, 3));
    await page.getByRole('option', { name }).click();
  }
  await clickButton(page, 'Continue to Shipping');
  await expectStep(page, 5);
  await fillDeliveryForm(page);
  await proceedToPayment(page);
  await payNow(page);

  const { customer, shop } = await mailsOf(page, await orderNumber(page));
  for (const text of [customer, shop]) {
    expect(text).toContain('this mum belongs');
    expect(text).toMatch(/Grace[\s\S]*Harry/);
    expect(text).toContain('£19.96');
  }
});

test('a second card after a declined one gives one order', async ({ page }) => {
  await buildNonGiftBox(page);
  await fillDeliveryForm(page);
  await proceedToPayment(page);
  await clickButton(page, 'Try a card that is declined');
  await expect(page.getByRole('alert')).toContainText('declined');
  await payNow(page);
  const { shop } = await mailsOf(page, await orderNumber(page));
  expect(shop).toContain('Lid: Enjoy your fudge');
});

test('a shopper who cancels on the payment page finds the box and the address unchanged', async ({
  page,
}) => {
  await buildNonGiftBox(page);
  await fillDeliveryForm(page);
  await proceedToPayment(page);
  await page.getByRole('link', { name: /Cancel/ }).click();
  await expectStep(page, 5);
  await expect(page.getByLabel('Address line 1', { exact: true })).toHaveValue('1 Marine Parade');
  await proceedToPayment(page);
  await payNow(page);
  await orderNumber(page);
});

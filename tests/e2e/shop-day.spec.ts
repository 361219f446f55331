import { expect, test, type Page } from '@playwright/test';
import { clickButton } from './helpers/builder.ts';
import { expectAccessible } from './helpers/page-setup.ts';
import { clickPay, openPaymentPage } from './helpers/payment.ts';
import { signIn } from './helpers/shopkeeper.ts';

/** Pays for a box and returns its order number. */
async function buyBox(page: Page): Promise<string> {
  await page.goto(await openPaymentPage(page));
  await clickPay(page);
  await expect(page.getByText('Order confirmed')).toBeVisible();
  const text = (await page.getByRole('main').textContent()) ?? '';
  return /BHF-[0-9A-Z]{10}/.exec(text)?.[0] ?? '';
}

/** Finds the card of an order by its number, as it may be due on another day. */
async function findCard(page: Page, number: string) {
  await page.getByRole('searchbox').fill(number);
  await clickButton(page, 'Search');
  await expect(page.getByRole('heading', { name: /^Found for/ })).toBeVisible();
  return page.getByRole('listitem').filter({ hasText: number });
}

test('packs and posts a parcel, takes it back, and keeps a press without a connection', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const number = await buyBox(page);
  await signIn(page);
  await expect(page.getByRole('heading', { name: 'To cut' })).toBeVisible();
  await expectAccessible(page);
  const card = await findCard(page, number);
  await card.getByText('Address and contents').click();
  await expect(card.getByText('Contains:').first()).toBeVisible();
  await expectAccessible(page);

  await card.getByRole('button', { name: /^Packed/ }).click();
  await card.getByRole('button', { name: /^Posted/ }).click();
  await expect(page.getByText('The customer is told in ten minutes.')).toBeVisible();
  await clickButton(page, 'Undo');
  await expect(card.getByText('Packed', { exact: true })).toBeVisible();

  await page.route('**/api/parcels/status', (route) => route.abort());
  await card.getByRole('button', { name: /^Posted/ }).click();
  await expect(page.getByText('What you pressed is kept and sent again.')).toBeVisible();
  await page.unroute('**/api/parcels/status');
  const sent = page.waitForResponse('**/api/parcels/status');
  expect((await sent).status()).toBe(200);
  await page.reload();
  const again = await findCard(page, number);
  await expect(again.getByText('Posted', { exact: true })).toBeVisible();
});

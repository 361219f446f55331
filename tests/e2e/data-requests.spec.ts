import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import * as v from 'valibot';
import { dataExportFile } from '#contract/data-export.ts';
import { clickButton } from './helpers/builder.ts';
import { findMail } from './helpers/mailbox.ts';
import { holdRequests } from './helpers/network.ts';
import {
  declineCookies,
  expectAccessible,
  expectNoHorizontalScroll,
} from './helpers/page-setup.ts';
import { clickPay, openPaymentPage, testCustomer } from './helpers/payment.ts';

const EXPORT = '**/api/data-export-request';

let emails = 0;
/** Returns an e-mail address that no other test uses. */
const newEmail = () => `person-${Date.now()}-${(emails += 1)}@post.example`;

const requestForm = (page: Page) => page.getByRole('form', { name: 'Make a request' });
const submitButton = (page: Page) => requestForm(page).getByRole('button');

/** Waits for the reference of an accepted request and returns it. */
async function readReference(page: Page): Promise<string> {
  const shown = page.getByText(/Your reference ID: DR-[0-9A-Z]{10}/);
  await expect(shown).toBeVisible();
  return /DR-[0-9A-Z]{10}/.exec((await shown.textContent()) ?? '')?.[0] ?? '';
}

/** Opens the confirmation link that was mailed for a request, and returns it. */
async function openMagicLink(page: Page, reference: string): Promise<string> {
  const { text } = await findMail(
    page,
    ({ subject }) => subject === `Please confirm your request ${reference}`,
  );
  const link = /https?:\S+\/data-requests\/confirm\?token=\S+/.exec(text)?.[0] ?? '';
  await page.goto(link);
  return link;
}

test.beforeEach(async ({ page }) => {
  await declineCookies(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('a data export leads from the form through two mails to the file', async ({ page }) => {
  await page.goto(await openPaymentPage(page));
  await clickPay(page);
  await expect(page.getByText('Order confirmed')).toBeVisible();

  await page.goto('/data-requests');
  await requestForm(page).getByLabel('E-mail').fill(testCustomer.email);
  await requestForm(page).getByLabel('Order references').fill('BHF-1111111111, BHF-2222222222');
  const sent = page.waitForRequest(EXPORT);
  await submitButton(page).click();
  expect((await sent).postDataJSON()).toEqual({
    email: testCustomer.email,
    orderReferences: ['BHF-1111111111', 'BHF-2222222222'],
    reason: '',
  });
  const reference = await readReference(page);
  await expect(page.getByRole('heading', { name: 'Export request received' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Make a request' })).toHaveCount(0);
  await expectAccessible(page);

  const link = await openMagicLink(page, reference);
  await expectAccessible(page);
  await clickButton(page, 'Send me my data');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your data are on their way');
  await expectAccessible(page);

  const notice = await findMail(page, ({ subject }) =>
    subject.startsWith(`Data export confirmed: ${reference}, due by `),
  );
  expect(notice.text).toContain('BHF-1111111111, BHF-2222222222');
  const { text } = await findMail(
    page,
    ({ subject }) => subject === `Your data are ready: ${reference}`,
  );
  const file = /https?:\S+\/api\/data-export\?token=\S+/.exec(text)?.[0] ?? '';
  const downloading = page.waitForEvent('download');
  await page.evaluate((url) => location.assign(url), file);
  const path = await (await downloading).path();
  const { email, orders } = v.parse(dataExportFile, JSON.parse(await readFile(path, 'utf8')));
  expect(email).toBe(testCustomer.email);
  expect(orders.length).toBeGreaterThan(0);
  expect(orders.every((order) => order.email === testCustomer.email)).toBe(true);

  await page.goto(link);
  await clickButton(page, 'Send me my data');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works');
});

test('a deletion is confirmed by mail, and the page says what is kept', async ({ page }) => {
  await page.goto('/data-requests');
  await expect(requestForm(page).getByLabel('Reason')).toBeHidden();
  await requestForm(page).getByText('My data deleted').click();
  await requestForm(page).getByLabel('Reason').fill('I moved away.');
  await requestForm(page).getByText('A copy of my data').click();
  await expect(requestForm(page).getByLabel('Reason')).toBeHidden();
  await requestForm(page).getByText('My data deleted').click();
  await expect(requestForm(page).getByLabel('Reason')).toHaveValue('I moved away.');
  const email = newEmail();
  await requestForm(page).getByLabel('E-mail').fill(email);
  const sent = page.waitForRequest('**/api/data-deletion-request');
  await submitButton(page).click();
  expect((await sent).postDataJSON()).toEqual({
    email,
    orderReferences: [],
    reason: 'I moved away.',
  });
  const reference = await readReference(page);
  await openMagicLink(page, reference);
  await clickButton(page, 'Delete my data');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your data are deleted');
  const main = page.getByRole('main');
  await expect(main).toContainText('What we keep');
  await expect(main).toContainText('because tax law asks us to');
  await expect(main).toContainText('What stays with our payment provider');
  await expectAccessible(page);
  const notice = await findMail(page, ({ subject }) =>
    subject.startsWith(`Data deletion confirmed: ${reference}`),
  );
  expect(notice.text).toContain('I moved away.');
  await findMail(page, ({ subject }) => subject === `Your data are deleted: ${reference}`);
});

test('Submit Another Request shows an empty form', async ({ page }) => {
  await page.goto('/data-requests');
  await requestForm(page).getByLabel('E-mail').fill(newEmail());
  await submitButton(page).click();
  await page.getByRole('button', { name: 'Submit Another Request' }).click();
  await expect(requestForm(page).getByLabel('E-mail')).toBeFocused();
  await expect(requestForm(page).getByLabel('E-mail')).toHaveValue('');
});

test('only the e-mail address is required', async ({ page }) => {
  await page.goto('/data-requests');
  await submitButton(page).click();
  const problem = requestForm(page).getByRole('group', { name: 'There is a problem' });
  await expect(problem).toBeFocused();
  await expect(problem.getByRole('link')).toHaveText(['Email is required']);
  await expectAccessible(page);
  await requestForm(page).getByLabel('E-mail').fill(newEmail());
  await expect(problem).toBeHidden();
});

test('the button is disabled and says "Submitting..." during the request', async ({ page }) => {
  const release = await holdRequests(page, EXPORT);
  await page.goto('/data-requests');
  await requestForm(page).getByLabel('E-mail').fill(newEmail());
  await submitButton(page).click();
  await expect(submitButton(page)).toHaveText('Submitting...');
  await expect(submitButton(page)).toBeDisabled();
  release();
  await readReference(page);
});

test('a request whose answer cannot be read is received, its reference unknown', async ({
  page,
}) => {
  await page.route(EXPORT, (route) => route.fulfill({ status: 200, body: '<html>' }));
  await page.goto('/data-requests');
  await requestForm(page).getByLabel('E-mail').fill('ada@post.example');
  await submitButton(page).click();
  await expect(page.getByText('Your reference ID: Unknown')).toBeVisible();
});

test.describe('a failed request keeps the form and shows', () => {
  for (const [name, answer, said] of [
    [
      'the server’s message',
      { status: 429, json: { error: 'Please wait 60 seconds before trying again.', message: 'x' } },
      'Please wait 60 seconds before trying again.',
    ],
    [
      'that something went wrong when the server sends no message',
      { status: 502, body: '<html>' },
      'Something went wrong with your submission',
    ],
    ['an unknown error when the network fails', null, 'An unknown error occurred'],
  ] as const) {
    test(name, async ({ page }) => {
      await page.route(EXPORT, (route) => (answer ? route.fulfill(answer) : route.abort()));
      await page.goto('/data-requests');
      await requestForm(page).getByLabel('E-mail').fill('ada@post.example');
      await submitButton(page).click();
      await expect(requestForm(page).getByRole('alert')).toContainText(said);
      await expect(requestForm(page).getByRole('alert')).toBeFocused();
      await expect(requestForm(page).getByLabel('E-mail')).toHaveValue('ada@post.example');
      await expect(submitButton(page)).toHaveText('Submit Request');
    });
  }
});

test('a response without a reference shows "Unknown"', async ({ page }) => {
  await page.route(EXPORT, (route) => route.fulfill({ json: {} }));
  await page.goto('/data-requests');
  await requestForm(page).getByLabel('E-mail').fill('ada@post.example');
  await submitButton(page).click();
  await expect(page.getByText('Your reference ID: Unknown')).toBeVisible();
});

test('a link with an unknown token confirms nothing', async ({ page }) => {
  await page.goto(`/data-requests/confirm?token=${'a'.repeat(43)}`);
  await clickButton(page, 'Confirm my request');
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to the shop' })).toHaveAttribute('href', '/');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Send a new request' }).click();
  await expect(page).toHaveURL('/data-requests');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a deletion is asked for by the form, which shows the reason for it only, and confirmed', async ({
    page,
  }) => {
    const email = newEmail();
    await page.goto('/data-requests');
    const form = requestForm(page);
    await expect(form.getByLabel('Reason (optional)')).toBeHidden();
    await form.getByRole('radio', { name: /deletion/ }).check();
    await form.getByLabel('E-mail').fill(email);
    await form.getByLabel('Reason (optional)').fill('I have moved.');
    await submitButton(page).click();
    await expect(page).toHaveURL('/data-requests/sent');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Request received');
    const { text } = await findMail(page, ({ to }) => to.includes(email));
    expect(text).toContain('delet');

    const link = /https?:\S+\/data-requests\/confirm\?token=\S+/.exec(text)?.[0] ?? '';
    await page.goto(link);
    await page.reload();
    await expect(page.getByText('A deletion cannot be undone.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Keep my data' })).toHaveAttribute('href', '/');
    await expectNoHorizontalScroll(page);
    await page.getByRole('button', { name: 'Delete my data' }).click();
    await expect(page).toHaveURL('/data-requests/deleted');
    await expect(page.getByRole('main')).toContainText('What we keep');
    await findMail(
      page,
      ({ subject, to }) => to.includes(email) && subject.startsWith('Your data are deleted'),
    );
  });
});

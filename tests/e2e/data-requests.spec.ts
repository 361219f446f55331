import { readFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import * as v from 'valibot';
import { dataExportFile } from '#contract/data-export.ts';
import { declineCookies } from '../support/consent.ts';
import { findMail } from './helpers/mailbox.ts';
import { testCustomer, openPaymentPage } from './helpers/payment.ts';

const EXPORT = '**/api/data-export-request';

let people = 0;
const newPerson = () => `person-${Date.now()}-${(people += 1)}@post.example`;

const form = (page: Page) => page.getByRole('form', { name: 'Make a request' });
const submit = (page: Page) => form(page).getByRole('button');

async function expectNoAxeViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map((n) => n.html)])).toEqual([]);
}

/** The reference that the page shows once a request was taken. */
async function referenceOn(page: Page): Promise<string> {
  const shown = page.getByText(/Your reference ID: DR-[0-9A-Z]{10}/);
  await expect(shown).toBeVisible();
  return /DR-[0-9A-Z]{10}/.exec((await shown.textContent()) ?? '')?.[0] ?? '';
}

/** Opens the link that was mailed for a request, and answers the mail's address of it. */
async function openMailedLink(page: Page, reference: string): Promise<string> {
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
  await page.getByRole('button', { name: /^Pay £/ }).click();
  await expect(page.getByText('Order confirmed')).toBeVisible();

  await page.goto('/data-requests');
  await form(page).getByLabel('E-mail').fill(testCustomer.email);
  await form(page).getByLabel('Order references').fill('BHF-1111111111, BHF-2222222222');
  const sent = page.waitForRequest(EXPORT);
  await submit(page).click();
  expect((await sent).postDataJSON()).toEqual({
    email: testCustomer.email,
    orderReferences: ['BHF-1111111111', 'BHF-2222222222'],
    reason: '',
  });
  const reference = await referenceOn(page);
  await expect(page.getByRole('heading', { name: 'Export request received' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Request sent' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Make a request' })).toHaveCount(0);
  await expectNoAxeViolations(page);

  const link = await openMailedLink(page, reference);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Confirm my request' }).click();
  await expect(page.getByRole('heading', { name: 'Your data are on their way' })).toBeFocused();
  await expect(page.getByText(reference)).toBeVisible();

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
  await page.evaluate((address) => location.assign(address), file);
  const path = await (await downloading).path();
  const { email, orders } = v.parse(dataExportFile, JSON.parse(await readFile(path, 'utf8')));
  expect(email).toBe(testCustomer.email);
  expect(orders.length).toBeGreaterThan(0);
  expect(orders.every((order) => order.email === testCustomer.email)).toBe(true);

  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm my request' }).click();
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeFocused();
});

test('a deletion is confirmed by mail, and the page says what is kept', async ({ page }) => {
  await page.goto('/data-requests');
  await expect(form(page).getByLabel('Reason')).toBeHidden();
  await form(page).getByText('My data deleted').click();
  await form(page).getByLabel('Reason').fill('I moved away.');
  await form(page).getByText('A copy of my data').click();
  await expect(form(page).getByLabel('Reason')).toBeHidden();
  await form(page).getByText('My data deleted').click();
  await expect(form(page).getByLabel('Reason')).toHaveValue('I moved away.');
  const email = newPerson();
  await form(page).getByLabel('E-mail').fill(email);
  const sent = page.waitForRequest('**/api/data-deletion-request');
  await submit(page).click();
  expect((await sent).postDataJSON()).toEqual({
    email,
    orderReferences: [],
    reason: 'I moved away.',
  });
  const reference = await referenceOn(page);
  await openMailedLink(page, reference);
  await page.getByRole('button', { name: 'Confirm my request' }).click();
  await expect(page.getByRole('heading', { name: 'Your data are deleted' })).toBeFocused();
  const main = page.getByRole('main');
  await expect(main).toContainText('What we keep');
  await expect(main).toContainText('because tax law asks us to');
  await expect(main).toContainText('What stays with our payment provider');
  await expectNoAxeViolations(page);
  const notice = await findMail(page, ({ subject }) =>
    subject.startsWith(`Data deletion confirmed: ${reference}`),
  );
  expect(notice.text).toContain('I moved away.');
  await findMail(page, ({ subject }) => subject === `Your data are deleted: ${reference}`);
});

test('Submit Another Request shows an empty form', async ({ page }) => {
  await page.goto('/data-requests');
  await form(page).getByLabel('E-mail').fill(newPerson());
  await submit(page).click();
  await page.getByRole('button', { name: 'Submit Another Request' }).click();
  await expect(form(page).getByLabel('E-mail')).toBeFocused();
  await expect(form(page).getByLabel('E-mail')).toHaveValue('');
});

test('only the e-mail address is required', async ({ page }) => {
  await page.goto('/data-requests');
  await submit(page).click();
  const problem = form(page).getByRole('group', { name: 'There is a problem' });
  await expect(problem).toBeFocused();
  await expect(problem.getByRole('link')).toHaveText(['Email is required']);
  await expectNoAxeViolations(page);
  await form(page).getByLabel('E-mail').fill(newPerson());
  await expect(problem).toBeHidden();
});

test('the button is disabled and says "Submitting..." during the request', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(EXPORT, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/data-requests');
  await form(page).getByLabel('E-mail').fill(newPerson());
  await submit(page).click();
  await expect(submit(page)).toHaveText('Submitting...');
  await expect(submit(page)).toBeDisabled();
  release();
  await referenceOn(page);
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
    [
      'an unknown error when the response is unreadable',
      { status: 200, body: '<html>' },
      'An unknown error occurred',
    ],
    ['an unknown error when the network fails', null, 'An unknown error occurred'],
  ] as const) {
    test(name, async ({ page }) => {
      await page.route(EXPORT, (route) => (answer ? route.fulfill(answer) : route.abort()));
      await page.goto('/data-requests');
      await form(page).getByLabel('E-mail').fill('ada@post.example');
      await submit(page).click();
      await expect(form(page).getByRole('alert')).toContainText(said);
      await expect(form(page).getByRole('alert')).toBeFocused();
      await expect(form(page).getByLabel('E-mail')).toHaveValue('ada@post.example');
      await expect(submit(page)).toHaveText('Submit Request');
    });
  }
});

test('a response without a reference shows "Unknown"', async ({ page }) => {
  await page.route(EXPORT, (route) => route.fulfill({ json: {} }));
  await page.goto('/data-requests');
  await form(page).getByLabel('E-mail').fill('ada@post.example');
  await submit(page).click();
  await expect(page.getByText('Your reference ID: Unknown')).toBeVisible();
});

test('a link with an unknown token confirms nothing', async ({ page }) => {
  await page.goto(`/data-requests/confirm?token=${'a'.repeat(43)}`);
  await page.getByRole('button', { name: 'Confirm my request' }).click();
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await expectNoAxeViolations(page);
});

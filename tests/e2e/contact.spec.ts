import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { declineCookies } from '../support/consent.ts';
import { findMail } from './helpers/mailbox.ts';

const SEND = '**/api/send-email';
const INBOX = 'orders@birnbeckfudge.example';

let senders = 0;
/** An address that no other test uses. */
const newSender = () => `sender-${Date.now()}-${(senders += 1)}@post.example`;

const contactForm = (page: Page) => page.getByRole('form', { name: 'Write to us' });
const enquiryForm = (page: Page) => page.getByRole('form', { name: 'Tell us about your day' });
const sendButton = (form: Locator) => form.getByRole('button');

async function fillContact(form: Locator, email: string): Promise<void> {
  await form.getByLabel('Name').fill('Ada Brown');
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Message').fill('Is it soft?\nLove, Ada');
}

async function fillEnquiry(form: Locator, email: string): Promise<void> {
  await form.getByLabel('First name').fill('Grace');
  await form.getByLabel('Last name').fill('Pier');
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Message').fill('200 slices, please.');
}

/** Which colour an outcome shows at its edge. */
async function edgeOf(banner: Locator): Promise<'red' | 'yellow' | 'green'> {
  const colour = await banner.evaluate((element) => getComputedStyle(element).borderLeftColor);
  const [red = 0, green = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  if (red > 2 * green) return 'red';
  return red > green ? 'yellow' : 'green';
}

async function expectNoAxeViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map((n) => n.html)])).toEqual([]);
}

test.beforeEach(async ({ page }) => {
  await declineCookies(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test.describe('the contact page', () => {
  test('requests no other origin before a click on "Show map"', async ({ page, baseURL }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(baseURL ?? '')) foreign.push(new URL(request.url()).origin);
    });
    await page.goto('/contact');
    await page.getByRole('img', { name: /The seafront, drawn/ }).scrollIntoViewIfNeeded();
    expect(foreign).toEqual([]);
    const asked = page.waitForRequest(/^https:\/\/www\.openstreetmap\.org\/export\/embed/);
    await page.getByRole('button', { name: 'Show map' }).click();
    await asked;
    await expect(page.getByTitle('Map of the seafront around our shop')).toBeVisible();
  });

  test('takes a subject from its URL, and ignores an unknown one', async ({ page }) => {
    await page.goto('/contact?subject=Wedding%20Inquiry');
    await expect(page.getByLabel('Subject')).toHaveValue('Wedding Inquiry');
    await fillContact(contactForm(page), 'ada@post.example');
    await expect(page.getByLabel('Subject')).toHaveValue('Wedding Inquiry');
    await page.goto('/contact?subject=Spam');
    await expect(page.getByLabel('Subject')).toHaveValue('General Inquiry');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/contact', '/data-requests', '/weddings-corporate', '/qr-code'] as const) {
    test(`${path} says how to reach the shop and shows no dead form`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('main').locator('form').filter({ visible: true })).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
      await expect(page.locator('main noscript p')).toBeVisible();
      await expect(page.locator('main noscript a[href^="mailto:"]')).toBeVisible();
    });
  }
});

test.describe('a message', () => {
  test('is mailed to the shop, confirmed in green, and cleared from the form', async ({ page }) => {
    const email = newSender();
    await page.goto('/contact');
    const form = contactForm(page);
    await fillContact(form, email);
    await form.getByLabel('Phone (optional)').fill('01632 960111');
    await form.getByLabel('Subject').selectOption('Feedback');
    await sendButton(form).click();
    const thanks = form.getByRole('status');
    await expect(thanks).toContainText('Thank you for your message');
    await expect(thanks).toBeFocused();
    expect(await edgeOf(thanks)).toBe('green');
    await expect(form.getByLabel('Message')).toHaveValue('');
    await expect(form.getByLabel('Subject')).toHaveValue('General Inquiry');
    await expectNoAxeViolations(page);
    const mail = await findMail(page, ({ replyTo }) => replyTo === email);
    expect(mail.to).toEqual([INBOX]);
    expect(mail.subject).toBe('Feedback from Ada Brown');
    expect(mail.text).toContain('> Is it soft?\n> Love, Ada');
    expect(page.url()).not.toContain('Ada');
  });

  test('can be sent by keyboard alone', async ({ page }) => {
    const email = newSender();
    await page.goto('/contact');
    await contactForm(page).getByLabel('Name').focus();
    for (const text of ['Ada Brown', email, '']) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Tab');
    await page.keyboard.type('From the keyboard');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(contactForm(page).getByRole('status')).toBeFocused();
  });

  test('cannot be sent twice while the button says "Sending..."', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(SEND, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/contact');
    const form = contactForm(page);
    const email = newSender();
    await fillContact(form, email);
    const sent = page.waitForRequest(SEND);
    await sendButton(form).click();
    expect((await sent).postDataJSON()).toEqual({
      formType: 'contact',
      name: 'Ada Brown',
      email,
      phone: '',
      subject: 'General Inquiry',
      message: 'Is it soft?\nLove, Ada',
    });
    await expect(sendButton(form)).toHaveText('Sending...');
    await expect(sendButton(form)).toBeDisabled();
    release();
    await expect(form.getByRole('status')).toContainText('Thank you');
    await expect(sendButton(form)).toHaveText('Send message');
    await expect(sendButton(form)).toBeEnabled();
  });

  test('with missing fields lists them, links to each, and keeps the rest', async ({ page }) => {
    await page.goto('/contact');
    const form = contactForm(page);
    await form.getByLabel('E-mail').fill('ada@post');
    await sendButton(form).click();
    const problem = form.getByRole('group', { name: 'There is a problem' });
    await expect(problem).toBeFocused();
    await expect(problem.getByRole('link')).toHaveText([
      'Name is required',
      'Please enter a valid email address',
      'Message is required',
    ]);
    await expectNoAxeViolations(page);
    await problem.getByRole('link', { name: 'Name is required' }).click();
    await expect(form.getByLabel('Name')).toBeFocused();
    await expect(form.getByLabel('Name')).toHaveAccessibleDescription('Name is required');
    await page.keyboard.type('Ada');
    await expect(problem.getByRole('link')).toHaveCount(2);
    await expect(form.getByLabel('E-mail')).toHaveValue('ada@post');
  });

  for (const [name, fail] of [
    ['the network fails', (page: Page) => page.route(SEND, (route) => route.abort())],
    [
      'the server fails',
      (page: Page) =>
        page.route(SEND, (route) => route.fulfill({ status: 500, json: { error: 'Secret' } })),
    ],
  ] as const) {
    test(`is kept, with a red message, when ${name}`, async ({ page }) => {
      await fail(page);
      await page.goto('/contact');
      const form = contactForm(page);
      await fillContact(form, 'ada@post.example');
      await sendButton(form).click();
      const alert = form.getByRole('alert');
      await expect(alert).toContainText(
        'There was an error sending your message. Please try again later.',
      );
      await expect(alert).toBeFocused();
      expect(await edgeOf(alert)).toBe('red');
      await expect(alert).not.toContainText('Secret');
      await expect(form.getByLabel('Message')).toHaveValue('Is it soft?\nLove, Ada');
      await page.unroute(SEND);
      await form.getByLabel('E-mail').fill(newSender());
      await sendButton(form).click();
      await expect(form.getByRole('status')).toContainText('Thank you');
    });
  }

  test('over the rate limit shows a yellow countdown, then can be sent again', async ({ page }) => {
    await page.route(SEND, (route) =>
      route.fulfill({ status: 429, json: { error: 'x', message: 'x', resetInSeconds: 3 } }),
    );
    await page.goto('/contact');
    const form = contactForm(page);
    await fillContact(form, 'ada@post.example');
    await sendButton(form).click();
    const banner = form.locator('.alert--notice');
    await expect(banner).toContainText('Too many attempts');
    await expect(banner).toContainText('Please wait 3 seconds before trying again');
    await expect(banner).toBeFocused();
    expect(await edgeOf(banner)).toBe('yellow');
    await expect(sendButton(form)).toBeDisabled();
    const spoken = page.locator('body > [role=status]');
    await expect(spoken).toHaveText(
      'Too many attempts. Please wait 3 seconds before trying again.',
    );
    await expect(banner).toContainText('Please wait 1 seconds before trying again');
    await expect(spoken).toHaveText(
      'Too many attempts. Please wait 3 seconds before trying again.',
    );
    await expect(banner).toBeHidden();
    await expect(spoken).toHaveText('You can send your message again now.');
    await expect(sendButton(form)).toBeEnabled();
    await expect(sendButton(form)).toBeFocused();
    await expect(form.getByLabel('Message')).toHaveValue('Is it soft?\nLove, Ada');
  });

  test('over the rate limit waits 60 seconds by default', async ({ page }) => {
    await page.route(SEND, (route) => route.fulfill({ status: 429, body: 'slow down' }));
    await page.goto('/contact');
    const form = contactForm(page);
    await fillContact(form, 'ada@post.example');
    await sendButton(form).click();
    await expect(form).toContainText('Please wait 60 seconds before trying again');
    await expectNoAxeViolations(page);
  });
});

test.describe('an enquiry', () => {
  test('is mailed to the shop with its kind and date', async ({ page }) => {
    const email = newSender();
    await page.goto('/weddings-corporate');
    const form = enquiryForm(page);
    await form.scrollIntoViewIfNeeded();
    await fillEnquiry(form, email);
    const kind = form.getByLabel('What is it for?');
    await expect(kind.getByRole('option')).toHaveText(['Wedding', 'Corporate', 'Event', 'Other']);
    await kind.selectOption('Corporate');
    await form.getByLabel('Date (optional)').fill('2027-06-12');
    const sent = page.waitForRequest(SEND);
    await sendButton(form).click();
    expect((await sent).postDataJSON()).toEqual({
      formType: 'enquiry',
      firstName: 'Grace',
      lastName: 'Pier',
      email,
      phone: '',
      enquiryType: 'Corporate',
      eventDate: '2027-06-12',
      message: '200 slices, please.',
    });
    await expect(form.getByRole('status')).toContainText('Thank you for your enquiry');
    await expect(form.getByLabel('First name')).toHaveValue('');
    const mail = await findMail(page, ({ replyTo }) => replyTo === email);
    expect(mail.subject).toBe('Corporate enquiry from Grace Pier, 12th June 2027');
  });

  test('that cannot be sent is kept, with a message', async ({ page }) => {
    await page.route(SEND, (route) => route.abort());
    await page.goto('/weddings-corporate');
    const form = enquiryForm(page);
    await form.scrollIntoViewIfNeeded();
    await fillEnquiry(form, 'grace@post.example');
    await sendButton(form).click();
    await expect(form.getByRole('alert')).toContainText(
      'There was an error sending your enquiry. Please try again later.',
    );
    await expect(form.getByLabel('Message')).toHaveValue('200 slices, please.');
  });

  test('requires both names, an e-mail address and a message only', async ({ page }) => {
    await page.goto('/weddings-corporate');
    const form = enquiryForm(page);
    await form.scrollIntoViewIfNeeded();
    await sendButton(form).click();
    await expect(
      form.getByRole('group', { name: 'There is a problem' }).getByRole('link'),
    ).toHaveText([
      'First name is required',
      'Last name is required',
      'Email is required',
      'Message is required',
    ]);
  });
});

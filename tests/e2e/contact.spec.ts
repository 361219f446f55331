import { expect, test, type Locator, type Page } from '@playwright/test';
import { findMail } from './helpers/mailbox.ts';
import { collectRequests, holdRequests } from './helpers/network.ts';
import {
  declineCookies,
  expectAccessible,
  expectAccessibleWithoutScript,
  stopClock,
} from './helpers/page-setup.ts';

const SEND = '**/api/send-email';
const INBOX = 'orders@birnbeckfudge.example';

let senders = 0;
/** Returns an e-mail address that no other test uses. */
const newSenderEmail = () => `sender-${Date.now()}-${(senders += 1)}@post.example`;

const contactForm = (page: Page) => page.getByRole('form', { name: 'Write to us' });
const enquiryForm = (page: Page) => page.getByRole('form', { name: 'Tell us about your day' });
const sendButton = (form: Locator) => form.getByRole('button');

async function fillContact(form: Locator, email: string): Promise<void> {
  await form.getByLabel('Name').fill('Ada Brown');
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Message').fill('Is it soft?\nLove, Ada');
}

/** Fills in the contact form and stops the clock, which then moves only by `page.clock.runFor()`. */
async function openContactWithStoppedClock(page: Page): Promise<Locator> {
  await page.clock.install();
  await page.goto('/contact');
  const form = contactForm(page);
  // A form that lists its errors is hydrated.
  await sendButton(form).click();
  await expect(form.getByRole('group', { name: 'There is a problem' })).toBeVisible();
  await fillContact(form, 'ada@post.example');
  await stopClock(page);
  return form;
}

async function fillEnquiry(form: Locator, email: string): Promise<void> {
  await form.getByLabel('First name').fill('Grace');
  await form.getByLabel('Last name').fill('Pier');
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Message').fill('200 slices, please.');
}

/** Returns the colour at the left edge of a form's message. */
async function readEdgeColour(message: Locator): Promise<'red' | 'yellow' | 'green'> {
  const colour = await message.evaluate((element) => getComputedStyle(element).borderLeftColor);
  const [red = 0, green = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  if (red > 2 * green) return 'red';
  return red > green ? 'yellow' : 'green';
}

test.beforeEach(async ({ page }) => {
  await declineCookies(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test.describe('the contact page', () => {
  test('requests no other origin before a click on "Show map"', async ({ page, baseURL }) => {
    const requests = collectRequests(page);
    await page.goto('/contact');
    await page.getByRole('img', { name: /The seafront, drawn/ }).scrollIntoViewIfNeeded();
    expect(requests.filter((url) => !url.startsWith(baseURL ?? ''))).toEqual([]);
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

  for (const [path, fill, subject] of [
    ['/contact', fillContact, /^General Inquiry/],
    ['/weddings-corporate', fillEnquiry, /^Wedding/],
  ] as const) {
    test(`a message from ${path} reaches the shop`, async ({ page }) => {
      const email = newSenderEmail();
      await page.goto(path);
      const form = path === '/contact' ? contactForm(page) : enquiryForm(page);
      await fill(form, email);
      await sendButton(form).click();
      await expect(page).toHaveURL('/message-sent');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Thank you for your message',
      );
      const mail = await findMail(page, ({ replyTo }) => replyTo.includes(email));
      expect(mail.to).toEqual([INBOX]);
      expect(mail.subject + mail.text).toMatch(new RegExp(subject.source.slice(1)));
    });
  }

  test('a wrong address is mended without typing the rest again', async ({ page }) => {
    const email = newSenderEmail();
    await page.goto('/contact');
    await fillContact(contactForm(page), 'ada@quay.example;eve@quay');
    // The browser's own check lets this one pass.
    await contactForm(page).getByLabel('E-mail').fill('ada@quay');
    await sendButton(contactForm(page)).click();
    await expect(page).toHaveTitle(/^There is a problem/);
    await expectAccessibleWithoutScript(page);
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('button', { name: 'Send again' }).click();
    await expect(page).toHaveURL('/message-sent');
    const mail = await findMail(page, ({ replyTo }) => replyTo.includes(email));
    expect(mail.text).toMatch(/Is it soft\?[\s>]+Love, Ada/);
  });
});

test.describe('a message', () => {
  test('is mailed to the shop, confirmed in green, and cleared from the form', async ({ page }) => {
    const email = newSenderEmail();
    await page.goto('/contact');
    const form = contactForm(page);
    await fillContact(form, email);
    await form.getByLabel('Phone (optional)').fill('01632 960111');
    await form.getByLabel('Subject').selectOption('Feedback');
    await sendButton(form).click();
    const thanks = form.getByRole('status');
    await expect(thanks).toContainText('Thank you for your message');
    await expect(thanks).toBeFocused();
    await expect.poll(() => readEdgeColour(thanks)).toBe('green');
    await expect(form.getByLabel('Message')).toHaveCount(0);
    await form.getByRole('button', { name: 'Write another' }).click();
    await expect(form.getByLabel('Name')).toBeFocused();
    await expect(form.getByLabel('Message')).toHaveValue('');
    await expect(form.getByLabel('Subject')).toHaveValue('General Inquiry');
    await expectAccessible(page);
    const mail = await findMail(page, ({ replyTo }) => replyTo === email);
    expect(mail.to).toEqual([INBOX]);
    expect(mail.subject).toBe('Feedback from Ada Brown');
    expect(mail.text).toContain('> Is it soft?\n> Love, Ada');
    expect(page.url()).not.toContain('Ada');
  });

  test('can be sent by keyboard alone', async ({ page }) => {
    const email = newSenderEmail();
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
    const release = await holdRequests(page, SEND);
    await page.goto('/contact');
    const form = contactForm(page);
    const email = newSenderEmail();
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
    await expect(sendButton(form)).toHaveText('Write another');
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
    await expectAccessible(page);
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
      await expect.poll(() => readEdgeColour(alert)).toBe('red');
      await expect(alert).not.toContainText('Secret');
      await expect(form.getByLabel('Message')).toHaveValue('Is it soft?\nLove, Ada');
      await page.unroute(SEND);
      await form.getByLabel('E-mail').fill(newSenderEmail());
      await sendButton(form).click();
      await expect(form.getByRole('status')).toContainText('Thank you');
    });
  }

  test('over the rate limit shows a yellow countdown, then can be sent again', async ({ page }) => {
    await page.route(SEND, (route) =>
      route.fulfill({ status: 429, json: { error: 'x', message: 'x', resetInSeconds: 3 } }),
    );
    const form = await openContactWithStoppedClock(page);
    await sendButton(form).click();
    const banner = form.locator('.alert--notice');
    await expect(banner).toContainText('Too many attempts');
    await expect(banner).toContainText('Please wait 3 seconds before trying again');
    await expect(banner).toBeFocused();
    await expect.poll(() => readEdgeColour(banner)).toBe('yellow');
    // Announcements wait for half a second.
    await page.clock.runFor(600);
    await expect(sendButton(form)).toBeDisabled();
    const liveRegion = page.locator('body > [role=status]');
    await expect(liveRegion).toHaveText(
      'Too many attempts. Please wait 3 seconds before trying again.',
    );
    await page.clock.runFor(1600);
    await expect(banner).toContainText('Please wait 1 seconds before trying again');
    await expect(liveRegion).toHaveText(
      'Too many attempts. Please wait 3 seconds before trying again.',
    );
    await page.clock.runFor(1000);
    await expect(banner).toBeHidden();
    await page.clock.runFor(600);
    await expect(liveRegion).toHaveText('You can send your message again now.');
    await expect(sendButton(form)).toBeEnabled();
    await expect(sendButton(form)).toBeFocused();
    await expect(form.getByLabel('Message')).toHaveValue('Is it soft?\nLove, Ada');
  });

  test('over the rate limit waits 60 seconds by default', async ({ page }) => {
    await page.route(SEND, (route) => route.fulfill({ status: 429, body: 'slow down' }));
    const form = await openContactWithStoppedClock(page);
    await sendButton(form).click();
    await expect(form).toContainText('Please wait 60 seconds before trying again');
    // The check of accessibility waits by the page's clock.
    await page.clock.resume();
    await expectAccessible(page);
  });
});

test.describe('an enquiry', () => {
  test('is mailed to the shop with its kind and date', async ({ page }) => {
    const email = newSenderEmail();
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
    await form.getByRole('button', { name: 'Write another' }).click();
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

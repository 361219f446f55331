import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { shop as facts } from '#data/shop.ts';
import { contact, enquiry } from '../support/payloads.ts';
import { eventually, startTestShop, advanceClock, type TestShop } from '../support/test-shop.ts';

const SEND = '/api/send-email';
const MINUTE = 60_000;

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await shop.sql('delete from outbox');
});
afterEach(() => {
  advanceClock(0);
  shop.mailbox.setMode('ok');
});

const outbox = () => shop.sql('select * from outbox order by key');
const mailFrom = (email: string) =>
  eventually(() => {
    const [mail] = shop.mailbox.mails().filter(({ replyTo }) => replyTo === email);
    if (!mail) throw new Error('No mail yet');
    return mail;
  });

describe('a message', () => {
  it('goes to the shop’s inbox with its sender as Reply-To', async () => {
    const { status, body } = await shop.post(SEND, contact);
    expect([status, body]).toEqual([
      200,
      { message: 'Thank you. Your message is on its way to us.' },
    ]);
    const mail = await mailFrom(contact.email);
    expect(mail.to).toEqual([facts.mail.inbox]);
    expect(mail.subject).toBe('Order Question from Ada Brown');
    for (const part of ['Ada Brown', '01632 960 111', 'ada@quay.example', 'Is it soft?']) {
      expect(mail.text).toContain(part);
      expect(mail.html).toContain(part);
    }
  });

  it('shows no phone number when none is given', async () => {
    const words = { ...contact, email: 'no.phone@quay.example', phone: undefined };
    expect((await shop.post(SEND, words)).status).toBe(200);
    expect((await mailFrom('no.phone@quay.example')).text).not.toContain('Phone');
  });

  it('of an enquiry states type, name and date, also in its subject', async () => {
    expect((await shop.post(SEND, enquiry)).status).toBe(200);
    const mail = await mailFrom(enquiry.email);
    expect(mail.subject).toBe('Wedding enquiry from Grace Pier, 12th June 2027');
    expect(mail.text).toContain('200 slices, please.');
  });

  it('survives an outage of the mail server, and is erased once sent', async () => {
    shop.mailbox.setMode('refuse');
    const words = { ...contact, email: 'patient@quay.example' };
    expect((await shop.post(SEND, words)).status).toBe(200);
    await eventually(async () => {
      expect(await outbox()).toMatchObject([{ attempts: 1, leased_until: null, payload: words }]);
    });
    shop.mailbox.setMode('ok');
    await shop.post('/.netlify/functions/send-outbox', {});
    await mailFrom('patient@quay.example');
    expect(await outbox()).toMatchObject([{ payload: {} }]);
  });

  it('sent twice arrives once, and again after ten minutes', async () => {
    const words = { ...contact, email: 'twice@quay.example' };
    await Promise.all([shop.post(SEND, words), shop.post(SEND, words)]);
    expect(await outbox()).toHaveLength(1);
    advanceClock(10 * MINUTE);
    await shop.post(SEND, words);
    expect(await outbox()).toHaveLength(2);
  });

  it('sent again a minute later arrives once, whatever the time', async () => {
    const words = { ...contact, email: 'later@quay.example' };
    const untilTenMinutes = 10 * MINUTE - (Date.now() % (10 * MINUTE));
    advanceClock(untilTenMinutes - MINUTE / 2);
    await shop.post(SEND, words);
    advanceClock(untilTenMinutes + MINUTE / 2);
    await shop.post(SEND, words);
    expect(await outbox()).toHaveLength(1);
  });
});

describe('an invalid field is rejected with 400 and named', () => {
  it.each([
    ['no form', {}, 'formType'],
    ['another form', { ...contact, formType: 'order' }, 'formType'],
    ['no name', { ...contact, name: undefined }, 'Name is required'],
    ['a name of spaces', { ...contact, name: '  \r\n ' }, 'Name is required'],
    ['an object as a name', { ...contact, name: { first: 'Ada' } }, 'Name is required'],
    ['a name of 81 characters', { ...contact, name: 'a'.repeat(81) }, 'at most 80 characters'],
    ['no e-mail', { ...contact, email: '' }, 'Email is required'],
    ['an e-mail without @', { ...contact, email: 'ada' }, 'valid email address'],
    ['two e-mails', { ...contact, email: 'a@b.example,c@d.example' }, 'valid email address'],
    ['two e-mails apart', { ...contact, email: 'a@b.example; c' }, 'valid email address'],
    ['a named e-mail', { ...contact, email: 'Ada<a@b.example>' }, 'valid email address'],
    [
      'an e-mail with a header behind it',
      { ...contact, email: 'a@b.example\r\nBcc: c@d.example' },
      'valid email address',
    ],
    ['a list of e-mails', { ...contact, email: ['a@b.example'] }, 'valid email address'],
    ['a long e-mail', { ...contact, email: `${'a'.repeat(250)}@b.example` }, '254 characters'],
    ['a number as a phone', { ...contact, phone: 123 }, 'phone'],
    ['an unknown subject', { ...contact, subject: 'Spam' }, 'Please choose a subject'],
    ['no message', { ...contact, message: '' }, 'Message is required'],
    ['a message of 5,001', { ...contact, message: 'a'.repeat(5001) }, '5000 characters'],
    ['an enquiry without last name', { ...enquiry, lastName: undefined }, 'Last name is required'],
    ['an unknown kind', { ...enquiry, enquiryType: 'Funeral' }, 'Please choose'],
    ['an invalid day', { ...enquiry, eventDate: '2027-02-30' }, 'Please enter a date'],
    ['a list instead of a message', [contact], 'formType'],
  ])('%s', async (_, body, said) => {
    const answer = await shop.post(SEND, body);
    expect(answer.status).toBe(400);
    expect(answer.body['message']).toContain(said);
    expect(await outbox()).toEqual([]);
  });
});

describe('unusual but harmless text is accepted', () => {
  it('line breaks in a name do not become headers', async () => {
    const name = 'Eve\r\nBcc: victim@quay.example\r\nX-Evil: 1';
    await shop.post(SEND, { ...contact, email: 'eve@quay.example', name });
    const mail = await mailFrom('eve@quay.example');
    expect(mail.to).toEqual([facts.mail.inbox]);
    expect(mail.headers).not.toHaveProperty('bcc');
    expect(mail.headers).not.toHaveProperty('x-evil');
    expect(mail.subject).toBe('Order Question from Eve Bcc: victim@quay.example X-Evil: 1');
  });

  it('HTML is escaped', async () => {
    const message = '<img src=x onerror=alert(1)> & "hello"';
    await shop.post(SEND, { ...contact, email: 'html@quay.example', message });
    const mail = await mailFrom('html@quay.example');
    expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(mail.html).not.toContain('<img src=x');
    expect(mail.text).toContain(message);
  });

  it('null characters and lone surrogates are removed', async () => {
    const message = 'Sweet\u0000 fudge \ud83c and more';
    const answer = await shop.post(SEND, { ...contact, email: 'odd@quay.example', message });
    expect(answer.status).toBe(200);
    expect((await mailFrom('odd@quay.example')).text).toContain('Sweet fudge');
  });
});

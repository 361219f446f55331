import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { messageIdOf, openMailer } from '#adapters/mailer.ts';
import { startMailbox, type Mailbox } from '#sandbox/mailbox.ts';

const FROM = 'Birnbeck Handmade Fudge <orders@birnbeckfudge.example>';
const mail = { to: 'ada@quay.example', subject: 'Fudge', html: '<p>Fudge</p>', text: 'Fudge' };

let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await startMailbox({ dedupes: false });
});
afterAll(() => mailbox.stop());
beforeEach(() => mailbox.behave('ok'));

const send = (key: string) => openMailer({ smtpUrl: mailbox.smtpUrl, from: FROM }).send(key, mail);

describe('what the mail server says', () => {
  it('"taken" means sent', async () => {
    expect(await send('confirmation/1')).toBe('sent');
    expect(mailbox.mails()[0]).toMatchObject({
      to: ['ada@quay.example'],
      from: 'orders@birnbeckfudge.example',
      subject: 'Fudge',
      text: 'Fudge\n',
    });
  });

  it.each([
    ['"later"', 'refuse'],
    ['"never"', 'reject'],
  ] as const)('%s means refused', async (_what, mode) => {
    mailbox.behave(mode);
    expect(await send('confirmation/2')).toBe('refused');
  });

  it('nothing after the body was sent means that nobody knows', async () => {
    mailbox.behave('drop');
    expect(await send('confirmation/3')).toBe('unknown');
  });

  it('silence after the body was sent means that nobody knows', async () => {
    mailbox.behave('hang');
    expect(await send('confirmation/4')).toBe('unknown');
  }, 20_000);

  it('nothing at all, for no server is there, means refused', async () => {
    const nowhere = openMailer({ smtpUrl: 'smtp://127.0.0.1:9', from: FROM });
    expect(await nowhere.send('confirmation/5', mail)).toBe('refused');
  });
});

describe('an address', () => {
  it('is one address, whatever commas it holds', async () => {
    const mailer = openMailer({ smtpUrl: mailbox.smtpUrl, from: FROM });
    const to = 'ada@quay.example, eve@quay.example';
    const before = mailbox.submissions();
    expect(await mailer.send('confirmation/6', { ...mail, to })).toBe('refused');
    expect(mailbox.submissions()).toBe(before);
  });
});

describe('a Message-ID', () => {
  it('follows from the mail’s key alone', () => {
    expect(messageIdOf('confirmation/4F7K2M9QXA/2', FROM)).toBe(
      '<confirmation.4F7K2M9QXA.2@birnbeckfudge.example>',
    );
  });
});

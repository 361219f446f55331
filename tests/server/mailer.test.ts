import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { messageIdOf, openMailer } from '#netlify/adapters/smtp/mailer.ts';
import { startMailbox, type Mailbox } from '#sandbox/mailbox.ts';

const FROM = 'Birnbeck Handmade Fudge <orders@birnbeckfudge.example>';
const mail = { to: 'ada@quay.example', subject: 'Fudge', html: '<p>Fudge</p>', text: 'Fudge' };

let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await startMailbox({ isDeduplicating: false });
});
afterAll(() => mailbox.stop());
beforeEach(() => mailbox.setMode('ok'));

const go = () => Promise.resolve(true);
const open = (options: Partial<Parameters<typeof openMailer>[0]> = {}) =>
  openMailer({ smtpUrl: mailbox.smtpUrl, from: FROM, ...options });
const send = async (key: string, confirmSend = go) => (await open()).send(key, mail, confirmSend);

describe('the mail server’s response', () => {
  it('accepted means sent', async () => {
    expect(await send('confirmation/1')).toMatchObject({ result: 'sent' });
    expect(mailbox.mails()[0]).toMatchObject({
      to: ['ada@quay.example'],
      from: 'orders@birnbeckfudge.example',
      subject: 'Fudge',
      text: 'Fudge\n',
    });
  });

  it.each([
    ['a temporary error', 'refuse', '451'],
    ['a permanent error', 'reject', '550'],
  ] as const)('%s means refused, with its code', async (_what, mode, code) => {
    mailbox.setMode(mode);
    expect(await send('confirmation/2')).toEqual({ result: 'refused', code });
  });

  it('a lost connection after the body means unknown', async () => {
    mailbox.setMode('drop');
    expect(await send('confirmation/3')).toMatchObject({ result: 'unknown' });
  });

  it('a timeout after the body means unknown', async () => {
    mailbox.setMode('hang');
    expect(await send('confirmation/4')).toMatchObject({ result: 'unknown' });
  }, 20_000);

  it('no server means refused', async () => {
    const nowhere = await open({ smtpUrl: 'smtp://127.0.0.1:9' });
    expect(await nowhere.send('confirmation/5', mail, go)).toEqual({
      result: 'refused',
      code: 'ESOCKET',
    });
  });
});

describe('before the body is sent', () => {
  it('the mailer asks for confirmation once, when the server waits for the body', async () => {
    const asked: number[] = [];
    const confirmSend = () => {
      asked.push(mailbox.submissions());
      return go();
    };
    const before = mailbox.submissions();
    expect(await send('confirmation/7', confirmSend)).toMatchObject({ result: 'sent' });
    expect(asked).toEqual([before]);
  });

  it.each(['refuse', 'reject'] as const)(
    'the mailer does not ask after an error (%s)',
    async (mode) => {
      mailbox.setMode(mode);
      const asked: string[] = [];
      const confirmSend = () => {
        asked.push(mode);
        return go();
      };
      expect(await send('confirmation/8', confirmSend)).toMatchObject({ result: 'refused' });
      expect(asked).toEqual([]);
    },
  );

  it.each([
    ['a refused confirmation holds the mail back', () => Promise.resolve(false), 'held-back'],
    ['a failed confirmation means refused', () => Promise.reject(new Error('away')), 'refused'],
  ] as const)('%s, and the server gets no byte of it', async (_what, confirmSend, result) => {
    const before = mailbox.submissions();
    expect(await send('confirmation/9', confirmSend)).toMatchObject({ result });
    expect(await send('confirmation/10')).toMatchObject({ result: 'sent' });
    expect(mailbox.submissions()).toBe(before + 1);
  });
});

describe('a server that encrypts nothing', () => {
  it.each(['requireTLS=true', 'ignoreTLS=true&requireTLS=true'])(
    'gets no mail where the URL requires TLS (%s)',
    async (query) => {
      const before = mailbox.submissions();
      const mailer = await open({ smtpUrl: `${mailbox.smtpUrl}?${query}` });
      expect(await mailer.send('confirmation/11', mail, go)).toMatchObject({ result: 'refused' });
      expect(mailbox.submissions()).toBe(before);
    },
  );
});

describe('a mailer with a single recipient', () => {
  it('redirects each mail and marks its subject', async () => {
    const onlyTo = 'shop@quay.example';
    const mailer = await open({ onlyTo });
    expect(await mailer.send('confirmation/7', mail, go)).toMatchObject({ result: 'sent' });
    expect(mailbox.mails()[0]).toMatchObject({
      to: [onlyTo],
      subject: '[Preview, not a real order] Fudge',
    });
  });
});

describe('an address', () => {
  it('is a single address, even with commas', async () => {
    const mailer = await open();
    const to = 'ada@quay.example, eve@quay.example';
    const before = mailbox.submissions();
    expect(await mailer.send('confirmation/6', { ...mail, to }, go)).toMatchObject({
      result: 'refused',
    });
    expect(mailbox.submissions()).toBe(before);
  });
});

describe('a Message-ID', () => {
  it('derives from the mail’s key', () => {
    expect(messageIdOf('confirmation/4F7K2M9QXA/2', FROM)).toBe(
      '<confirmation.4F7K2M9QXA.2@birnbeckfudge.example>',
    );
  });
});

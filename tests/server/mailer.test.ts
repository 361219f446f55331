import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { messageIdOf, openMailer } from '#adapters/mailer.ts';
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
const send = (key: string, confirmSend = go) =>
  openMailer({ smtpUrl: mailbox.smtpUrl, from: FROM }).send(key, mail, confirmSend);

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
    mailbox.setMode(mode);
    expect(await send('confirmation/2')).toBe('refused');
  });

  it('nothing after the body was sent means that nobody knows', async () => {
    mailbox.setMode('drop');
    expect(await send('confirmation/3')).toBe('unknown');
  });

  it('silence after the body was sent means that nobody knows', async () => {
    mailbox.setMode('hang');
    expect(await send('confirmation/4')).toBe('unknown');
  }, 20_000);

  it('nothing at all, for no server is there, means refused', async () => {
    const nowhere = openMailer({ smtpUrl: 'smtp://127.0.0.1:9', from: FROM });
    expect(await nowhere.send('confirmation/5', mail, go)).toBe('refused');
  });
});

describe('before the body goes over', () => {
  it('the mailer asks once, when the server waits for it', async () => {
    const asked: number[] = [];
    const confirmSend = () => {
      asked.push(mailbox.submissions());
      return go();
    };
    const before = mailbox.submissions();
    expect(await send('confirmation/7', confirmSend)).toBe('sent');
    expect(asked).toEqual([before]);
  });

  it.each(['refuse', 'reject'] as const)(
    'and never where the server will not (%s)',
    async (mode) => {
      mailbox.setMode(mode);
      const asked: string[] = [];
      const confirmSend = () => {
        asked.push(mode);
        return go();
      };
      expect(await send('confirmation/8', confirmSend)).toBe('refused');
      expect(asked).toEqual([]);
    },
  );

  it.each([
    ['"no" holds the mail back', () => Promise.resolve(false), 'held-back'],
    ['no answer means refused', () => Promise.reject(new Error('away')), 'refused'],
  ] as const)('%s, and the server gets nothing of it', async (_what, confirmSend, result) => {
    const before = mailbox.submissions();
    expect(await send('confirmation/9', confirmSend)).toBe(result);
    expect(await send('confirmation/10')).toBe('sent');
    expect(mailbox.submissions()).toBe(before + 1);
  });
});

describe('a mail that may go to one address only', () => {
  it('goes there, and its subject says why', async () => {
    const onlyTo = 'shop@quay.example';
    const mailer = openMailer({ smtpUrl: mailbox.smtpUrl, from: FROM, onlyTo });
    expect(await mailer.send('confirmation/7', mail, go)).toBe('sent');
    expect(mailbox.mails()[0]).toMatchObject({
      to: [onlyTo],
      subject: '[Preview, not a real order] Fudge',
    });
  });
});

describe('an address', () => {
  it('is one address, whatever commas it holds', async () => {
    const mailer = openMailer({ smtpUrl: mailbox.smtpUrl, from: FROM });
    const to = 'ada@quay.example, eve@quay.example';
    const before = mailbox.submissions();
    expect(await mailer.send('confirmation/6', { ...mail, to }, go)).toBe('refused');
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

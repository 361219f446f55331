import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { describe, expect, it } from 'vitest';
import { startMailbox, type Mailbox } from '#sandbox/mailbox.ts';

async function openMailbox(options: Parameters<typeof startMailbox>[0] = {}) {
  const mailbox = await startMailbox(options);
  return { ...mailbox, [Symbol.asyncDispose]: mailbox.stop };
}

function send({ smtpUrl }: Pick<Mailbox, 'smtpUrl'>, key: string, subject = 'Your order') {
  const transport = createTransport({ url: smtpUrl, socketTimeout: 500 });
  return transport.sendMail({
    from: 'Birnbeck Handmade Fudge <hello@shop.example>',
    to: ['Pat <pat@post.example>', 'sam@post.example'],
    replyTo: 'orders@shop.example',
    subject,
    text: 'Fudge is on its way.',
    html: '<p>Fudge is <b>on its way</b>.</p>',
    headers: { 'Resend-Idempotency-Key': key },
  });
}

describe('the mailbox', () => {
  it('captures a mail with plain addresses and all its parts', async () => {
    await using mailbox = await openMailbox();
    await send(mailbox, 'order/1', 'Your order: £10.99');
    expect(mailbox.mails()).toMatchObject([
      {
        to: ['pat@post.example', 'sam@post.example'],
        from: 'hello@shop.example',
        replyTo: 'orders@shop.example',
        subject: 'Your order: £10.99',
        text: 'Fudge is on its way.\n',
        html: '<p>Fudge is <b>on its way</b>.</p>\n',
        headers: { 'resend-idempotency-key': 'order/1' },
      },
    ]);
  });

  it('accepts a repeated idempotency key without storing it again', async () => {
    await using mailbox = await openMailbox();
    await send(mailbox, 'order/1');
    await send(mailbox, 'order/1');
    await send(mailbox, 'order/2', 'Another');
    expect(mailbox.mails().map(({ subject }) => subject)).toEqual(['Another', 'Your order']);
    expect(mailbox.submissions()).toBe(3);
  });

  it('stores every repeat without deduplication', async () => {
    await using mailbox = await openMailbox({ isDeduplicating: false });
    await send(mailbox, 'order/1');
    await send(mailbox, 'order/1');
    expect(mailbox.mails()).toHaveLength(2);
  });

  it('keeps mails and keys after a restart', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'mailbox-')), 'mailbox.jsonl');
    const first = await startMailbox({ file });
    await send(first, 'order/1');
    await first.stop();
    await using second = await openMailbox({ file });
    await send(second, 'order/1');
    expect(second.mails()).toHaveLength(1);
  });

  it.each([
    ['refuses for now', 'refuse', 0, { responseCode: 451 }],
    ['refuses for good', 'reject', 0, { responseCode: 550 }],
    ['never answers', 'hang', 0, { code: 'ETIMEDOUT' }],
    ['stores the mail and closes the connection', 'drop', 1, { code: 'ECONNECTION' }],
  ] as const)('plays a server that %s', async (_what, mode, kept, error) => {
    await using mailbox = await openMailbox();
    mailbox.setMode(mode);
    await expect(send(mailbox, 'order/1')).rejects.toMatchObject(error);
    expect(mailbox.mails()).toHaveLength(kept);
    mailbox.setMode('ok');
    await send(mailbox, 'order/1');
    expect(mailbox.mails()).toHaveLength(1);
  });
});

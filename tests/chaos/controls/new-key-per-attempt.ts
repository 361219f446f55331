// Control: sends every attempt with a new idempotency key.
import { randomUUID } from 'node:crypto';
import { openMailer as openRealMailer } from '#netlify/adapters/smtp/mailer.ts';
import type { Mailer } from '#netlify/outbox/mailer.ts';

export async function openMailer(options: { smtpUrl: string; from: string }): Promise<Mailer> {
  const mailer = await openRealMailer(options);
  return {
    send: (key, mail, confirmSend) => mailer.send(`${key}/${randomUUID()}`, mail, confirmSend),
  };
}

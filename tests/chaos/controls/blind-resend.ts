// A wrong mailer, to see the test fail: every attempt goes out under a name of its own, as if it were a new mail.
import { randomUUID } from 'node:crypto';
import { openMailer as openRightMailer } from '#adapters/mailer.ts';
import type { Mailer } from '#adapters/mailer.ts';

export function openMailer(options: { smtpUrl: string; from: string }): Mailer {
  const mailer = openRightMailer(options);
  return {
    send: (key, mail, confirmSend) => mailer.send(`${key}/${randomUUID()}`, mail, confirmSend),
  };
}

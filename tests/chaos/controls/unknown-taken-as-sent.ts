// A wrong mailer, to see the test fail: a line that ended without an answer counts as a mail that was taken.
import { openMailer as openRightMailer } from '#adapters/mailer.ts';
import type { Mailer } from '#adapters/mailer.ts';

export function openMailer(options: { smtpUrl: string; from: string }): Mailer {
  const mailer = openRightMailer(options);
  return {
    async send(key, mail, confirmSend) {
      const result = await mailer.send(key, mail, confirmSend);
      return result === 'unknown' ? 'sent' : result;
    },
  };
}

// Control: treats an unknown outcome as sent.
import { openMailer as openRealMailer } from '#netlify/adapters/smtp/mailer.ts';
import type { Mailer } from '#netlify/outbox/mailer.ts';

export async function openMailer(options: { smtpUrl: string; from: string }): Promise<Mailer> {
  const mailer = await openRealMailer(options);
  return {
    async send(key, mail, confirmSend) {
      const answer = await mailer.send(key, mail, confirmSend);
      return answer.result === 'unknown' ? { ...answer, result: 'sent' } : answer;
    },
  };
}

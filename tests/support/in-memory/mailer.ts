import type { Mailer, MailResult, RenderedMail } from '#netlify/outbox/mailer.ts';

/** A mail server whose answers a test sets, and the mails that it accepted, by key. */
export function inMemoryMailer(): Mailer & {
  accepted: Map<string, RenderedMail>;
  /** How many mails were brought to the server. */
  submissions: () => number;
  answer: (result: MailResult) => void;
} {
  const accepted = new Map<string, RenderedMail>();
  let submissions = 0;
  let answer: MailResult = 'sent';
  return {
    accepted,
    submissions: () => submissions,
    answer(result) {
      answer = result;
    },
    async send(key, mail, confirmSend) {
      submissions += 1;
      if (answer === 'refused') return { result: 'refused', code: '451' };
      if (!(await confirmSend())) return { result: 'held-back', code: null };
      accepted.set(key, mail);
      return { result: answer, code: null };
    },
  };
}

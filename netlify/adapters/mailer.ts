import { createTransport } from 'nodemailer';

/** A mail ready to go. */
export interface RenderedMail {
  to: string;
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
}

/**
 * What the mail server said: it took the mail, it refused it, or nobody knows, for it had the body and never answered.
 */
export type MailResult = 'sent' | 'refused' | 'unknown';

/** Hands mails to a mail server; never throws. */
export interface Mailer {
  send(key: string, mail: RenderedMail): Promise<MailResult>;
}

const CONNECT_MS = 5_000;
const SILENCE_MS = 10_000;
const IN_ALL_MS = 25_000;

/** A Message-ID that is the same at every attempt: `<kind.subject@domain>`. */
export function messageIdOf(key: string, from: string): string {
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  return `<${key.replaceAll(/[^\w-]+/g, '.')}@${domain}>`;
}

/**
 * An answer of the server is a refusal, and so is all that fails before the body goes over. Once the body is under way,
 * silence and a lost line leave it open whether the mail was taken.
 */
function resultOf(error: unknown, bodyBegan: boolean): MailResult {
  const isAnswer = error instanceof Error && 'responseCode' in error && Boolean(error.responseCode);
  return bodyBegan && !isAnswer ? 'unknown' : 'refused';
}

/** An address that customers typed is one address, and never parsed as a list. */
const oneAddress = (address: string) => ({ name: '', address });

/** Opens the mail server behind an `smtp://` or `smtps://` address. */
export function openMailer(options: { smtpUrl: string; from: string }): Mailer {
  const { smtpUrl: url, from } = options;
  return {
    async send(key, mail) {
      const transport = createTransport({
        url,
        connectionTimeout: CONNECT_MS,
        greetingTimeout: CONNECT_MS,
        socketTimeout: SILENCE_MS,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      let bodyBegan = false;
      transport.use('stream', ({ message }, done) => {
        message.processFunc((body) => body.once('resume', () => (bodyBegan = true)));
        done();
      });
      try {
        const { to, replyTo, ...contents } = mail;
        await transport.sendMail({
          ...contents,
          to: oneAddress(to),
          ...(replyTo ? { replyTo: oneAddress(replyTo) } : {}),
          from,
          messageId: messageIdOf(key, from),
          headers: { 'Resend-Idempotency-Key': key },
          signal: AbortSignal.timeout(IN_ALL_MS),
        });
        return 'sent';
      } catch (error) {
        return resultOf(error, bodyBegan);
      }
    },
  };
}

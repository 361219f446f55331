import { Readable } from 'node:stream';
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
 * What became of a mail: the server took it, it refused it (or was never reached), nobody knows because the body was under
 * way when the line ended, or it was held back.
 */
export type MailResult = 'sent' | 'refused' | 'unknown' | 'held-back';

/** Hands mails to a mail server; never throws. */
export interface Mailer {
  /** Asks `confirmSend` once the server waits for the body. No byte of the mail goes over unless it answers true. */
  send(key: string, mail: RenderedMail, confirmSend: () => Promise<boolean>): Promise<MailResult>;
}

const CONNECT_TIMEOUT_MS = 5_000;
const SOCKET_TIMEOUT_MS = 10_000;
const TOTAL_TIMEOUT_MS = 25_000;

/** A Message-ID that is the same at every attempt: `<kind.subject@domain>`. */
export function messageIdOf(key: string, from: string): string {
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  return `<${key.replaceAll(/[^\w-]+/g, '.')}@${domain}>`;
}

/** How far a mail has come: waiting for its turn, held back, or with its body under way. */
type Course = 'waiting' | 'held-back' | 'under-way';

/**
 * An answer of the server is a refusal, and so is all that fails before the body goes over. Once the body is under way,
 * silence and a lost line leave it open whether the mail was taken.
 */
function resultOf(error: unknown, course: Course): MailResult {
  if (course === 'held-back') return 'held-back';
  const isAnswer = error instanceof Error && 'responseCode' in error && Boolean(error.responseCode);
  return course === 'under-way' && !isAnswer ? 'unknown' : 'refused';
}

/** An address that customers typed is one address, and never parsed as a list. */
const oneAddress = (address: string) => ({ name: '', address });

/** A mail that must not reach whom it is for goes to one address instead, and says so first of all. */
function redirected(mail: RenderedMail, onlyTo?: string | null): RenderedMail {
  if (!onlyTo) return mail;
  return { ...mail, to: onlyTo, subject: `[Preview, not a real order] ${mail.subject}` };
}

/** Opens the mail server behind an `smtp://` or `smtps://` address. */
export function openMailer(options: {
  smtpUrl: string;
  from: string;
  onlyTo?: string | null;
}): Mailer {
  const { smtpUrl: url, from, onlyTo } = options;
  return {
    async send(key, mail, confirmSend) {
      const transport = createTransport({
        url,
        connectionTimeout: CONNECT_TIMEOUT_MS,
        greetingTimeout: CONNECT_TIMEOUT_MS,
        socketTimeout: SOCKET_TIMEOUT_MS,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      let course: Course = 'waiting';
      async function* guarded(body: AsyncIterable<Buffer>) {
        course = (await confirmSend()) ? 'under-way' : 'held-back';
        if (course === 'held-back') throw new Error('The mail is held back');
        yield* body;
      }
      // Nobody reads from this stream before the server has answered DATA; a stream that fails ends without the last dot.
      transport.use('stream', ({ message }, done) => {
        message.processFunc((body) => Readable.from(guarded(body), { objectMode: false }));
        done();
      });
      try {
        const { to, replyTo, ...contents } = redirected(mail, onlyTo);
        await transport.sendMail({
          ...contents,
          to: oneAddress(to),
          ...(replyTo ? { replyTo: oneAddress(replyTo) } : {}),
          from,
          messageId: messageIdOf(key, from),
          headers: { 'Resend-Idempotency-Key': key },
          signal: AbortSignal.timeout(TOTAL_TIMEOUT_MS),
        });
        return 'sent';
      } catch (error) {
        return resultOf(error, course);
      }
    },
  };
}

import { Readable } from 'node:stream';
import * as v from 'valibot';
import type { RenderedMail, MailAnswer, Mailer } from '#netlify/outbox/mailer.ts';

const CONNECT_TIMEOUT_MS = 5_000;
const SOCKET_TIMEOUT_MS = 10_000;
const TOTAL_TIMEOUT_MS = 25_000;

/** Returns a Message-ID that is the same at each try: `<kind.subject@domain>`. */
export function messageIdOf(key: string, from: string): string {
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  return `<${key.replaceAll(/[^\w-]+/g, '.')}@${domain}>`;
}

/** How far sending has come. */
type SendPhase = 'waiting' | 'held-back' | 'under-way';

/** An error as the library throws it; its message may quote an address. */
const mailError = v.object({
  code: v.fallback(v.nullable(v.string()), null),
  responseCode: v.fallback(v.nullable(v.number()), null),
});

const NO_CODE = { code: null, responseCode: null };

/**
 * A response of the server, and any failure before the body, is a rejection. Once the body is under way, a timeout or a
 * lost connection is unknown.
 */
function answerOf(error: unknown, phase: SendPhase): MailAnswer {
  if (phase === 'held-back') return { result: 'held-back', code: null };
  const { code, responseCode } = v.parse(v.fallback(mailError, NO_CODE), error);
  const isUnknown = phase === 'under-way' && !responseCode;
  return {
    result: isUnknown ? 'unknown' : 'refused',
    code: responseCode ? String(responseCode) : code,
  };
}

/** Passes an address as one address, so that what a customer typed is never parsed as a list. */
const oneAddress = (address: string) => ({ name: '', address });

/** Redirects a mail to `onlyTo` and marks its subject. */
function redirect(mail: RenderedMail, onlyTo?: string | null): RenderedMail {
  if (!onlyTo) return mail;
  return { ...mail, to: onlyTo, subject: `[Preview, not a real order] ${mail.subject}` };
}

/** Returns the mailer of an `smtp://` or `smtps://` URL. Its library is loaded now, so that functions start without it. */
export async function openMailer(options: {
  smtpUrl: string;
  from: string;
  onlyTo?: string | null;
}): Promise<Mailer> {
  const { createTransport } = await import('nodemailer');
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
      let phase: SendPhase = 'waiting';
      async function* guarded(body: AsyncIterable<Buffer>) {
        phase = (await confirmSend()) ? 'under-way' : 'held-back';
        if (phase === 'held-back') throw new Error('The mail is held back');
        yield* body;
      }
      // Nodemailer reads this stream only after the server has accepted DATA; a stream that fails ends without the final dot.
      transport.use('stream', ({ message }, done) => {
        message.processFunc((body) => Readable.from(guarded(body), { objectMode: false }));
        done();
      });
      try {
        const { to, replyTo, ...contents } = redirect(mail, onlyTo);
        await transport.sendMail({
          ...contents,
          to: oneAddress(to),
          ...(replyTo ? { replyTo: oneAddress(replyTo) } : {}),
          from,
          messageId: messageIdOf(key, from),
          headers: { 'Resend-Idempotency-Key': key },
          signal: AbortSignal.timeout(TOTAL_TIMEOUT_MS),
        });
        return { result: 'sent', code: null };
      } catch (error) {
        return answerOf(error, phase);
      }
    },
  };
}

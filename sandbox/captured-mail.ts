import type { Address, Email } from 'postal-mime';
import * as v from 'valibot';

const capturedMailSchema = v.object({
  to: v.array(v.string()),
  from: v.string(),
  replyTo: v.string(),
  subject: v.string(),
  text: v.string(),
  html: v.string(),
  headers: v.record(v.string(), v.string()),
  at: v.string(),
});

/** A mail as in `/sandbox/inbox.json`: plain addresses, lower-case header names. */
export type CapturedMail = v.InferOutput<typeof capturedMailSchema>;

/** Whether a value has the shape of a captured mail. */
export function isCapturedMail(value: unknown): value is CapturedMail {
  return v.is(capturedMailSchema, value);
}

/** Converts a parsed mail; `recipients` are those of the SMTP envelope, `at` is in milliseconds. */
export function captureMail(mail: Email, recipients: string[], at: number): CapturedMail {
  return {
    to: recipients,
    from: plainAddress(mail.from),
    replyTo: plainAddress(mail.replyTo?.[0]),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
    at: new Date(at).toISOString(),
  };
}

function plainAddress(address: Address | undefined): string {
  return address?.address ?? '';
}

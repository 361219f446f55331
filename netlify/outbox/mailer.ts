/** A mail ready to send. */
export interface RenderedMail {
  to: string;
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
}

/**
 * The result of sending a mail. `unknown` means that the connection ended while the body was under way; `held-back`
 * that `confirmSend` returned false.
 */
export type MailResult = 'sent' | 'refused' | 'unknown' | 'held-back';

/** The mail server’s answer: a result, and of one that is not `sent` the SMTP code or the error’s (`550`, `EAUTH`). */
export interface MailAnswer {
  result: MailResult;
  code: string | null;
}

/** Sends mails to a mail server; never throws. */
export interface Mailer {
  /** Calls `confirmSend` once the server waits for the body, and sends no byte of the mail unless it returns true. */
  send(key: string, mail: RenderedMail, confirmSend: () => Promise<boolean>): Promise<MailAnswer>;
}

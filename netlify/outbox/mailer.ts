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

/** Sends mails to a mail server; never throws. */
export interface Mailer {
  /** Calls `confirmSend` once the server waits for the body, and sends no byte of the mail unless it returns true. */
  send(key: string, mail: RenderedMail, confirmSend: () => Promise<boolean>): Promise<MailResult>;
}

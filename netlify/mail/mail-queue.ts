import type { Instant } from '#domain/day.ts';

/** A mail to queue. */
export interface OutgoingMail {
  key: string;
  kind: string;
  payload: unknown;
}

/** The queue of outgoing mails as every room may use it. Methods throw `ServiceError`. */
export interface MailQueue {
  /** Queues a mail; returns false when its key exists. */
  add(mail: OutgoingMail, now: Instant): Promise<boolean>;
  /** Returns the number of mails whose key starts with `prefix`. */
  countKeys(prefix: string): Promise<number>;
  /** Deletes what is left of mails that were sent or given up before `settled`, of lasting kinds before `lasting`. */
  purge(before: {
    settled: Instant;
    lasting: Instant;
    lastingKinds: readonly string[];
  }): Promise<void>;
}

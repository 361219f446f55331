import type { Instant } from '#domain/day.ts';
import type { MailQueue, OutgoingMail } from '#netlify/mail/mail-queue.ts';

/** A claimed mail: no other sender may send it while its lease lasts. */
export interface ClaimedMail {
  /** `kind/subject`: the mail’s permanent name, also its idempotency key at the mail provider. */
  key: string;
  kind: string;
  payload: unknown;
  createdAt: Instant;
  /** How often it was claimed, including this time. */
  attempts: number;
  /** Whether an earlier try may have delivered it: its body was sent and no result was stored. */
  mayHaveBeenSent: boolean;
}

/** The outcome of a try. `dead` gives the mail up and queues `alert` in its place, `obsolete` deletes it. */
export type DeliveryOutcome =
  | { result: 'sent' }
  | { result: 'obsolete' }
  | { result: 'again'; at: Instant; mayHaveBeenSent: boolean }
  | { result: 'dead'; alert: OutgoingMail };

/** The queue of outgoing mails as their sender sees it. Methods throw `ServiceError`. */
export interface Outbox extends MailQueue {
  /**
   * Leases up to `max` due mails for 60 s, urgent kinds first, then the longest due. `ignoresBackOff` includes mails
   * that are not due yet.
   */
  claim(options: {
    now: Instant;
    max: number;
    ignoresBackOff: boolean;
    except: readonly string[];
    urgentKinds: readonly string[];
  }): Promise<readonly ClaimedMail[]>;
  /**
   * Marks a claimed mail as possibly sent just before its body goes out, and renews its lease; returns false when
   * another sender has claimed it, so that it must not be sent.
   */
  beginDelivery(mail: ClaimedMail, now: Instant): Promise<boolean>;
  /** Stores the outcome of a claimed mail, unless another sender has claimed it. */
  complete(mail: ClaimedMail, outcome: DeliveryOutcome, now: Instant): Promise<void>;
  /** Returns the number of mails waiting to be sent. */
  countPending(): Promise<number>;
}

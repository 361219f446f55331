import type { DataRequest, RequestType } from '#domain/data-request.ts';
import type { Instant } from '#domain/day.ts';
import type { OutgoingMail } from '#netlify/mail/mail-queue.ts';

/** A data request as stored. */
export interface StoredDataRequest extends DataRequest {
  referenceId: string;
  requestType: RequestType;
  createdAt: Instant;
}

/** The data requests and their effect on the tables. Methods throw `ServiceError`. */
export interface DataRequests {
  /** Stores a request and the mail with its link, in one statement. */
  add(request: StoredDataRequest, confirmHash: string, mail: OutgoingMail): Promise<void>;
  /** Returns the unconfirmed request of this link, if it was created after `since`. */
  findOpen(confirmHash: string, since: Instant): Promise<StoredDataRequest | null>;
  /** Confirms a request and queues its mails, in one statement; returns false when it was confirmed before. */
  confirm(
    confirmHash: string,
    exportHash: string | null,
    mails: readonly OutgoingMail[],
    now: Instant,
  ): Promise<boolean>;
  /** Returns the confirmed request whose export this link opens, if it was confirmed after `since`. */
  findExport(exportHash: string, since: Instant): Promise<StoredDataRequest | null>;
  /** Returns the requests of an e-mail address, ignoring case, oldest first. */
  findByEmail(email: string): Promise<readonly StoredDataRequest[]>;
  /**
   * Overwrites the personal data of an e-mail address until now that no law requires the shop to keep. Orders wait for their
   * mails and for the post.
   */
  erasePersonalData(email: string, now: Instant): Promise<void>;
  /** Continues confirmed deletions that had to wait; what came after a confirmation stays. */
  finishDeletions(now: Instant): Promise<void>;
  /** Deletes unconfirmed requests, and the addresses of exports, whose links have expired. */
  purgeExpired(since: Instant): Promise<void>;
}

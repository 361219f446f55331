import type { Day, Instant } from '#domain/day.ts';
import type { StoredOrder } from '#netlify/orders/order-store.ts';
import type { ListedParcel } from '#netlify/parcels/parcel-store.ts';

/** What does not go on by itself, as the tables tell it. */
export interface Backlog {
  /** Mails that have waited too long to be sent. */
  lateMails: number;
  /** When the first of them was queued; null for none. */
  firstLateMail: Instant | null;
  /** How many mails to customers were given up. */
  givenUpMails: number;
  /** Payments that could not be recorded and still have no order. */
  unrecordedPayments: number;
  /** Payments to which the payment provider still holds names or notes that the shop could not delete. */
  notClearedPayments: number;
  /** When every recent payment at the provider was last found to be recorded; null for never. */
  paymentsCheckedAt: Instant | null;
}

/** What the shop is told in the morning besides its lists of parcels. Methods throw `ServiceError`. */
export interface MorningStore {
  /** Returns parcels that are not posted and whose content was changed since a moment, by their days. */
  findChanged(since: Instant): Promise<readonly ListedParcel[]>;
  /** Returns orders whose payment was refunded or disputed since a moment, the earliest first. */
  findReversed(since: Instant): Promise<readonly StoredOrder[]>;
  /** Returns parcels of slices that leave on a day or later, the earliest first. */
  findSlices(from: Day): Promise<readonly ListedParcel[]>;
  /**
   * Returns which mails queued before a moment still wait, what was given up since another, which payments reported since a
   * third have no order, which could not be cleared since before a fourth, and when all were compared.
   */
  readBacklog(moments: {
    lateBefore: Instant;
    givenUpSince: Instant;
    unrecordedSince: Instant;
    notClearedBefore: Instant;
  }): Promise<Backlog>;
}

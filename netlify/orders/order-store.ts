import type { Instant } from '#domain/day.ts';
import type { Order } from '#domain/order/order.ts';
import type { OrderPayment } from '#domain/order/order-payment.ts';
import type { OutgoingMail } from '#netlify/mail/mail-queue.ts';
import type { PersonalPart } from './payments.ts';
import type { PlannedParcel, StoredParcel } from './stored-parcel.ts';

/** A paid order as stored, complete enough to pack and to mail. */
export interface StoredOrder extends OrderPayment {
  sessionId: string;
  orderType: string;
  paymentIntentId: string | null;
  recordedAt: Instant;
  /** Which links to the order’s own page open it: those of this version, and none once a deletion set it to 0. */
  pageVersion: number;
  /** What was bought; null when it could not be read. */
  order: Order | null;
  /** What the shop packs, by place; at least one. */
  parcels: readonly StoredParcel[];
}

/** A paid order that is about to be stored. */
export type NewOrder = Omit<StoredOrder, 'parcels' | 'pageVersion'> & {
  parcels: readonly PlannedParcel[];
};

/** The stored orders. Methods throw `ServiceError`. */
export interface Orders {
  /**
   * Stores an order, its parcels and its mails in one statement; returns false when its session is stored already. If another
   * payment has the same order number, the mails’ keys include the session and the mails state it.
   */
  record(order: NewOrder, mailKinds: readonly string[]): Promise<boolean>;
  find(sessionId: string): Promise<StoredOrder | null>;
  /** Returns whether the order of this payment is stored. */
  hasPayment(paymentIntentId: string): Promise<boolean>;
  /**
   * Stores refunds and disputes, counts on the version of the parcels that are not posted, and queues alerts for new ones, in
   * one statement.
   */
  markReversal(
    order: Pick<StoredOrder, 'sessionId' | 'refundedPence' | 'isDisputed'>,
    alerts: { refunded: OutgoingMail; disputed: OutgoingMail },
    now: Instant,
  ): Promise<void>;
  /** Returns the orders of an e-mail address, ignoring case, oldest first. */
  findByEmail(email: string): Promise<readonly StoredOrder[]>;
  /** Returns sessions of erased orders whose notes the payment provider still holds. */
  findNotesAtProvider(max: number): Promise<readonly string[]>;
  /** Records that the payment provider no longer holds the notes of this session. */
  markNotesCleared(sessionId: string): Promise<void>;
  /**
   * Records since when the payment provider could not be made to clear a part of a session, until it is cleared or deleted; notes
   * that another run has cleared meanwhile stay cleared.
   */
  markNotCleared(sessionId: string, part: PersonalPart, now: Instant): Promise<void>;
  /** Returns the sessions of these payments by the payment, as far as their orders are stored. */
  findSessions(paymentIntentIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Returns which of these sessions are stored. */
  findRecorded(sessionIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Returns sessions of orders that were paid before a moment. */
  findPaidBefore(paidBefore: Instant, max: number): Promise<readonly string[]>;
  /** Deletes an order with its parcels and the log of these. */
  delete(sessionId: string): Promise<void>;
}

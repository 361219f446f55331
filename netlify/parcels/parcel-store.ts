import type { Day, Instant } from '#domain/day.ts';
import type { ParcelContent } from '#domain/order/parcel.ts';
import type { ParcelEditor, ParcelStatus } from '#domain/order/parcel-status.ts';
import type { Availability } from '#domain/delivery/availability.ts';
import type { Week } from '#domain/order/week-sums.ts';
import type { OutgoingMail } from '#netlify/mail/mail-queue.ts';
import type { StoredOrder } from '#netlify/orders/order-store.ts';
import type { PlannedParcel, StoredParcel } from '#netlify/orders/stored-parcel.ts';

/** A parcel with its order. */
export interface ListedParcel {
  parcel: StoredParcel;
  order: StoredOrder;
}

/** Which parcels a list holds; `before` and `after` exclude the day they name. */
export type ParcelList =
  /** Waiting and packed parcels by the day on which they are to leave. */
  | { status: 'to-post'; on: Day }
  | { status: 'to-post'; before: Day }
  | { status: 'to-post'; after: Day }
  | { status: 'posted' };

/** The place in a list after which the next page begins. */
export interface ListPosition {
  day: Day;
  id: number;
}

/** Who changes a parcel, and when. */
export interface ParcelEditing {
  by: ParcelEditor;
  now: Instant;
}

/** The parcels of all orders. Methods throw `ServiceError`. */
export interface Parcels {
  /** Returns these parcels; unknown ids are left out. */
  find(ids: readonly number[]): Promise<readonly ListedParcel[]>;
  /** Returns a page of a list by the day on which they leave, the earliest first, of posted ones the latest. */
  list(
    list: ParcelList,
    page: { max: number; after: ListPosition | null },
  ): Promise<readonly ListedParcel[]>;
  /** Returns how many parcels were to leave before a day, are to leave on it and after it, and are not posted. */
  countToPost(on: Day): Promise<{ overdue: number; due: number; coming: number }>;
  /** Returns how many parcels are to leave on closed days, without those that were paid back. */
  countOnClosedDays(closed: Availability['closed']): Promise<number>;
  /**
   * Returns what is in the parcels that wait to be packed and are to leave until a day, this day included. What was all paid
   * back or is disputed is left out.
   */
  contentsToCut(until: Day): Promise<readonly ParcelContent[]>;
  /** Returns what is in the parcels that leave in a week, or left in it, without those that were paid back before. */
  contentsToLeave(week: Week): Promise<readonly ParcelContent[]>;
  /**
   * Returns parcels whose order number is the text, whose name has words that begin with those of the text, or whose
   * postcode begins with it, the latest first. Spaces in a postcode, "BHF-" and capitals do not count.
   */
  search(text: string, max: number): Promise<readonly ListedParcel[]>;
  /**
   * Moves parcels on or back, each only if it still has the version that was seen, and logs it, in one statement. A parcel
   * whose payment was refunded or disputed is posted only with `confirmStop`. The customer’s mail about a posted parcel
   * waits ten minutes in the queue, and goes with a move back. Returns those that it moved.
   */
  setStatus(
    parcels: readonly { id: number; expectedVersion: number }[],
    to: ParcelStatus,
    editing: ParcelEditing & { confirmStop?: boolean },
  ): Promise<readonly { id: number; version: number }[]>;
  /**
   * Replaces the content of a parcel that its editor may still change and that has the version that was seen, logs what it replaces, and queues
   * mails, in one statement. Returns whether it did.
   */
  changeContent(
    parcel: { id: number; expectedVersion: number },
    planned: PlannedParcel,
    mails: readonly OutgoingMail[],
    editing: ParcelEditing,
  ): Promise<boolean>;
}

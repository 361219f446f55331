import type { Day, Instant } from '#domain/day.ts';
import type { Pence } from '#domain/money.ts';
import type { CutFlavour } from '#domain/order/cutting-list.ts';
import type { PaymentStop } from '#domain/order/payment-stop.ts';

/** A parcel as the morning mail lists it. */
export interface MorningParcel {
  who: string;
  postcode: string;
  /** "BHF-4F7K2M9QXA", among several parcels "BHF-4F7K2M9QXA, parcel 1 of 2". */
  number: string;
  shippingName: string;
  boxes: number;
  slices: number;
  /** Null for slices and for contents that are no longer in the catalogue. */
  weightGrams: number | null;
  notes: number;
  /** The requested day that it meets. */
  metDay: Day | null;
  postOn: Day;
  isPacked: boolean;
}

/** A parcel that may not leave as it is. */
export interface StoppedParcel extends MorningParcel {
  /** "Refunded in part". */
  stop: string;
}

/** How many of something are needed. */
export interface Tally {
  name: string;
  count: number;
}

/** An order of slices that leaves today or later. */
export interface MorningSlices {
  who: string;
  number: string;
  quantity: number;
  flavours: readonly Tally[];
  postOn: Day;
  metDay: Day | null;
}

/** What happened to an order since the last morning mail. */
export type MorningNews = { who: string; number: string } &
  /** The names of the parts, as the shop calls them, the most pressing first. */
  (
    | { what: 'changed'; parts: readonly string[] }
    | {
        what: 'reversed';
        stop: PaymentStop;
        refundedPence: Pence;
        totalPence: Pence;
        /** Whether all of it had left. */
        isPosted: boolean;
      }
  );

/** What is held up: payments without an order, mails since a moment, mails given up, the comparison of payments. */
export type Stuck =
  | { part: 'unrecorded'; count: number }
  | { part: 'mails'; count: number; since: Instant }
  | { part: 'given-up'; count: number }
  | { part: 'not-cleared'; count: number }
  | { part: 'payments'; since: Instant | null };

/** Returns whether somebody has to look at it. Mails that wait are tried again by themselves. */
export const wantsChecking = ({ part }: Stuck): boolean => part !== 'mails';

/** What a day brings the shop. */
export interface Morning {
  on: Day;
  isPostingDay: boolean;
  /** The next day after it on which ordinary orders leave. */
  nextPostingDay: Day;
  stuck: readonly Stuck[];
  /** What is to leave today, and what should have left before; without what is stopped. */
  due: readonly MorningParcel[];
  overdue: readonly MorningParcel[];
  stopped: readonly StoppedParcel[];
  /** What is to be made up for all that waits. */
  cutting: readonly CutFlavour[];
  notes: readonly Tally[];
  keyrings: readonly Tally[];
  nameTags: readonly Tally[];
  lids: readonly Tally[];
  news: readonly MorningNews[];
  /** Since when there is news. */
  newsSince: Day;
  slices: readonly MorningSlices[];
}

import type { Editing } from '#netlify/shopkeeper/shopkeeper-store.ts';
import type { PageRequest } from '#netlify/shopkeeper/waiting-entries.ts';
import type { Instant } from '#domain/day.ts';
import type { REVIEW_STATES, ReviewDecision, SentReview } from '#domain/review.ts';

/** A review as stored. */
export interface StoredReview extends Omit<SentReview, 'id'> {
  id: number;
  /** Grows with every change. */
  version: number;
  status: (typeof REVIEW_STATES)[number];
  receivedAt: Instant;
}

/** The reviews that customers sent. Methods throw `ServiceError`. */
export interface ReviewStore {
  /** Stores a review, once for each id that a device chose. */
  add(review: SentReview, now: Instant): Promise<void>;
  /** Returns up to `max` reviews that wait for a decision, or the others, the newest first, from before this id. */
  list: (page: PageRequest) => Promise<readonly StoredReview[]>;
  /** Returns all confirmed reviews, the newest first. */
  listConfirmed(): Promise<readonly StoredReview[]>;
  find(id: number): Promise<StoredReview | null>;
  /** Confirms or refuses a review, if the version is the expected one, and writes it to the shopkeeper's log. */
  decide(
    change: { id: number; status: ReviewDecision; expectedVersion: number },
    editing: Editing,
  ): Promise<void>;
  /** Deletes reviews that came before one moment and were never decided, or were refused before the other. */
  purge(before: { received: Instant; refused: Instant }): Promise<void>;
}

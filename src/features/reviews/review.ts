import { readStored, writeStored } from '#browser/storage.ts';
import { parseReview, saysTheSame, type CustomerReview } from '#domain/review.ts';
import { atom } from '#browser/atom.ts';

const KEY = 'bhf-review';

/** The review written on this device, or null. */
export const $review = atom<CustomerReview | null>(null);

/** Reads the review that this device stores. */
export function loadReview(now: number = Date.now()): void {
  $review.set(readStored(KEY, (value) => parseReview(value, now)));
}

function keep(review: CustomerReview): void {
  // A full storage has no room for the photo, and what was written matters more.
  if (!writeStored(KEY, review)) writeStored(KEY, { ...review, photo: '' });
  $review.set(review);
}

/** Keeps a review on the device. The words of the last one under a new click are still that one, for the shop. */
export function saveReview(review: CustomerReview): void {
  const last = $review.get();
  const isRepeat = last !== null && last.id !== '' && saysTheSame(last, review);
  keep(isRepeat ? { ...review, id: last.id, isSent: last.isSent } : review);
}

/** Notes that the shop has the review of this id. */
export function markReviewSent(id: string): void {
  const review = $review.get();
  if (review?.id === id) keep({ ...review, isSent: true });
}

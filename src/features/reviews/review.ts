import { readStored, writeStored } from '#browser/storage.ts';
import { parseReview, type CustomerReview } from '#domain/review.ts';
import { atom } from '#browser/atom.ts';

const KEY = 'bhf-review';

/** The review written on this device, or null. */
export const $review = atom<CustomerReview | null>(null);

export function loadReview(now: number = Date.now()): void {
  $review.set(readStored(KEY, (value) => parseReview(value, now)));
}

export function saveReview(review: CustomerReview): void {
  writeStored(KEY, review);
  $review.set(review);
}

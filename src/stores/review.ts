import { readStored, writeStored } from '#browser/storage.ts';
import { parseReview, type CustomerReview } from '#domain/review.ts';
import { smallAtom } from './atom.ts';

const KEY = 'bhf-review';

/** The review that was written on this device, or null. */
export const $review = smallAtom<CustomerReview | null>(null);

export function loadReview(now: number = Date.now()): void {
  $review.set(readStored(KEY, (value) => parseReview(value, now)));
}

export function keepReview(review: CustomerReview): void {
  writeStored(KEY, review);
  $review.set(review);
}

import type { Instant } from '#domain/day.ts';
import type { SentReview } from '#domain/review.ts';
import type { ReviewStore } from './review-store.ts';

/** Stores a review for the shop to read, once however often it is sent. */
export async function submitReview(
  shop: { reviews: Pick<ReviewStore, 'add'> },
  review: SentReview,
  now: Instant,
): Promise<{ message: string }> {
  await shop.reviews.add(review, now);
  return { message: 'Thank you. We read it before it appears on our website.' };
}

import type { CustomerReview } from '#domain/review.ts';

/** The message for a form without flavour, text or name. */
export const REVIEW_INCOMPLETE = 'Please fill out all required fields.';

/** Formats a review as plain text for sharing and e-mail. */
export function reviewText({ rating, text, name }: CustomerReview, flavourName: string): string {
  return `${rating} out of 5\nMy favourite: ${flavourName}\n\n${text}\n\n${name}`;
}

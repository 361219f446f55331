import type { CustomerReview } from '#domain/review.ts';

/** The message for a form without flavour, text or name. */
export const REVIEW_INCOMPLETE = 'Please fill out all required fields.';

/** The heading once a review is written. */
export const THANKS = 'Thank you for your review';
export const THANKS_WAITING = `${THANKS}: not sent yet`;

/** How far the delivery of a review is. */
export type ReviewDelivery = keyof typeof DELIVERY_TEXT;

/** What becomes of a review after it was written. */
export const DELIVERY_TEXT = {
  sending: 'We are sending it to the shop…',
  sent: 'It has been sent to the shop. We read it before it appears on our website, with the name you gave.',
  waiting:
    'There is no connection just now, so it is kept on this device. You need do nothing: we send it once you are online again, here or when you next open this page.',
  'put-off':
    'The shop cannot take it just now, so it is kept on this device. You need do nothing: we try again, here or when you next open this page.',
  refused: 'It is kept on this device: we could not take it here. Please e-mail it to us.',
};

/** Formats a review as plain text for sharing and e-mail. */
export function reviewText(
  { rating, text, name }: Pick<CustomerReview, 'rating' | 'text' | 'name'>,
  flavourName: string,
): string {
  return `${rating} out of 5\nMy favourite: ${flavourName}\n\n${text}\n\n${name}`;
}

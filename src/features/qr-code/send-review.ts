import { send } from '#browser/send.ts';
import { isWorthRepeating } from '#browser/worth-repeating.ts';
import { submitReviewCall } from '#contract/review.ts';
import { isToBeSent } from '#domain/review.ts';
import { $review, markReviewSent } from '#features/reviews/review.ts';
import type { ReviewDelivery } from './copy.ts';

const RETRY_MS = 10_000;

let isSending = false;
let tell: (delivery: ReviewDelivery) => void = () => undefined;
let retry: ReturnType<typeof setTimeout> | undefined;

function sendLater(seconds: number): void {
  clearTimeout(retry);
  retry = setTimeout(() => void sendReview(), Math.max(RETRY_MS, seconds * 1_000));
}

async function sendReview(): Promise<void> {
  const review = $review.get();
  if (review?.isSent) tell('sent');
  if (isSending || !review || !isToBeSent(review)) return;
  isSending = true;
  tell('sending');
  const { id, rating, flavourId, text, name } = review;
  const result = await send(submitReviewCall, { id, rating, flavourId, text, name });
  isSending = false;
  if (result.kind === 'ok') {
    markReviewSent(id);
    // Meanwhile another one may have been written.
    await sendReview();
  } else if (!isWorthRepeating(result)) {
    // The shop cannot take this review however often it is sent.
    tell('refused');
  } else {
    tell(result.kind === 'http-error' ? 'put-off' : 'waiting');
    sendLater((result.kind === 'http-error' && result.body?.resetInSeconds) || 0);
  }
}

window.addEventListener('online', () => void sendReview());

/**
 * Sends the review that this device keeps, if the shop does not have it, and tells how far it is. Without a connection, or
 * while the shop cannot take it, it stays on the device and is sent again: when the network is back, after a while, and when the page is opened again. The
 * shop counts it once.
 */
export function deliverReview(show: (delivery: ReviewDelivery) => void): Promise<void> {
  tell = show;
  return sendReview();
}

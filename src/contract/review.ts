import * as v from 'valibot';
import { MAX_RATING, MAX_REVIEW_LENGTH, type SentReview } from '#domain/review.ts';
import { defineEndpoint, type ApiCall } from './endpoint.ts';
import { requiredLine, requiredText } from './form-fields.ts';

/** Sends a review to the shop: `POST /api/review`. The same id counts once. */
export const submitReviewCall: ApiCall<SentReview, { message: string }> = {
  path: '/api/review',
  method: 'POST',
  // Exact: a network that answers with a page of its own has not brought it to the shop.
  response: v.object({ message: v.string() }),
};

const whole = v.pipe(v.number('Please choose'), v.integer('Please choose'), v.minValue(1));

/** `submitReviewCall` with its request schema, for the server. */
export const submitReviewEndpoint = defineEndpoint<SentReview, { message: string }>({
  ...submitReviewCall,
  request: v.object({
    id: v.pipe(v.string('The id is missing'), v.uuid('The id is missing')),
    rating: v.pipe(whole, v.maxValue(MAX_RATING)),
    flavourId: v.pipe(whole, v.maxValue(9_999)),
    text: requiredText(MAX_REVIEW_LENGTH.text, 'Review is required'),
    name: requiredLine(MAX_REVIEW_LENGTH.name, 'Name is required'),
  }),
});

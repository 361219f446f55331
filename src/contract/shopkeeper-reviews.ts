import * as v from 'valibot';
import { REVIEW_DECISIONS, REVIEW_STATES } from '#domain/review.ts';
import { defineEndpoint } from './endpoint.ts';
import { pagePosition, versionedId } from './shopkeeper-entries.ts';

const listedReview = v.object({
  id: v.number(),
  version: v.number(),
  status: v.picklist(REVIEW_STATES),
  rating: v.number(),
  flavourId: v.number(),
  name: v.string(),
  text: v.string(),
  receivedAt: v.string(),
});

/** A review as the shopkeeper sees it. */
export type ListedReview = v.InferOutput<typeof listedReview>;

/**
 * Lists the reviews that were sent, newest first: `GET /api/shopkeeper-reviews`, all that wait for a decision and the first of
 * the others; with `before`, others older than that. For the shopkeeper.
 */
export const shopkeeperReviews = defineEndpoint({
  path: '/api/shopkeeper-reviews',
  method: 'GET',
  request: v.object({ before: v.optional(pagePosition) }),
  response: v.object({ entries: v.array(listedReview), next: v.nullable(v.number()) }),
});

/**
 * Confirms or refuses a review: `POST /api/shopkeeper-reviews`, for the shopkeeper. 409 when another device has decided
 * meanwhile.
 */
export const decideReview = defineEndpoint({
  path: '/api/shopkeeper-reviews',
  method: 'POST',
  request: v.object({ ...versionedId, status: v.picklist(REVIEW_DECISIONS) }),
  response: v.object({ entry: listedReview }),
});

/** Returns every confirmed review as `src/data/customer-reviews.json` holds them: `GET /api/confirmed-reviews`. For the shopkeeper. */
export const confirmedReviews = defineEndpoint({
  path: '/api/confirmed-reviews',
  method: 'GET',
  request: v.object({}),
  response: v.array(
    v.object({ name: v.string(), date: v.string(), text: v.string(), rating: v.number() }),
  ),
});

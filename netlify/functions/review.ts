import type { Config } from '@netlify/functions';
import { submitReviewEndpoint } from '#contract/review.ts';
import { defineHandler } from '#netlify/http/define-handler.ts';
import { LIMITS } from '#netlify/http/rate-limits.ts';
import { submitReview } from '#netlify/reviews/submit-review.ts';

export default defineHandler(
  submitReviewEndpoint,
  (shop, review, { now }) => submitReview(shop, review, now),
  { limit: LIMITS.reviewPerIp },
);

export const config: Config = {
  path: '/api/review',
  rateLimit: { windowSize: 60, windowLimit: 30, aggregateBy: ['ip', 'domain'] },
};

import type { Config } from '@netlify/functions';
import { confirmedReviews } from '#contract/shopkeeper-reviews.ts';
import { respondDownload } from '#netlify/http/respond.ts';
import { exportReviews } from '#netlify/reviews/moderate-reviews.ts';
import { defineShopkeeperHandler } from '#netlify/shopkeeper/define-shopkeeper-handler.ts';

export default defineShopkeeperHandler(confirmedReviews, exportReviews, {
  respond: (reviews) => respondDownload('customer-reviews.json', reviews),
});

export const config: Config = {
  path: '/api/confirmed-reviews',
  rateLimit: { windowSize: 60, windowLimit: 30, aggregateBy: ['ip', 'domain'] },
};

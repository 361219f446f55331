import type { Config } from '@netlify/functions';
import { decideReview, shopkeeperReviews } from '#contract/shopkeeper-reviews.ts';
import { byMethod } from '#netlify/http/by-method.ts';
import { listReviews, moderateReview } from '#netlify/reviews/moderate-reviews.ts';
import { defineShopkeeperHandler } from '#netlify/shopkeeper/define-shopkeeper-handler.ts';

export default byMethod({
  GET: defineShopkeeperHandler(shopkeeperReviews, (shop, { before }) => listReviews(shop, before)),
  POST: defineShopkeeperHandler(decideReview, (shop, change, { now, admitted }) =>
    moderateReview(shop, change, { deviceId: admitted.id, now }),
  ),
});

export const config: Config = {
  path: '/api/shopkeeper-reviews',
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ['ip', 'domain'] },
};

import type { Config } from '@netlify/functions';
import { finishDataRequests } from '#netlify/privacy/finish-data-requests.ts';
import { defineScheduledHandler } from '#netlify/http/scheduled-handler.ts';
import { purgeMessages } from '#netlify/messages/answer-messages.ts';
import { purgeReviews } from '#netlify/reviews/moderate-reviews.ts';

export default defineScheduledHandler('finish-data-requests', async (shop) => {
  const now = shop.now();
  await Promise.all([purgeMessages(shop, now), purgeReviews(shop, now)]);
  return finishDataRequests(shop, now);
});

export const config: Config = { schedule: '0 * * * *' };

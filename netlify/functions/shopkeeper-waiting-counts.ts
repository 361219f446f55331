import type { Config } from '@netlify/functions';
import { shopkeeperWaitingCounts } from '#contract/shopkeeper-waiting-counts.ts';
import { defineShopkeeperHandler } from '#netlify/shopkeeper/define-shopkeeper-handler.ts';

export default defineShopkeeperHandler(shopkeeperWaitingCounts, (shop) =>
  shop.waitingCounts.read(),
);

export const config: Config = {
  path: '/api/shopkeeper-waiting-counts',
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ['ip', 'domain'] },
};

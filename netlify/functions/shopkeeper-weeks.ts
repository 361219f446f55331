import type { Config } from '@netlify/functions';
import { shopkeeperWeeks } from '#contract/shopkeeper-weeks.ts';
import { readShopWeeks } from '#netlify/parcels/shop-weeks.ts';
import { defineShopkeeperHandler } from '#netlify/shopkeeper/define-shopkeeper-handler.ts';

export default defineShopkeeperHandler(shopkeeperWeeks, (shop, _input, { now }) =>
  readShopWeeks(shop, now),
);

export const config: Config = {
  path: '/api/shopkeeper-weeks',
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ['ip', 'domain'] },
};

import type { Config } from '@netlify/functions';
import { shopkeeperDay } from '#contract/shopkeeper-day.ts';
import { readShopDay } from '#netlify/parcels/board.ts';
import { defineShopkeeperHandler } from '#netlify/shopkeeper/define-shopkeeper-handler.ts';

export default defineShopkeeperHandler(shopkeeperDay, (shop, { on }, { now }) =>
  readShopDay(shop, { on, now }),
);

export const config: Config = {
  path: '/api/shopkeeper-day',
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ['ip', 'domain'] },
};

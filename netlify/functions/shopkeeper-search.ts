import type { Config } from '@netlify/functions';
import { shopkeeperSearch } from '#contract/shopkeeper-day.ts';
import { searchParcels } from '#netlify/parcels/board.ts';
import { defineShopkeeperHandler } from '#netlify/shopkeeper/define-shopkeeper-handler.ts';

export default defineShopkeeperHandler(shopkeeperSearch, (shop, { q }) => searchParcels(shop, q));

export const config: Config = {
  path: '/api/shopkeeper-search',
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ['ip', 'domain'] },
};

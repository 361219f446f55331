import type { Config } from '@netlify/functions';
import { checkLabels } from '#contract/shopkeeper-paperwork.ts';
import { readLabels } from '#netlify/parcels/labels.ts';
import { defineShopkeeperHandler } from '#netlify/shopkeeper/define-shopkeeper-handler.ts';

export default defineShopkeeperHandler(checkLabels, (shop, which) => readLabels(shop, which));

export const config: Config = {
  path: '/api/shopkeeper-labels',
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ['ip', 'domain'] },
};

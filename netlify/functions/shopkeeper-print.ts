import type { Config } from '@netlify/functions';
import { printParcels } from '#contract/shopkeeper-paperwork.ts';
import { readPrintedParcels } from '#netlify/parcels/printed-parcels.ts';
import { defineShopkeeperHandler } from '#netlify/shopkeeper/define-shopkeeper-handler.ts';

export default defineShopkeeperHandler(printParcels, (shop, which) =>
  readPrintedParcels(shop, which),
);

export const config: Config = {
  path: '/api/shopkeeper-print',
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ['ip', 'domain'] },
};

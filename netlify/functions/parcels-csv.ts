import type { Config } from '@netlify/functions';
import { parcelsCsv } from '#contract/shopkeeper-paperwork.ts';
import { respondCsv } from '#netlify/http/respond.ts';
import { writeLabels } from '#netlify/parcels/labels.ts';
import { defineShopkeeperHandler } from '#netlify/shopkeeper/define-shopkeeper-handler.ts';

export default defineShopkeeperHandler(parcelsCsv, (shop, { ids }) => writeLabels(shop, ids), {
  respond: ({ csv }) => respondCsv('labels.csv', csv),
});

export const config: Config = {
  path: '/api/parcels.csv',
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ['ip', 'domain'] },
};

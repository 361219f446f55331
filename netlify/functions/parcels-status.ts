import type { Config } from '@netlify/functions';
import { moveParcels } from '#contract/shopkeeper-day.ts';
import { moveBoardParcels } from '#netlify/parcels/board.ts';
import { defineShopkeeperHandler } from '#netlify/shopkeeper/define-shopkeeper-handler.ts';

export default defineShopkeeperHandler(moveParcels, (shop, move, { now }) =>
  moveBoardParcels(shop, move, now),
);

export const config: Config = {
  path: '/api/parcels/status',
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ['ip', 'domain'] },
};

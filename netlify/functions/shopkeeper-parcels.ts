import type { Config } from '@netlify/functions';
import { shopkeeperParcels } from '#contract/shopkeeper-day.ts';
import { readBoardList } from '#netlify/parcels/board.ts';
import { defineShopkeeperHandler } from '#netlify/shopkeeper/define-shopkeeper-handler.ts';

export default defineShopkeeperHandler(
  shopkeeperParcels,
  (shop, { list, on, afterDay, afterId }, { now }) => {
    const after = afterDay && afterId !== undefined ? { day: afterDay, id: afterId } : null;
    return readBoardList(shop, { list, on, after }, now);
  },
);

export const config: Config = {
  path: '/api/shopkeeper-parcels',
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ['ip', 'domain'] },
};

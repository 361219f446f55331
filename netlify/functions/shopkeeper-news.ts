import type { Config } from '@netlify/functions';
import { shopkeeperNews } from '#contract/shopkeeper-news.ts';
import { defineShopkeeperHandler } from '#netlify/shopkeeper/define-shopkeeper-handler.ts';

export default defineShopkeeperHandler(shopkeeperNews, (shop) => shop.news.count());

export const config: Config = {
  path: '/api/shopkeeper-news',
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ['ip', 'domain'] },
};

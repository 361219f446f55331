import type { Config } from '@netlify/functions';
import { markMessage, shopkeeperMessages } from '#contract/shopkeeper-messages.ts';
import { byMethod } from '#netlify/http/by-method.ts';
import { listMessages, setMessageState } from '#netlify/messages/shopkeeper-messages.ts';
import { defineShopkeeperHandler } from '#netlify/shopkeeper/define-shopkeeper-handler.ts';

export default byMethod({
  GET: defineShopkeeperHandler(shopkeeperMessages, (shop, { before }) =>
    listMessages(shop, before),
  ),
  POST: defineShopkeeperHandler(markMessage, (shop, change, { now, admitted }) =>
    setMessageState(shop, change, { deviceId: admitted.id, now }),
  ),
});

export const config: Config = {
  path: '/api/shopkeeper-messages',
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ['ip', 'domain'] },
};

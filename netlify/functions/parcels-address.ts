import type { Config } from '@netlify/functions';
import { correctAddress } from '#contract/shopkeeper-address.ts';
import { triggerOutbox } from '#netlify/outbox/trigger-outbox.ts';
import { correctParcelAddress } from '#netlify/parcels/correct-address.ts';
import { defineShopkeeperHandler } from '#netlify/shopkeeper/define-shopkeeper-handler.ts';

export default defineShopkeeperHandler(correctAddress, async (shop, input, { now, waitUntil }) => {
  const { parcel, isChanged } = await correctParcelAddress(shop, input, now);
  if (isChanged) waitUntil(triggerOutbox(shop));
  return { parcel };
});

export const config: Config = {
  path: '/api/parcels/address',
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ['ip', 'domain'] },
};

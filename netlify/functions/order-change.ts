import type { Config } from '@netlify/functions';
import { orderChangeEndpoint } from '#contract/order-page.ts';
import { defineHandler } from '#netlify/http/define-handler.ts';
import { LIMITS } from '#netlify/http/rate-limits.ts';
import { triggerOutbox } from '#netlify/outbox/trigger-outbox.ts';
import { changeOrder } from '#netlify/parcels/change-order.ts';

export default defineHandler(
  orderChangeEndpoint,
  async (shop, change, { now, header, waitUntil }) => {
    const opening = { authorization: header('authorization'), now };
    const { parcel, isChanged } = await changeOrder(shop, { ...opening, change });
    if (isChanged) waitUntil(triggerOutbox(shop));
    return parcel;
  },
  { limit: LIMITS.orderChange, assurance: 'Your order is safe' },
);

export const config: Config = {
  path: '/api/order-change',
  rateLimit: { windowSize: 60, windowLimit: 60, aggregateBy: ['ip', 'domain'] },
};

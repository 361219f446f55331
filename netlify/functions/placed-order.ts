import type { Config } from '@netlify/functions';
import { getPlacedOrder } from '#contract/placed-order.ts';
import { triggerOutbox } from '#netlify/outbox/trigger-outbox.ts';
import { defineHandler } from '#netlify/http/define-handler.ts';
import { LIMITS } from '#netlify/http/rate-limits.ts';
import { readPlacedOrder } from '#netlify/orders/read-payment-session.ts';

export default defineHandler(
  getPlacedOrder,
  async (shop, { sessionId }, { now, waitUntil }) => {
    const { placedOrder, recorded } = await readPlacedOrder(shop, { sessionId, now });
    if (recorded === 'recorded') waitUntil(triggerOutbox(shop));
    return placedOrder;
  },
  { limit: LIMITS.reading, assurance: 'If you have paid, your order is safe' },
);

export const config: Config = {
  path: '/api/placed-order',
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ['ip', 'domain'] },
};

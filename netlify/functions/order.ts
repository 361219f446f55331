import type { Config } from '@netlify/functions';
import { getOrder } from '#contract/order-page.ts';
import { defineHandler } from '#netlify/http/define-handler.ts';
import { LIMITS } from '#netlify/http/rate-limits.ts';
import { readOrder } from '#netlify/parcels/read-order.ts';

export default defineHandler(
  getOrder,
  (shop, _input, { now, header }) =>
    readOrder(shop, { authorization: header('authorization'), now }),
  { limit: LIMITS.reading, assurance: 'Your order is safe' },
);

export const config: Config = {
  path: '/api/order',
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ['ip', 'domain'] },
};

import type { Config } from '@netlify/functions';
import { checkOrderStatus } from '#contract/check-order-status.ts';
import { defineHandler } from '#netlify/http/define-handler.ts';
import { LIMITS } from '#netlify/http/rate-limits.ts';
import { isOrderStored } from '#netlify/orders/is-order-stored.ts';

export default defineHandler(
  checkOrderStatus,
  (shop, question) => isOrderStored(shop.orders, question),
  { limit: LIMITS.reading, assurance: 'If you have paid, your order is safe' },
);

export const config: Config = {
  path: '/api/check-order-status',
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ['ip', 'domain'] },
};

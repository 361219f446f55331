import type { Config } from '@netlify/functions';
import { checkOrderStatus } from '#contract/check-order-status.ts';
import { defineHandler } from '#netlify/http/define-handler.ts';
import { LIMITS } from '#netlify/http/rate-limits.ts';

export default defineHandler(
  checkOrderStatus,
  async ({ orders }, { paymentIntentId }) => ({
    isProcessed: await orders.hasPayment(paymentIntentId),
  }),
  { limit: LIMITS.reading, assurance: 'If you have paid, your order is safe' },
);

export const config: Config = {
  path: '/api/check-order-status',
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ['ip', 'domain'] },
};

import type { Config } from '@netlify/functions';
import { resendOrderConfirmation } from '#contract/resend-order-confirmation.ts';
import { defineHandler } from '#netlify/http/define-handler.ts';
import { LIMITS } from '#netlify/http/rate-limits.ts';
import { processOutbox } from '#netlify/outbox/process-outbox.ts';
import { resendConfirmation } from '#netlify/orders/resend-confirmation.ts';

export default defineHandler(
  resendOrderConfirmation,
  async (shop, input, { now, waitUntil }) => {
    const result = await resendConfirmation(shop, { ...input, now });
    waitUntil(processOutbox(shop));
    return result;
  },
  { limit: LIMITS.resendPerIp, assurance: 'Your order is safe' },
);

export const config: Config = {
  path: '/api/resend-order-confirmation',
  rateLimit: { windowSize: 60, windowLimit: 30, aggregateBy: ['ip', 'domain'] },
};

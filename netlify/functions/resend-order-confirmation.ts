import type { Config } from '@netlify/functions';
import { resendOrderConfirmation } from '#contract/resend-order-confirmation.ts';
import { defineHandler } from '#server/define-handler.ts';
import { LIMITS } from '#server/limits.ts';
import { processOutbox } from '#server/process-outbox.ts';
import { queueConfirmation } from '#server/queue-confirmation.ts';

export default defineHandler(
  resendOrderConfirmation,
  async (shop, input, { now, waitUntil }) => {
    const result = await queueConfirmation(shop, { ...input, now });
    waitUntil(processOutbox(shop));
    return result;
  },
  { ...LIMITS.resendPerIp, failOpen: false },
  { assurance: 'Your order is safe' },
);

export const config: Config = {
  path: '/api/resend-order-confirmation',
  rateLimit: { windowSize: 60, windowLimit: 30, aggregateBy: ['ip', 'domain'] },
};

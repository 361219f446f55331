import type { Config } from '@netlify/functions';
import { resendOrderConfirmation } from '#contract/resend-order-confirmation.ts';
import { defineHandler } from '#server/define-handler.ts';
import { LIMITS } from '#server/limits.ts';
import { passOutbox } from '#server/outbox-pass.ts';
import { resendConfirmation } from '#server/resend-confirmation.ts';

export default defineHandler(
  resendOrderConfirmation,
  async (shop, question, { now, waitUntil }) => {
    const answer = await resendConfirmation(shop, { ...question, now });
    waitUntil(passOutbox(shop));
    return answer;
  },
  { ...LIMITS.resendPerIp, failOpen: false },
  { assurance: 'Your order is safe' },
);

export const config: Config = {
  path: '/api/resend-order-confirmation',
  rateLimit: { windowSize: 60, windowLimit: 30, aggregateBy: ['ip', 'domain'] },
};

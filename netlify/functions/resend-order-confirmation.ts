import type { Config } from '@netlify/functions';
import { resendOrderConfirmation } from '#contract/resend-order-confirmation.ts';
import { serve } from '#server/handle.ts';
import { LIMITS } from '#server/limits.ts';
import { passOutbox } from '#server/outbox-pass.ts';
import { resendConfirmation } from '#server/resend-confirmation.ts';

export default serve(
  resendOrderConfirmation,
  async (shop, question, { now, later }) => {
    const answer = await resendConfirmation(shop, { ...question, now });
    later(passOutbox(shop));
    return answer;
  },
  { ...LIMITS.resendFromAddress, goesOn: false },
  { assurance: 'Your order is safe' },
);

export const config: Config = {
  path: '/api/resend-order-confirmation',
  rateLimit: { windowSize: 60, windowLimit: 30, aggregateBy: ['ip', 'domain'] },
};

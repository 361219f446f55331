import type { Config } from '@netlify/functions';
import { releaseConfirmation } from '#contract/release-confirmation.ts';
import { defineHandler } from '#netlify/http/define-handler.ts';
import { LIMITS } from '#netlify/http/rate-limits.ts';
import { triggerOutbox } from '#netlify/outbox/trigger-outbox.ts';
import { queueHeldConfirmation } from '#netlify/orders/release-confirmation.ts';

export default defineHandler(
  releaseConfirmation,
  async (shop, { order, proof }, { now, waitUntil }) => {
    const result = await queueHeldConfirmation(shop, { sessionId: order, proof, now });
    waitUntil(triggerOutbox(shop));
    return result;
  },
  { limit: LIMITS.magicLink },
);

export const config: Config = {
  path: '/api/release-confirmation',
  rateLimit: { windowSize: 60, windowLimit: 30, aggregateBy: ['ip', 'domain'] },
};

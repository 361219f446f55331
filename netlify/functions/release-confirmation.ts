import type { Config } from '@netlify/functions';
import { releaseConfirmation } from '#contract/release-confirmation.ts';
import { defineHandler } from '#server/define-handler.ts';
import { LIMITS } from '#server/limits.ts';
import { triggerOutbox } from '#server/trigger-outbox.ts';
import { queueHeldConfirmation } from '#server/release-confirmation.ts';

export default defineHandler(
  releaseConfirmation,
  async (shop, { order, proof }, { now, waitUntil }) => {
    const parts = { ...shop, secret: shop.settings.secret };
    const result = await queueHeldConfirmation(parts, { sessionId: order, proof, now });
    waitUntil(triggerOutbox(shop));
    return result;
  },
  { ...LIMITS.magicLink, failOpen: true },
);

export const config: Config = {
  path: '/api/release-confirmation',
  rateLimit: { windowSize: 60, windowLimit: 30, aggregateBy: ['ip', 'domain'] },
};

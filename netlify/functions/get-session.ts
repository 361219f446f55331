import type { Config } from '@netlify/functions';
import { getSession } from '#contract/get-session.ts';
import { triggerOutbox } from '#netlify/outbox/trigger-outbox.ts';
import { defineHandler } from '#netlify/http/define-handler.ts';
import { LIMITS } from '#netlify/http/rate-limits.ts';
import { readPaymentSession } from '#netlify/orders/read-payment-session.ts';

export default defineHandler(
  getSession,
  async (shop, { sessionId }, { now, waitUntil }) => {
    const { session, recorded } = await readPaymentSession(shop, { sessionId, now });
    if (recorded === 'recorded') waitUntil(triggerOutbox(shop));
    return session;
  },
  { limit: LIMITS.reading, assurance: 'If you have paid, your order is safe' },
);

export const config: Config = {
  path: '/api/get-session',
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ['ip', 'domain'] },
};

import type { Config } from '@netlify/functions';
import { createCheckoutSession } from '#contract/checkout.ts';
import { IDEMPOTENCY_HEADER } from '#contract/start-checkout.ts';
import { createCheckout } from '#netlify/checkout/create-checkout.ts';
import { defineHandler } from '#netlify/http/define-handler.ts';

export default defineHandler(
  createCheckoutSession,
  (shop, payload, { now, clientIp, header }) => {
    const { secret, siteUrl } = shop.settings;
    const clientKey = header(IDEMPOTENCY_HEADER);
    return createCheckout({ ...shop, secret, siteUrl }, { payload, clientKey, clientIp, now });
  },
  undefined,
  { assurance: 'Nothing has been charged' },
);

export const config: Config = {
  path: '/api/create-checkout-session',
  rateLimit: { windowSize: 60, windowLimit: 60, aggregateBy: ['ip', 'domain'] },
};

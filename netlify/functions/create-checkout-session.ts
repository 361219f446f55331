import type { Config } from '@netlify/functions';
import { createCheckoutSession } from '#contract/checkout.ts';
import { IDEMPOTENCY_HEADER } from '#contract/start-checkout.ts';
import { createCheckout } from '#server/create-checkout.ts';
import { serve } from '#server/handle.ts';

export default serve(
  createCheckoutSession,
  (shop, payload, { now, address, header }) => {
    const { secret, siteUrl } = shop.settings;
    const attemptName = header(IDEMPOTENCY_HEADER);
    return createCheckout({ ...shop, secret, siteUrl }, { payload, attemptName, address, now });
  },
  undefined,
  { assurance: 'Nothing has been charged' },
);

export const config: Config = {
  path: '/api/create-checkout-session',
  rateLimit: { windowSize: 60, windowLimit: 60, aggregateBy: ['ip', 'domain'] },
};

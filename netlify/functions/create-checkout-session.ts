import type { Config } from '@netlify/functions';
import { checkoutForm } from '#contract/checkout-form.ts';
import { createCheckoutSession } from '#contract/checkout.ts';
import { IDEMPOTENCY_HEADER } from '#contract/start-checkout.ts';
import { createCheckout } from '#netlify/checkout/create-checkout.ts';
import { defineHandler } from '#netlify/http/define-handler.ts';

export default defineHandler(
  createCheckoutSession,
  (shop, payload, { now, clientIp, header }) => {
    const clientKey = header(IDEMPOTENCY_HEADER);
    const browser = `${header('User-Agent')} ${header('Accept-Language')}`;
    const request = { payload, clientKey, clientIp, browser, now };
    return createCheckout(shop, request);
  },
  { assurance: 'Nothing has been charged', form: checkoutForm },
);

export const config: Config = {
  path: '/api/create-checkout-session',
  rateLimit: { windowSize: 60, windowLimit: 60, aggregateBy: ['ip', 'domain'] },
};

import type { Config } from '@netlify/functions';
import { unknownAddress } from '#server/unknown-address.ts';

export default unknownAddress;

export const config: Config = {
  path: '/api/*',
  excludedPath: [
    '/api/check-order-status',
    '/api/create-checkout-session',
    '/api/get-session',
    '/api/health',
    '/api/resend-order-confirmation',
    '/api/stripe-webhook',
  ],
};

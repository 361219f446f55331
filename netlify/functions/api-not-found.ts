import type { Config } from '@netlify/functions';
import { unknownAddress } from '#server/unknown-address.ts';

export default unknownAddress;

export const config: Config = {
  path: '/api/*',
  excludedPath: [
    '/api/check-order-status',
    '/api/confirm-data-request',
    '/api/create-checkout-session',
    '/api/data-deletion-request',
    '/api/data-export',
    '/api/data-export-request',
    '/api/get-session',
    '/api/hand-over-mails',
    '/api/health',
    '/api/page-view',
    '/api/resend-order-confirmation',
    '/api/send-email',
    '/api/stripe-webhook',
  ],
};

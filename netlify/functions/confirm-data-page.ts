import type { Config } from '@netlify/functions';
import { confirmationPage } from '#contract/confirm-data-request.ts';
import { defineHandler } from '#netlify/http/define-handler.ts';
import { respondConfirmation } from '#netlify/http/form-page.ts';
import { confirmationOf } from '#netlify/privacy/confirm-page.ts';

export default defineHandler(confirmationPage, (_shop, link) => Promise.resolve(link), {
  allowsCrossSite: true,
  respond: (link) => respondConfirmation(confirmationOf(link)),
});

export const config: Config = {
  path: '/data-requests/confirm',
  rateLimit: { windowSize: 60, windowLimit: 60, aggregateBy: ['ip', 'domain'] },
};

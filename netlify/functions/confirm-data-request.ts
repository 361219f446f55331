import type { Config } from '@netlify/functions';
import { confirmationForm, confirmDataRequest } from '#contract/confirm-data-request.ts';
import { confirmData } from '#netlify/privacy/confirm-data.ts';
import { clearNotesAtProvider } from '#netlify/privacy/erase-at-provider.ts';
import { defineHandler } from '#netlify/http/define-handler.ts';
import { LIMITS } from '#netlify/http/rate-limits.ts';
import { AFTER_RESPONSE_MS, processOutbox } from '#netlify/outbox/process-outbox.ts';

export default defineHandler(
  confirmDataRequest,
  async (shop, { token }, { now, waitUntil }) => {
    const result = await confirmData(shop, { token, now });
    waitUntil(processOutbox(shop));
    const end = performance.now() + AFTER_RESPONSE_MS;
    if (result.requestType === 'deletion') waitUntil(clearNotesAtProvider(shop, { now, end }));
    return result;
  },
  { limit: LIMITS.magicLink, form: confirmationForm },
);

export const config: Config = {
  path: '/api/confirm-data-request',
  rateLimit: { windowSize: 60, windowLimit: 30, aggregateBy: ['ip', 'domain'] },
};

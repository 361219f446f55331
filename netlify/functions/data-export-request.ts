import type { Config } from '@netlify/functions';
import { processOutbox } from '#netlify/outbox/process-outbox.ts';
import { defineDataRequestHandler } from '#netlify/privacy/data-request-handler.ts';

export default defineDataRequestHandler('export', processOutbox);

export const config: Config = {
  path: '/api/data-export-request',
  rateLimit: { windowSize: 60, windowLimit: 30, aggregateBy: ['ip', 'domain'] },
};

import type { Config } from '@netlify/functions';
import { defineDataRequestHandler } from '#server/data-request-handler.ts';

export default defineDataRequestHandler('deletion');

export const config: Config = {
  path: '/api/data-deletion-request',
  rateLimit: { windowSize: 60, windowLimit: 30, aggregateBy: ['ip', 'domain'] },
};

import type { Config } from '@netlify/functions';
import { serveDataRequest } from '#server/serve-data-request.ts';

export default serveDataRequest('export');

export const config: Config = {
  path: '/api/data-export-request',
  rateLimit: { windowSize: 60, windowLimit: 30, aggregateBy: ['ip', 'domain'] },
};

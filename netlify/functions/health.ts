import type { Config } from '@netlify/functions';
import { health } from '#contract/health.ts';
import { defineHandler } from '#netlify/http/define-handler.ts';

export default defineHandler(health, async ({ database }) => {
  await database.query('select 1', []);
  return { ok: true as const };
});

export const config: Config = {
  path: '/api/health',
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ['ip', 'domain'] },
};

import * as v from 'valibot';
import { defineEndpoint } from './endpoint.ts';

/** Whether the shop can take orders: `GET /api/health` returns 200 only while the database responds. */
export const health = defineEndpoint({
  path: '/api/health',
  method: 'GET',
  request: v.object({}),
  response: v.object({ ok: v.literal(true) }),
});

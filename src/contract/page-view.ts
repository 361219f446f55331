import * as v from 'valibot';
import { defineEndpoint } from './endpoint.ts';

/** Counts a page view: `POST /api/page-view`, 204. It takes a path and an origin, never a query. */
export const pageView = defineEndpoint({
  path: '/api/page-view',
  method: 'POST',
  request: v.object({
    path: v.pipe(v.string(), v.regex(/^\/[a-z\d/-]{0,99}$/, 'This is no page')),
    referrer: v.optional(
      v.pipe(v.string(), v.regex(/^(?:https?:\/\/[a-z\d.:-]{1,100})?$/, 'This is no origin')),
      '',
    ),
  }),
  response: v.object({}),
});

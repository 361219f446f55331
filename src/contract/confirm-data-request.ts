import * as v from 'valibot';
import { defineEndpoint } from './endpoint.ts';

/** A token in a link: 256 bits in base64url. */
export const linkToken = v.pipe(
  v.string('The link is incomplete'),
  v.regex(/^[\w-]{43}$/, 'The link is incomplete'),
);

/** Confirms a data request: `POST /api/confirm-data-request`. 410 for a used or expired link. */
export const confirmDataRequest = defineEndpoint({
  path: '/api/confirm-data-request',
  method: 'POST',
  request: v.object({ token: linkToken }),
  response: v.object({
    referenceId: v.string(),
    requestType: v.picklist(['export', 'deletion']),
  }),
});

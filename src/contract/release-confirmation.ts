import * as v from 'valibot';
import { linkToken } from './confirm-data-request.ts';
import { defineEndpoint, text } from './endpoint.ts';

/**
 * Mails the confirmation of an order that was recorded late: `POST /api/release-confirmation`, with the values in the
 * packing slip’s link.
 */
export const releaseConfirmation = defineEndpoint({
  path: '/api/release-confirmation',
  method: 'POST',
  request: v.object({
    order: v.pipe(text(200), v.nonEmpty('The link is incomplete')),
    proof: linkToken,
  }),
  response: v.object({ orderNumber: v.string() }),
});

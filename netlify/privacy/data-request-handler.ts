import { dataRequestForm } from '#contract/data-request-form.ts';
import { dataRequestEndpoints } from '#contract/data-request.ts';
import type { RequestType } from '#domain/data-request.ts';
import { defineHandler, type Handler } from '#netlify/http/define-handler.ts';
import { LIMITS } from '#netlify/http/rate-limits.ts';
import type { Shop } from '#netlify/http/deps.ts';
import { createDataRequest } from './create-data-request.ts';

/**
 * Defines the handler for one type of data request; both types share their limits. A posted form names its type itself.
 * `processOutbox` sends the queued mail after the response.
 */
export function defineDataRequestHandler(
  requestType: RequestType,
  processOutbox: (shop: Shop) => Promise<unknown>,
): Handler {
  return defineHandler(
    dataRequestEndpoints[requestType],
    async (shop, { requestType: typed = requestType, ...request }, { now, waitUntil }) => {
      const result = await createDataRequest(shop, { requestType: typed, request, now });
      waitUntil(processOutbox(shop));
      return result;
    },
    { limit: LIMITS.dataRequestPerIp, hasDetailAsError: true, form: dataRequestForm },
  );
}

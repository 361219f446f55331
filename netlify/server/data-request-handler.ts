import { dataRequestEndpoints } from '#contract/data-request.ts';
import type { RequestType } from '#domain/data-request.ts';
import { defineHandler, type Handler } from './define-handler.ts';
import { LIMITS } from './limits.ts';
import { processOutbox } from './process-outbox.ts';
import { createDataRequest } from './create-data-request.ts';

/** Defines the handler for one type of data request; both types share their limits. */
export function defineDataRequestHandler(requestType: RequestType): Handler {
  return defineHandler(
    dataRequestEndpoints[requestType],
    async (shop, request, { now, waitUntil }) => {
      const parts = { ...shop, secret: shop.settings.secret };
      const result = await createDataRequest(parts, { requestType, request, now });
      waitUntil(processOutbox(shop));
      return result;
    },
    { ...LIMITS.dataRequestPerIp, failOpen: false },
    { hasDetailAsError: true },
  );
}

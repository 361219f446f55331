import { dataRequestCalls } from '#contract/data-request.ts';
import type { RequestType } from '#domain/data-request.ts';
import { defineHandler, type Handler } from './define-handler.ts';
import { LIMITS } from './limits.ts';
import { passOutbox } from './outbox-pass.ts';
import { requestData } from './request-data.ts';

/** Serves the requests of one type; both share their limits. */
export function defineDataRequestHandler(requestType: RequestType): Handler {
  return defineHandler(
    dataRequestCalls[requestType],
    async (shop, request, { now, waitUntil }) => {
      const parts = { ...shop, secret: shop.settings.secret };
      const answer = await requestData(parts, { requestType, request, now });
      waitUntil(passOutbox(shop));
      return answer;
    },
    { ...LIMITS.dataRequestPerIp, failOpen: false },
    { hasDetailAsError: true },
  );
}

import { dataRequestCalls } from '#contract/data-request.ts';
import type { RequestType } from '#domain/data-request.ts';
import { serve, type Handler } from './handle.ts';
import { LIMITS } from './limits.ts';
import { passOutbox } from './outbox-pass.ts';
import { requestData } from './request-data.ts';

/** Serves the requests of one type; both share their limits. */
export function serveDataRequest(requestType: RequestType): Handler {
  return serve(
    dataRequestCalls[requestType],
    async (shop, request, { now, later }) => {
      const parts = { ...shop, secret: shop.settings.secret };
      const answer = await requestData(parts, { requestType, request, now });
      later(passOutbox(shop));
      return answer;
    },
    { ...LIMITS.dataRequestFromAddress, goesOn: false },
    { saysAll: true },
  );
}

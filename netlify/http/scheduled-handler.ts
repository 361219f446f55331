import { defineRawHandler, type Handler, type RequestContext } from './define-handler.ts';
import type { Shop } from './deps.ts';

/** Only the local server sends this header; Netlify lets no outside request reach a scheduled function. */
const FORCE_HEADER = 'x-run-now';
const TIMEOUT_MS = 28_000;
const MAX_BYTES = 4 * 1024;

/** How long a scheduled job may start new work, in milliseconds; the platform stops a run after 30 s. */
export const JOB_BUDGET_MS = 20_000;

/** Defines the handler of a scheduled job. `force` skips back-off times and the hour; production ignores its header. */
export function defineScheduledHandler(
  name: string,
  work: (shop: Shop, force: boolean, context: RequestContext) => Promise<object>,
): Handler {
  const route = {
    path: `/.netlify/functions/${name}`,
    method: 'POST',
    isJson: false,
    maxBytes: MAX_BYTES,
    timeoutMs: TIMEOUT_MS,
  } as const;
  return defineRawHandler(route, (shop, _body, context) => {
    const isForced = context.header(FORCE_HEADER) === '1';
    return work(shop, isForced && !shop.settings.isProduction, context);
  });
}

import { defineRawHandler, type Handler, type RequestContext } from './define-handler.ts';
import type { Shop } from './deps.ts';
import type { LogField } from './log.ts';

/** Only the local server sends this header; Netlify lets no outside request reach a scheduled function. */
const FORCE_HEADER = 'x-run-now';
const TIMEOUT_MS = 28_000;
const MAX_BYTES = 4 * 1024;

/** How long a scheduled job may start new work, in milliseconds; the platform stops a run after 30 s. */
export const JOB_BUDGET_MS = 20_000;

/**
 * Defines the handler of a scheduled job, whose report goes to the log. `force` skips back-off times and the hour;
 * production ignores its header.
 */
export function defineScheduledHandler<Report extends { [Name in keyof Report]: LogField }>(
  name: string,
  work: (shop: Shop, force: boolean, context: RequestContext) => Promise<Report>,
): Handler {
  const route = {
    path: `/.netlify/functions/${name}`,
    method: 'POST',
    isJson: false,
    maxBytes: MAX_BYTES,
    timeoutMs: TIMEOUT_MS,
  } as const;
  return defineRawHandler(route, async (shop, _body, context) => {
    const isForced = context.header(FORCE_HEADER) === '1';
    const report = await work(shop, isForced && !shop.settings.isProduction, context);
    shop.log.info('job-done', { job: name, ...report });
    return report;
  });
}

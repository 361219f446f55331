import { guard, type Call, type Handler } from './handle.ts';
import type { Shop } from './deps.ts';

/** Set by the local server alone when a person asks for a pass: on Netlify no request from outside reaches a job. */
const RUN_NOW_HEADER = 'x-run-now';
const WITHIN_MS = 28_000;
const MOST_BYTES = 4 * 1024;

/** How long a job may go on starting new work: a scheduled run has 30 s. */
export const JOB_BUDGET_MS = 20_000;

/** Serves a scheduled job. `runNow` does not wait for back-off times; production never obeys the header. */
export function serveJob(
  name: string,
  work: (shop: Shop, runNow: boolean, call: Call) => Promise<object>,
): Handler {
  const route = {
    path: `/.netlify/functions/${name}`,
    method: 'POST',
    isJson: false,
    mostBytes: MOST_BYTES,
    withinMs: WITHIN_MS,
  } as const;
  return guard(route, (shop, _body, call) => {
    const isAsked = call.header(RUN_NOW_HEADER) === '1';
    return work(shop, isAsked && !shop.settings.isProduction, call);
  });
}

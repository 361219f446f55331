import type { Config } from '@netlify/functions';
import { passOutbox } from '#server/outbox-pass.ts';
import { JOB_BUDGET_MS, serveJob } from '#server/run-job.ts';

export default serveJob('send-outbox', (shop, runNow) =>
  passOutbox(shop, { runNow, budgetMs: JOB_BUDGET_MS }),
);

// Each write that adds mails has a pass of its own. This is the sweep for what had to wait.
export const config: Config = { schedule: '*/15 * * * *' };

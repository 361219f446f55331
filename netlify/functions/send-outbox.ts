import type { Config } from '@netlify/functions';
import { processOutbox } from '#server/process-outbox.ts';
import { JOB_BUDGET_MS, defineScheduledHandler } from '#server/scheduled-handler.ts';

export default defineScheduledHandler('send-outbox', (shop, force) =>
  processOutbox(shop, { force, budgetMs: JOB_BUDGET_MS }),
);

// Each write that adds mails has a pass of its own. This is the sweep for what had to wait.
export const config: Config = { schedule: '*/15 * * * *' };

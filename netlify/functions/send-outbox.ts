import type { Config } from '@netlify/functions';
import { processOutbox } from '#netlify/outbox/process-outbox.ts';
import { JOB_BUDGET_MS, defineScheduledHandler } from '#netlify/http/scheduled-handler.ts';

export default defineScheduledHandler('send-outbox', (shop, force) =>
  processOutbox(shop, { force, budgetMs: JOB_BUDGET_MS }),
);

// Each request that queues mails processes the outbox itself. This run retries what had to wait.
export const config: Config = { schedule: '*/15 * * * *' };

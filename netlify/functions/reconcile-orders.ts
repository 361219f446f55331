import type { Config } from '@netlify/functions';
import { processOutbox } from '#netlify/outbox/process-outbox.ts';
import { reconcileOrders } from '#netlify/orders/reconcile-orders.ts';
import { JOB_BUDGET_MS, defineScheduledHandler } from '#netlify/http/scheduled-handler.ts';

export default defineScheduledHandler('reconcile-orders', async (shop, force, { waitUntil }) => {
  const report = await reconcileOrders(shop, { force, budgetMs: JOB_BUDGET_MS });
  if (report.recorded + report.failed > 0) waitUntil(processOutbox(shop));
  return report;
});

export const config: Config = { schedule: '*/15 * * * *' };

import type { Config } from '@netlify/functions';
import { triggerOutbox } from '#netlify/outbox/trigger-outbox.ts';
import { reconcileOrders } from '#netlify/orders/reconcile-orders.ts';
import { JOB_BUDGET_MS, defineScheduledHandler } from '#netlify/http/scheduled-handler.ts';

export default defineScheduledHandler('reconcile-orders', async (shop, force, { waitUntil }) => {
  const report = await reconcileOrders(shop, { force, budgetMs: JOB_BUDGET_MS });
  // Another function sends them: this one may have used up its time, and is stopped in the middle of a mail.
  if (report.recorded + report.failed > 0) waitUntil(triggerOutbox(shop));
  return report;
});

export const config: Config = { schedule: '*/15 * * * *' };

import type { Config } from '@netlify/functions';
import { passOutbox } from '#server/outbox-pass.ts';
import { reconcileOrders } from '#server/reconcile-orders.ts';
import { JOB_BUDGET_MS, serveJob } from '#server/run-job.ts';

export default serveJob('reconcile-orders', async (shop, runNow, { later }) => {
  await shop.limits.forgetExpired();
  const report = await reconcileOrders(shop, { runNow, budgetMs: JOB_BUDGET_MS });
  if (report.recorded + report.failed > 0) later(passOutbox(shop));
  return report;
});

export const config: Config = { schedule: '*/15 * * * *' };

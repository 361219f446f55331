import type { Config } from '@netlify/functions';
import { JOB_BUDGET_MS, defineScheduledHandler } from '#netlify/http/scheduled-handler.ts';
import { purgeData } from '#netlify/privacy/purge-data.ts';

export default defineScheduledHandler('purge-data', (shop) =>
  purgeData(shop, { now: shop.now(), budgetMs: JOB_BUDGET_MS }),
);

export const config: Config = { schedule: '0 * * * *' };

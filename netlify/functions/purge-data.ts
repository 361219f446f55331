import type { Config } from '@netlify/functions';
import { defineScheduledHandler } from '#netlify/http/scheduled-handler.ts';
import { purgeData } from '#netlify/privacy/purge-data.ts';

export default defineScheduledHandler('purge-data', (shop) => purgeData(shop, shop.now()));

export const config: Config = { schedule: '0 * * * *' };

import type { Config } from '@netlify/functions';
import { finishDataRequests } from '#netlify/privacy/finish-data-requests.ts';
import { defineScheduledHandler } from '#netlify/http/scheduled-handler.ts';

export default defineScheduledHandler('finish-data-requests', (shop) =>
  finishDataRequests(shop, shop.now()),
);

export const config: Config = { schedule: '0 * * * *' };

import type { Config } from '@netlify/functions';
import { finishDataRequests } from '#server/finish-data-requests.ts';
import { serveJob } from '#server/run-job.ts';

export default serveJob('finish-data-requests', (shop) => finishDataRequests(shop, shop.now()));

export const config: Config = { schedule: '0 * * * *' };

import type { Config } from '@netlify/functions';
import { dataExport } from '#contract/data-export.ts';
import { exportData } from '#server/export-data.ts';
import { defineHandler } from '#server/define-handler.ts';
import { LIMITS } from '#server/limits.ts';
import { respondDownload } from '#server/respond.ts';

export default defineHandler(
  dataExport,
  (shop, { token }, { now }) => exportData(shop, { token, now }),
  { ...LIMITS.magicLink, failOpen: true },
  {
    allowsCrossSite: true,
    respond: (file) => respondDownload('birnbeck-fudge-my-data.json', file),
  },
);

export const config: Config = {
  path: '/api/data-export',
  rateLimit: { windowSize: 60, windowLimit: 30, aggregateBy: ['ip', 'domain'] },
};

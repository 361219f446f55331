import type { Config } from '@netlify/functions';
import { newDataRequest } from '#contract/confirm-data-request.ts';
import { dataExport } from '#contract/data-export.ts';
import { exportData } from '#netlify/privacy/export-data.ts';
import { defineHandler } from '#netlify/http/define-handler.ts';
import { respondRefusedLink } from '#netlify/http/form-page.ts';
import { LIMITS } from '#netlify/http/rate-limits.ts';
import { respondDownload } from '#netlify/http/respond.ts';

export default defineHandler(
  dataExport,
  (shop, { token }, { now }) => exportData(shop, { token, now }),
  {
    limit: LIMITS.magicLink,
    allowsCrossSite: true,
    respondToRefusal: (error, _body, request) => respondRefusedLink(error, request, newDataRequest),
    respond: (file) => respondDownload('birnbeck-fudge-my-data.json', file),
  },
);

export const config: Config = {
  path: '/api/data-export',
  rateLimit: { windowSize: 60, windowLimit: 30, aggregateBy: ['ip', 'domain'] },
};

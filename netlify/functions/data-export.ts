import type { Config } from '@netlify/functions';
import { dataExport } from '#contract/data-export.ts';
import { exportData } from '#server/export-data.ts';
import { serve } from '#server/handle.ts';
import { LIMITS } from '#server/limits.ts';
import { respondFile } from '#server/respond.ts';

export default serve(
  dataExport,
  (shop, { token }, { now }) => exportData(shop, { token, now }),
  { ...LIMITS.mailedLink, goesOn: true },
  { isLinked: true, respond: (file) => respondFile('birnbeck-fudge-my-data.json', file) },
);

export const config: Config = {
  path: '/api/data-export',
  rateLimit: { windowSize: 60, windowLimit: 30, aggregateBy: ['ip', 'domain'] },
};

import type { Config } from '@netlify/functions';
import { pageView } from '#contract/page-view.ts';
import { countVisit } from '#server/count-visit.ts';
import { serve } from '#server/handle.ts';
import { LIMITS } from '#server/limits.ts';
import { respondNothing } from '#server/respond.ts';

export default serve(
  pageView,
  (shop, visit, { now }) =>
    countVisit({ ...shop, siteUrl: shop.settings.siteUrl }, { ...visit, now }),
  { ...LIMITS.pageView, goesOn: true },
  { respond: respondNothing },
);

export const config: Config = {
  path: '/api/page-view',
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ['ip', 'domain'] },
};

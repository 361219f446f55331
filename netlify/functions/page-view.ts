import type { Config } from '@netlify/functions';
import { pageView } from '#contract/page-view.ts';
import { recordPageView } from '#netlify/page-views/record-page-view.ts';
import { defineHandler } from '#netlify/http/define-handler.ts';
import { LIMITS } from '#netlify/http/rate-limits.ts';
import { respondNoContent } from '#netlify/http/respond.ts';

export default defineHandler(
  pageView,
  (shop, visit, { now }) => recordPageView(shop, { ...visit, now }),
  { limit: LIMITS.pageView, respond: respondNoContent },
);

export const config: Config = {
  path: '/api/page-view',
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ['ip', 'domain'] },
};

import type { PageViews } from './page-view-store.ts';
import { londonTime, type Instant } from '#domain/day.ts';
import type { Settings } from '#netlify/http/settings.ts';

/** Counts a page view on its London day. A referrer within the shop counts as none. */
export async function recordPageView(
  { pageViews, settings }: { pageViews: PageViews; settings: Pick<Settings, 'siteUrl'> },
  { path, referrer, now }: { path: string; referrer: string; now: Instant },
): Promise<object> {
  const page = path.replace(/(.)\/+$/, '$1');
  await pageViews.count(londonTime(now).day, page, referrer === settings.siteUrl ? '' : referrer);
  return {};
}

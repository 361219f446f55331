import type { PageViews } from '#netlify/page-views/page-view-store.ts';

const MAX_ROWS_PER_DAY = 2_000;

/** Page views without a database, and their counts by "day path referrer". */
export function inMemoryPageViews(): PageViews & { counts: Map<string, number> } {
  const counts = new Map<string, number>();
  return {
    counts,
    count(day, path, referrer) {
      const key = `${day} ${path} ${referrer}`;
      const others = [...counts.keys()].filter((other) => other !== key && other.startsWith(day));
      if (others.length < MAX_ROWS_PER_DAY) counts.set(key, (counts.get(key) ?? 0) + 1);
      return Promise.resolve();
    },
  };
}

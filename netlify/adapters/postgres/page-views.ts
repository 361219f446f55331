import type { Database } from './database.ts';
import type { PageViews } from '#netlify/page-views/page-view-store.ts';

const MAX_ROWS_PER_DAY = 2_000;

const COUNT = `
insert into page_views as counted (day, path, referrer)
select $1, $2, $3 where (
  select count(*) from page_views where day = $1 and (path, referrer) <> ($2, $3)
) < $4
on conflict (day, path, referrer) do update set views = counted.views + 1`;

/** Returns the page views of a database. */
export function openPageViews(database: Database): PageViews {
  return {
    async count(day, path, referrer) {
      await database.query(COUNT, [day, path, referrer, MAX_ROWS_PER_DAY]);
    },
  };
}

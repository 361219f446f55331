import * as v from 'valibot';
import type { NewsStore } from '#netlify/shopkeeper/news-store.ts';
import type { Database } from './database.ts';

/** Exported for the test that reads its plan. */
export const COUNT_NEWS = `
select
  (select count(*) from messages where status = 'new')::integer as messages,
  (select count(*) from reviews where status = 'waiting')::integer as reviews`;

const counts = v.tuple([v.object({ messages: v.number(), reviews: v.number() })]);

/** Returns what waits for the shop's answer in a database. */
export function openNews(database: Database): NewsStore {
  return {
    async count() {
      const [news] = v.parse(counts, await database.query(COUNT_NEWS, []));
      return news;
    },
  };
}

import * as v from 'valibot';
import type { WaitingCountsStore } from '#netlify/shopkeeper/waiting-counts-store.ts';
import type { Database } from './database.ts';

const COUNT_WAITING = `
select
  (select count(*) from messages where status = 'new')::integer as messages,
  (select count(*) from reviews where status = 'waiting')::integer as reviews`;

const counts = v.tuple([v.object({ messages: v.number(), reviews: v.number() })]);

/** Returns what waits for the shop's answer in a database. */
export function openWaitingCounts(database: Database): WaitingCountsStore {
  return {
    async read() {
      const [row] = v.parse(counts, await database.query(COUNT_WAITING, []));
      return row;
    },
  };
}

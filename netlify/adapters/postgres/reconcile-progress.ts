import * as v from 'valibot';
import type { Instant } from '#domain/day.ts';
import type { Database } from './database.ts';
import type { ReconcileProgress } from '#netlify/orders/progress-store.ts';

const NAME = 'long-look-back';

/** The row that holds when all recent payments were last found to be recorded. */
export const LAST_CHECK = 'last-check';

const rows = v.array(
  v.object({ looked_back_to: v.nullable(v.date()), finished_at: v.nullable(v.date()) }),
);

const dateOf = (instant: Instant | null): Date | null =>
  instant === null ? null : new Date(instant);

const WRITE = `
insert into reconcile_progress (name, looked_back_to, finished_at) values ($1, $2, $3)
on conflict (name) do update set looked_back_to = excluded.looked_back_to, finished_at = excluded.finished_at`;

/** Returns the progress stored in a database. */
export function openReconcileProgress(database: Database): ReconcileProgress {
  return {
    async read() {
      const found = await database.query(
        'select looked_back_to, finished_at from reconcile_progress where name = $1',
        [NAME],
      );
      const [row] = v.parse(rows, found);
      return {
        scannedTo: row?.looked_back_to?.getTime() ?? null,
        finishedAt: row?.finished_at?.getTime() ?? null,
      };
    },
    async write({ scannedTo, finishedAt }) {
      await database.query(WRITE, [NAME, dateOf(scannedTo), dateOf(finishedAt)]);
    },
    async markChecked(at) {
      await database.query(WRITE, [LAST_CHECK, null, new Date(at)]);
    },
  };
}

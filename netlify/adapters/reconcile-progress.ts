import * as v from 'valibot';
import type { Instant } from '#domain/day.ts';
import type { Database } from './database.ts';

/** How far the long look back has come. */
export interface Progress {
  /** Everything younger than this has been looked at; null before the first page. */
  lookedBackTo: Instant | null;
  /** When the last whole look back ended; null while one is under way, or before the first. */
  finishedAt: Instant | null;
}

/** Remembers the long look back from one run to the next. Calls throw `ServiceError`. */
export interface ReconcileProgress {
  read(): Promise<Progress>;
  write(progress: Progress): Promise<void>;
}

const NAME = 'long-look-back';

const rows = v.array(
  v.object({ looked_back_to: v.nullable(v.date()), finished_at: v.nullable(v.date()) }),
);

const dateOf = (instant: Instant | null): Date | null =>
  instant === null ? null : new Date(instant);

/** Opens the memory of the long look back. */
export function openReconcileProgress(database: Database): ReconcileProgress {
  return {
    async read() {
      const found = await database.query(
        'select looked_back_to, finished_at from reconcile_progress where name = $1',
        [NAME],
      );
      const [row] = v.parse(rows, found);
      return {
        lookedBackTo: row?.looked_back_to?.getTime() ?? null,
        finishedAt: row?.finished_at?.getTime() ?? null,
      };
    },
    async write({ lookedBackTo, finishedAt }) {
      await database.query(
        `insert into reconcile_progress (name, looked_back_to, finished_at) values ($1, $2, $3)
         on conflict (name) do update set
           looked_back_to = excluded.looked_back_to, finished_at = excluded.finished_at`,
        [NAME, dateOf(lookedBackTo), dateOf(finishedAt)],
      );
    },
  };
}

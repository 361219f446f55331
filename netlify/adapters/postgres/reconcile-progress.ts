import * as v from 'valibot';
import type { Instant } from '#domain/day.ts';
import type { Database } from './database.ts';

/** How far the 30-day scan has come. */
export interface ScanProgress {
  /** Everything younger than this is scanned; null before the first page. */
  scannedTo: Instant | null;
  /** When the last complete scan ended; null during a scan and before the first. */
  finishedAt: Instant | null;
}

/** Stores the progress of the 30-day scan between runs. Methods throw `ServiceError`. */
export interface ReconcileProgress {
  read(): Promise<ScanProgress>;
  write(progress: ScanProgress): Promise<void>;
}

const NAME = 'long-look-back';

const rows = v.array(
  v.object({ looked_back_to: v.nullable(v.date()), finished_at: v.nullable(v.date()) }),
);

const dateOf = (instant: Instant | null): Date | null =>
  instant === null ? null : new Date(instant);

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
      await database.query(
        `insert into reconcile_progress (name, looked_back_to, finished_at) values ($1, $2, $3)
         on conflict (name) do update set
           looked_back_to = excluded.looked_back_to, finished_at = excluded.finished_at`,
        [NAME, dateOf(scannedTo), dateOf(finishedAt)],
      );
    },
  };
}

import * as v from 'valibot';
import type { Instant } from '#domain/day.ts';
import type { Database } from './database.ts';
import type { ReconcileProgress, ScanProgress } from '#netlify/orders/progress-store.ts';

/** The rows of the 30-day scan. */
const SCANS = { payments: 'long-look-back', refunds: 'refunds', disputes: 'disputes' } as const;

/** The row that holds when all recent payments were last found to be recorded. */
export const LAST_CHECK = 'last-check';

const EXPIRED_SESSIONS = 'expired-sessions';

const rows = v.array(
  v.object({ looked_back_to: v.nullable(v.date()), finished_at: v.nullable(v.date()) }),
);

const dateOf = (instant: Instant | null): Date | null =>
  instant === null ? null : new Date(instant);

const WRITE = `
insert into reconcile_progress (name, looked_back_to, finished_at) values ($1, $2, $3)
on conflict (name) do update set looked_back_to = excluded.looked_back_to, finished_at = excluded.finished_at`;

const READ = 'select looked_back_to, finished_at from reconcile_progress where name = $1';

/** Returns the progress stored in a database. */
export function openReconcileProgress(database: Database): ReconcileProgress {
  async function read(name: string): Promise<ScanProgress> {
    const [row] = v.parse(rows, await database.query(READ, [name]));
    return {
      scannedTo: row?.looked_back_to?.getTime() ?? null,
      finishedAt: row?.finished_at?.getTime() ?? null,
    };
  }
  return {
    read: (list) => read(SCANS[list]),
    async write(list, { scannedTo, finishedAt }) {
      await database.query(WRITE, [SCANS[list], dateOf(scannedTo), dateOf(finishedAt)]);
    },
    async markChecked(at) {
      await database.query(WRITE, [LAST_CHECK, null, new Date(at)]);
    },
    async readCleared() {
      return (await read(EXPIRED_SESSIONS)).finishedAt;
    },
    async writeCleared(before) {
      await database.query(WRITE, [EXPIRED_SESSIONS, null, new Date(before)]);
    },
  };
}

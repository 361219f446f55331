import * as v from 'valibot';
import type { Database } from './database.ts';
import { listedParcels, SELECT_LISTED } from './parcels.ts';
import { LAST_CHECK } from './reconcile-progress.ts';
import { ORDER_COLUMNS, orderRow } from './stored-order.ts';
import type { MorningStore } from '#netlify/morning/morning-store.ts';

const CHANGED = `${SELECT_LISTED}
where found.status <> 'posted' and found.id in (
  select parcel_id from parcel_log where at >= $1 and before ? 'content'
)
order by found.post_on, found.id`;

const MONEY_BACK = `
select ${ORDER_COLUMNS} from orders where money_back_at >= $1 order by money_back_at, session_id`;

const SLICES = `${SELECT_LISTED}
where found.status <> 'posted' and found.content ->> 'kind' = 'slices' and found.post_on >= $1
order by found.post_on, found.id`;

/** The mail of the morning itself is none that is late. */
const BACKLOG = `
select count(*)::integer as late, min(created_at) as first_late,
  (select count(*)::integer from outbox where kind = 'dead-letter' and created_at >= $2) as given_up,
  (
    select count(*)::integer from outbox as alert
    where kind = 'payment-alert' and created_at >= $4 and starts_with(key, 'payment-alert/unrecorded/')
      and not exists (select from orders where session_id = split_part(alert.key, '/', 3))
  ) as unrecorded,
  (select count(*)::integer from orders where not_cleared_since < $5) as not_cleared,
  (select finished_at from reconcile_progress where name = $3) as checked_at
from outbox where sent_at is null and dead_at is null and kind <> 'morning' and created_at < $1`;

const date = v.nullable(v.date());
const backlogRow = v.tuple([
  v.object({
    late: v.number(),
    first_late: date,
    given_up: v.number(),
    unrecorded: v.number(),
    not_cleared: v.number(),
    checked_at: date,
  }),
]);

/** Returns what the morning mail reads of a database. */
export function openMorning(database: Database): MorningStore {
  return {
    async findChanged(since) {
      return listedParcels(await database.query(CHANGED, [new Date(since)]));
    },
    async findReversed(since) {
      return v.parse(v.array(orderRow), await database.query(MONEY_BACK, [new Date(since)]));
    },
    async findSlices(from) {
      return listedParcels(await database.query(SLICES, [from]));
    },
    async readBacklog({ lateBefore, givenUpSince, unrecordedSince, notClearedBefore }) {
      const [late, givenUp] = [new Date(lateBefore), new Date(givenUpSince)];
      const [unrecorded, notCleared] = [new Date(unrecordedSince), new Date(notClearedBefore)];
      const values = [late, givenUp, LAST_CHECK, unrecorded, notCleared];
      const [row] = v.parse(backlogRow, await database.query(BACKLOG, values));
      return {
        lateMails: row.late,
        firstLateMail: row.first_late?.getTime() ?? null,
        givenUpMails: row.given_up,
        unrecordedPayments: row.unrecorded,
        notClearedPayments: row.not_cleared,
        paymentsCheckedAt: row.checked_at?.getTime() ?? null,
      };
    },
  };
}

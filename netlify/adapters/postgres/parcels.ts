import * as v from 'valibot';
import { toJson, type Database } from './database.ts';
import { ORDER_COLUMNS, orderRow } from './stored-order.ts';
import { parcelContent } from './order-json.ts';
import { POSTED_MAIL_MINUTES } from '#domain/order/parcel-status.ts';
import type {
  ListedParcel,
  ListPosition,
  ParcelList,
  Parcels,
} from '#netlify/parcels/parcel-store.ts';

/** Selects parcels as `found`, each with its order, so that `listedParcels` can parse them. */
export const SELECT_LISTED = `
select ${ORDER_COLUMNS}, found.id as parcel_id
from parcels as found join orders on orders.session_id = found.session_id`;

const POSTED_MAIL_AFTER = `${POSTED_MAIL_MINUTES} minutes`;

/**
 * A parcel moves only from the version that was seen. Rows are locked in one order, so that two tablets cannot block each
 * other. A refund at the same time counts the version on, so that it wins unless the parcel was posted before it.
 */
const SET_STATUS = `
with locked as materialized (
  select id from parcels where id = any($1::integer[]) order by id for update
), changed as (
  update parcels set
    status = $3,
    version = parcels.version + 1,
    packed_at = case $3 when 'waiting' then null when 'packed' then coalesce(packed_at, $4) else packed_at end,
    posted_at = case $3 when 'posted' then $4::timestamptz end
  from locked, unnest($1::integer[], $2::integer[]) as seen (id, version), orders
  where parcels.id = locked.id and parcels.id = seen.id and parcels.version = seen.version and parcels.status <> $3
    and orders.session_id = parcels.session_id
    and ($3 <> 'posted' or $7 or (orders.refunded_pence = 0 and not orders.is_disputed))
  returning parcels.id, parcels.version
), logged as (
  insert into parcel_log (parcel_id, version, at, by_whom, before)
  select changed.id, changed.version, $4, $5, jsonb_build_object('status', before.status)
  from changed join parcels as before on before.id = changed.id
), queued as (
  insert into outbox (key, kind, payload, created_at, next_attempt_at)
  select 'posted/' || changed.id || '/' || changed.version, 'posted',
    jsonb_build_object('sessionId', parcels.session_id, 'place', parcels.place, 'version', changed.version),
    $4, $4::timestamptz + $6::interval
  from changed join parcels on parcels.id = changed.id join orders on orders.session_id = parcels.session_id
  where $3 = 'posted' and orders.email <> ''
), taken_back as (
  delete from outbox using changed
  where $3 <> 'posted' and outbox.key = 'posted/' || changed.id || '/' || (changed.version - 1)
    and sent_at is null and not may_have_been_sent and (leased_until is null or leased_until <= $4)
)
select id, version from changed order by id`;

const CHANGE_CONTENT = `
with changed as (
  update parcels set content = $3, post_on = $4, arrive_on = $5, version = version + 1
  where id = $1 and version = $2 and (status = 'waiting' or (status = 'packed' and $7::text = 'shop'))
  returning id, version
), logged as (
  insert into parcel_log (parcel_id, version, at, by_whom, before)
  select changed.id, changed.version, $6, $7, jsonb_build_object(
    'content', before.content, 'postOn', before.post_on, 'arriveOn', before.arrive_on
  )
  from changed join parcels as before on before.id = changed.id
), queued as (
  insert into outbox (key, kind, payload, created_at, next_attempt_at)
  select mail ->> 'key', mail ->> 'kind', mail -> 'payload', $6, $6
  from changed cross join jsonb_array_elements($8::jsonb) as mail
)
select id from changed`;

const placeRow = v.object({ parcel_id: v.number() });

const contentRow = v.pipe(
  v.object({ content: parcelContent }),
  v.transform(({ content }) => content),
);

const countRow = v.object({ count: v.number() });

const countsRow = v.object({ overdue: v.number(), due: v.number(), coming: v.number() });

/** The orders that are not refunded in full (`#domain/order/payment-stop.ts`). */
const KEEPS_MONEY = '(refunded_pence = 0 or refunded_pence < total_pence)';

/** What is overdue: an order that was cancelled before anybody packed it is not, but it stays on the day it was planned for. */
const OVERDUE = `status <> 'posted' and post_on < $1::date and (status = 'packed' or ${KEEPS_MONEY})`;

/** Reads each index by itself: one of them holds what is posted. */
const CONTENTS_TO_LEAVE = `
select content from parcels where status = 'posted' and post_on between $1::date and $2::date
union all
select content from parcels join orders on orders.session_id = parcels.session_id
where status <> 'posted' and post_on between $1::date and $2::date
  and ${KEEPS_MONEY}`;

const movedRows = v.array(v.object({ id: v.number(), version: v.number() }));

/** Parses parcels with their orders. */
export function listedParcels(rows: readonly unknown[]): ListedParcel[] {
  return rows.flatMap((row) => {
    const order = v.parse(orderRow, row);
    const { parcel_id: id } = v.parse(placeRow, row);
    const parcel = order.parcels.find((one) => one.id === id);
    return parcel ? [{ parcel, order }] : [];
  });
}

/** The part of a list that its index holds, in the order of the index. */
interface ListSql {
  condition: string;
  day: string | null;
  isLatestFirst?: boolean;
}

function sqlOf(list: ParcelList): ListSql {
  if (list.status === 'posted') {
    return { condition: `status = 'posted' and $1::date is null`, day: null, isLatestFirst: true };
  }
  if ('before' in list) return { condition: OVERDUE, day: list.before };
  const [sign, day] = 'on' in list ? ['=', list.on] : ['>', list.after];
  return { condition: `status <> 'posted' and post_on ${sign} $1::date`, day };
}

/** Returns the statement and the values of a page of a list. */
function listStatement(
  list: ParcelList,
  { max, after }: { max: number; after: ListPosition | null },
): [text: string, values: unknown[]] {
  const { condition, day, isLatestFirst = false } = sqlOf(list);
  const [sign, order] = isLatestFirst ? ['<', 'desc'] : ['>', 'asc'];
  const text = `${SELECT_LISTED}
    where ${condition}${after ? ` and (found.post_on, found.id) ${sign} ($3::date, $4::integer)` : ''}
    order by found.post_on ${order}, found.id ${order} limit $2`;
  return [text, [day, max, ...(after ? [after.day, after.id] : [])]];
}

/** What waits until a day, this day included, and was not all paid back or disputed, without the recipients, whom nobody cuts. */
const TO_CUT = `
select content || '{"recipient": null}' as content from parcels join orders using (session_id)
where status <> 'posted' and status = 'waiting' and post_on <= $1::date
  and not is_disputed and ${KEEPS_MONEY}`;

const COUNT_TO_POST = `
select
  (select count(*) from parcels join orders using (session_id) where ${OVERDUE})::integer as overdue,
  (select count(*) from parcels where status <> 'posted' and post_on = $1::date)::integer as due,
  (select count(*) from parcels where status <> 'posted' and post_on > $1::date)::integer as coming`;

const COUNT_ON_CLOSED_DAYS = `
select count(distinct parcels.id)::integer as count
from unnest($1::date[], $2::date[]) as closed (first, last)
join parcels on status <> 'posted' and post_on between first and last
join orders using (session_id)
where ${KEEPS_MONEY}`;

/**
 * Searches each index by itself: one condition with "or" would read the whole table, as would reading the latest parcels
 * until enough of them match; "offset 0" keeps the planner from that.
 */
const SEARCH = `
with matching as (
  (select parcels.id from orders join parcels using (session_id) where order_number = $1)
  union
  (select id from (
    select id from parcels where words_of_name(content) @@ to_tsquery('simple', $2) offset 0
  ) as named order by id desc limit $4)
  union
  (select id from (
    select id from parcels where replace(content #>> '{recipient,postcode}', ' ', '') like $3 offset 0
  ) as addressed order by id desc limit $4)
)
${SELECT_LISTED} where found.id in (select id from matching) order by found.id desc limit $4`;

/** Returns a query for names with words that begin with those of the text, in any order. */
const wordsBeginning = (text: string): string =>
  (text.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => `${word}:*`).join(' & ');

/** Returns the statement and the values of a search. */
function searchStatement(text: string, max: number): [text: string, values: unknown[]] {
  const together = text.replaceAll(/\s/g, '').toUpperCase();
  const number = together.replace(/^BHF-?/, '');
  const postcode = `${together.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return [SEARCH, [number, wordsBeginning(text), postcode, max]];
}

/** Returns the parcels of a database. */
export function openParcels(database: Database): Parcels {
  return {
    async find(ids) {
      const text = `${SELECT_LISTED} where found.id = any($1::integer[]) order by found.id`;
      return listedParcels(await database.query(text, [ids]));
    },
    async list(list, page) {
      return listedParcels(await database.query(...listStatement(list, page)));
    },
    async countToPost(on) {
      const [counts] = v.parse(v.tuple([countsRow]), await database.query(COUNT_TO_POST, [on]));
      return counts;
    },
    async countOnClosedDays(closed) {
      const days = [closed.map(({ from }) => from), closed.map(({ to }) => to)];
      const rows = await database.query(COUNT_ON_CLOSED_DAYS, days);
      return v.parse(v.tuple([countRow]), rows)[0].count;
    },
    async contentsToCut(until) {
      return v.parse(v.array(contentRow), await database.query(TO_CUT, [until]));
    },
    async contentsToLeave({ from, to }) {
      return v.parse(v.array(contentRow), await database.query(CONTENTS_TO_LEAVE, [from, to]));
    },
    async search(text, max) {
      return text.trim() === ''
        ? []
        : listedParcels(await database.query(...searchStatement(text, max)));
    },
    async setStatus(parcels, to, { by, now, confirmStop = false }) {
      const ids = parcels.map(({ id }) => id);
      const versions = parcels.map(({ expectedVersion }) => expectedVersion);
      const values = [ids, versions, to, new Date(now), by, POSTED_MAIL_AFTER, confirmStop];
      return v.parse(movedRows, await database.query(SET_STATUS, values));
    },
    async changeContent({ id, expectedVersion }, { content, postOn, metDay }, mails, editing) {
      const { by, now } = editing;
      const planned = [toJson(content), postOn, metDay];
      const values = [id, expectedVersion, ...planned, new Date(now), by, toJson(mails)];
      return (await database.query(CHANGE_CONTENT, values)).length > 0;
    },
  };
}

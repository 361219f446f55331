import * as v from 'valibot';
import { toJson, type Database } from './database.ts';
import type { Orders } from '#netlify/orders/order-store.ts';
import { encodeOrder } from './order-json.ts';
import { ORDER_COLUMNS, orderRow } from './stored-order.ts';

const RECORD = `
with stored as (
  insert into orders (
    session_id, order_number, order_type, payment_intent_id, paid_at, recorded_at, total_pence,
    expected_total_pence, refunded_pence, is_disputed, shipping_pence, shipping_name, lines, email, recipient, "order",
    money_back_at
  ) values (
    $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16,
    case when $9::integer > 0 or $10::boolean then $6::timestamptz end
  )
  on conflict (session_id) do nothing
  returning session_id, order_number
), planned as (
  insert into parcels (session_id, place, content, post_on, arrive_on)
  select stored.session_id, parcel.place, parcel.item -> 'content',
    (parcel.item ->> 'postOn')::date, (parcel.item ->> 'metDay')::date
  from stored cross join jsonb_array_elements($18::jsonb) with ordinality as parcel (item, place)
), queued as (
  insert into outbox (key, kind, payload, created_at, next_attempt_at)
  select kind || '/' || order_number, kind, jsonb_build_object('sessionId', session_id), $6, $6
  from stored cross join unnest($17::text[]) as kind
  on conflict (key) do nothing
  returning kind
), queued_apart as (
  insert into outbox (key, kind, payload, created_at, next_attempt_at)
  select mail.kind || '/' || stored.order_number || '/' || stored.session_id, mail.kind,
    jsonb_build_object('sessionId', stored.session_id, 'sharesNumber', true), $6, $6
  from stored cross join unnest($17::text[]) as mail (kind)
  where mail.kind not in (select kind from queued) and (
    exists (select from orders where orders.order_number = stored.order_number)
    -- The other order is being stored at the same time, and neither sees the other.
    or not exists (select from outbox where outbox.key = mail.kind || '/' || stored.order_number)
  )
)
select session_id from stored`;

/** A refund or dispute changes what the packer sees of a parcel, so that a click made before it is refused. */
const MARK_REVERSAL = `
with before as (
  select session_id, refunded_pence, is_disputed,
    refunded_pence < $2::integer as is_refund, $3::boolean and not is_disputed as is_dispute
  from orders where session_id = $1 for update
), changed as (
  update orders set
    refunded_pence = greatest(before.refunded_pence, $2::integer),
    is_disputed = before.is_disputed or $3::boolean,
    money_back_at = case when is_refund or is_dispute then $6 else money_back_at end
  from before where orders.session_id = before.session_id
  returning before.*
), locked as materialized (
  select parcels.id from parcels join changed on changed.session_id = parcels.session_id
  where parcels.status <> 'posted' and (is_refund or is_dispute)
  order by parcels.id for update of parcels
), stopped as (
  update parcels set version = parcels.version + 1
  from locked where parcels.id = locked.id and parcels.status <> 'posted'
  returning parcels.id, parcels.version
), logged as (
  insert into parcel_log (parcel_id, version, at, by_whom, before)
  select stopped.id, stopped.version, $6, 'provider',
    jsonb_build_object('refundedPence', changed.refunded_pence, 'isDisputed', changed.is_disputed)
  from stopped cross join changed
)
insert into outbox (key, kind, payload, created_at, next_attempt_at)
select alert ->> 'key', alert ->> 'kind', alert -> 'payload', $6, $6
from changed cross join lateral (values ($4::jsonb, is_refund), ($5::jsonb, is_dispute)) as due (alert, is_due)
where is_due
on conflict (key) do nothing`;

/** At random, as with notes, so that sessions that the provider refuses to change do not keep others waiting. */
const FIND_PAID_BEFORE =
  'select session_id from orders where paid_at < $1 order by random() limit $2';

const DELETE = `
with deleted_log as (
  delete from parcel_log using parcels where parcel_id = parcels.id and session_id = $1
), deleted_parcels as (
  delete from parcels where session_id = $1
)
delete from orders where session_id = $1`;

const sessionIdRow = v.object({ session_id: v.string() });

const paymentRow = v.object({ payment_intent_id: v.string(), session_id: v.string() });

/** Returns the stored orders of a database. */
export function openOrders(database: Database): Orders {
  return {
    async record(order, mailKinds) {
      const stored = await database.query(RECORD, [
        order.sessionId,
        order.orderNumber,
        order.orderType,
        order.paymentIntentId,
        new Date(order.paidAt),
        new Date(order.recordedAt),
        order.totalPence,
        order.expectedTotalPence,
        order.refundedPence,
        order.isDisputed,
        order.shippingPence,
        order.shippingName,
        toJson(order.lines),
        order.email,
        toJson(order.recipient),
        encodeOrder(order.order),
        mailKinds,
        toJson(order.parcels),
      ]);
      return stored.length > 0;
    },
    async find(sessionId) {
      const [found] = await database.query(
        `select ${ORDER_COLUMNS} from orders where session_id = $1`,
        [sessionId],
      );
      return found === undefined ? null : v.parse(orderRow, found);
    },
    async hasPayment(paymentIntentId) {
      const found = await database.query(
        'select session_id from orders where payment_intent_id = $1 limit 1',
        [paymentIntentId],
      );
      return found.length > 0;
    },
    async markReversal({ sessionId, refundedPence, isDisputed }, { refunded, disputed }, now) {
      const alerts = [toJson(refunded), toJson(disputed)];
      const values = [sessionId, refundedPence, isDisputed, ...alerts, new Date(now)];
      await database.query(MARK_REVERSAL, values);
    },
    async findByEmail(email) {
      const found = await database.query(
        `select ${ORDER_COLUMNS} from orders where lower(email collate "C") = lower($1::text collate "C")
         order by paid_at, recorded_at`,
        [email],
      );
      return v.parse(v.array(orderRow), found);
    },
    async findNotesAtProvider(max) {
      const found = await database.query(
        'select session_id from orders where notes_at_provider order by random() limit $1',
        [max],
      );
      return v.parse(v.array(sessionIdRow), found).map(({ session_id: id }) => id);
    },
    async markNotesCleared(sessionId) {
      await database.query(
        'update orders set notes_at_provider = false, not_cleared_since = null where session_id = $1',
        [sessionId],
      );
    },
    async markNotCleared(sessionId, part, now) {
      await database.query(
        `update orders set not_cleared_since = coalesce(not_cleared_since, $2)
         where session_id = $1 and (notes_at_provider or $3 <> 'notes')`,
        [sessionId, new Date(now), part],
      );
    },
    async findSessions(paymentIntentIds) {
      const found = await database.query(
        'select payment_intent_id, session_id from orders where payment_intent_id = any($1)',
        [paymentIntentIds],
      );
      const rows = v.parse(v.array(paymentRow), found);
      return new Map(rows.map((row) => [row.payment_intent_id, row.session_id]));
    },
    async findRecorded(sessionIds) {
      const found = await database.query(
        'select session_id from orders where session_id = any($1)',
        [sessionIds],
      );
      return new Set(v.parse(v.array(sessionIdRow), found).map(({ session_id: id }) => id));
    },
    async findPaidBefore(paidBefore, max) {
      const found = await database.query(FIND_PAID_BEFORE, [new Date(paidBefore), max]);
      return v.parse(v.array(sessionIdRow), found).map(({ session_id: id }) => id);
    },
    async delete(sessionId) {
      await database.query(DELETE, [sessionId]);
    },
  };
}

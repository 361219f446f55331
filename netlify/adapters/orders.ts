import * as v from 'valibot';
import type { Instant } from '#domain/day.ts';
import type { Pence } from '#domain/money.ts';
import { toJson, type Database } from './database.ts';
import { orderRow, type StoredOrder } from './stored-order.ts';

/** The stored orders. Calls throw `Outage`. */
export interface Orders {
  /** Stores an order with its outgoing mails, all in one statement; false when its session was stored before. */
  record(order: StoredOrder, mailKinds: readonly string[], now: Instant): Promise<boolean>;
  find(sessionId: string): Promise<StoredOrder | null>;
  /** Whether the order of this payment is stored. */
  hasPayment(paymentIntentId: string): Promise<boolean>;
  /** Writes down how much was given back; false when no order has this payment. */
  markRefunded(paymentIntentId: string, refundedPence: Pence): Promise<boolean>;
  /** The orders of an e-mail address, in any capitals, oldest first. */
  findByEmail(email: string): Promise<readonly StoredOrder[]>;
  /** Sessions of forgotten orders whose notes the payment provider still holds. */
  withNotesAtProvider(most: number): Promise<readonly string[]>;
  /** Writes down that the payment provider no longer holds the notes of this session. */
  markNotesCleared(sessionId: string): Promise<void>;
  /** Which of these sessions are stored. */
  known(sessionIds: readonly string[]): Promise<ReadonlySet<string>>;
}

const RECORD = `
with stored as (
  insert into orders (
    session_id, order_number, order_type, payment_intent_id, paid_at, recorded_at, total_pence,
    expected_total_pence, refunded_pence, shipping_pence, shipping_name, lines, email, recipient, metadata
  ) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
  on conflict (session_id) do nothing
  returning session_id, order_number
), announced as (
  insert into outbox (key, kind, payload, created_at, next_attempt_at)
  select kind || '/' || order_number, kind, jsonb_build_object('sessionId', session_id), $6, $6
  from stored cross join unnest($16::text[]) as kind
  on conflict (key) do nothing
)
select session_id from stored`;

const sessionIdRow = v.object({ session_id: v.string() });

/** Opens the stored orders. */
export function openOrders(database: Database): Orders {
  return {
    async record(order, mailKinds, now) {
      const stored = await database.query(RECORD, [
        order.sessionId,
        order.orderNumber,
        order.orderType,
        order.paymentIntentId,
        new Date(order.paidAt),
        new Date(now),
        order.totalPence,
        order.expectedTotalPence,
        order.refundedPence,
        order.shippingPence,
        order.shippingName,
        toJson(order.lines),
        order.email,
        toJson(order.recipient),
        toJson(order.metadata),
        mailKinds,
      ]);
      return stored.length > 0;
    },
    async find(sessionId) {
      const [found] = await database.query('select * from orders where session_id = $1', [
        sessionId,
      ]);
      return found === undefined ? null : v.parse(orderRow, found);
    },
    async hasPayment(paymentIntentId) {
      const found = await database.query(
        'select session_id from orders where payment_intent_id = $1 limit 1',
        [paymentIntentId],
      );
      return found.length > 0;
    },
    async markRefunded(paymentIntentId, refundedPence) {
      const marked = await database.query(
        `update orders set refunded_pence = greatest(refunded_pence, $2)
         where payment_intent_id = $1 returning session_id`,
        [paymentIntentId, refundedPence],
      );
      return marked.length > 0;
    },
    async findByEmail(email) {
      const found = await database.query(
        'select * from orders where lower(email) = lower($1) order by paid_at, recorded_at',
        [email],
      );
      return v.parse(v.array(orderRow), found);
    },
    async withNotesAtProvider(most) {
      const found = await database.query(
        'select session_id from orders where notes_at_provider limit $1',
        [most],
      );
      return v.parse(v.array(sessionIdRow), found).map(({ session_id: id }) => id);
    },
    async markNotesCleared(sessionId) {
      await database.query('update orders set notes_at_provider = false where session_id = $1', [
        sessionId,
      ]);
    },
    async known(sessionIds) {
      const found = await database.query(
        'select session_id from orders where session_id = any($1)',
        [sessionIds],
      );
      return new Set(v.parse(v.array(sessionIdRow), found).map(({ session_id: id }) => id));
    },
  };
}

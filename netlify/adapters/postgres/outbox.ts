import * as v from 'valibot';
import type { Instant } from '#domain/day.ts';
import { toJson, type Database } from './database.ts';
import type { ClaimedMail, Outbox } from '#netlify/outbox/outbox-store.ts';

const LEASE_MS = 60_000;

const leaseFrom = (now: Instant): Date => new Date(now + LEASE_MS);

const CLAIM = `
with due as materialized (
  select key from outbox
  where sent_at is null and dead_at is null
    and (next_attempt_at <= $1 or $2)
    and (leased_until is null or leased_until <= $1)
    and key <> all($3::text[])
  order by kind <> all($6::text[]), next_attempt_at, key
  limit $4
  for update skip locked
)
update outbox set attempts = outbox.attempts + 1, leased_until = $5
from due where outbox.key = due.key
returning outbox.key, outbox.kind, outbox.payload, outbox.created_at, outbox.attempts, outbox.may_have_been_sent`;

/** Each claim increments `attempts`, which fences off a sender whose lease has passed on. */
const BEGIN_DELIVERY = `
update outbox set may_have_been_sent = true, leased_until = $3
where key = $1 and attempts = $2 and leased_until is not null returning key`;

/** Erases the payload with the mail, because it may hold what a customer wrote. */
const SENT = `
update outbox set sent_at = $3, leased_until = null, payload = '{}'
where key = $1 and attempts = $2`;

const OBSOLETE = 'delete from outbox where key = $1 and attempts = $2';

const RETRY = `
update outbox set next_attempt_at = $3, may_have_been_sent = $4, leased_until = null
where key = $1 and attempts = $2`;

const DEAD = `
with given_up as (
  update outbox set dead_at = $3, leased_until = null, payload = '{}'
  where key = $1 and attempts = $2 returning key
)
insert into outbox (key, kind, payload, created_at, next_attempt_at)
select $4, $5, $6::jsonb, $3, $3 from given_up
on conflict (key) do nothing`;

const ADD = `
insert into outbox (key, kind, payload, created_at, next_attempt_at) values ($1, $2, $3, $4, $4)
on conflict (key) do nothing returning key`;

const PURGE = `
delete from outbox
where coalesce(sent_at, dead_at) <= case when kind = any($3::text[]) then $2::timestamptz else $1::timestamptz end`;

const claimedRows = v.array(
  v.pipe(
    v.object({
      key: v.string(),
      kind: v.string(),
      payload: v.unknown(),
      created_at: v.date(),
      attempts: v.number(),
      may_have_been_sent: v.boolean(),
    }),
    v.transform(
      ({ created_at: createdAt, may_have_been_sent: mayHaveBeenSent, ...mail }): ClaimedMail => ({
        ...mail,
        createdAt: createdAt.getTime(),
        mayHaveBeenSent,
      }),
    ),
  ),
);

const countRow = v.tuple([v.object({ count: v.pipe(v.unknown(), v.transform(Number)) })]);

/** Returns the outbox of a database. */
export function openOutbox(database: Database): Outbox {
  const count = async (text: string, values: readonly unknown[]): Promise<number> =>
    v.parse(countRow, await database.query(text, values))[0].count;
  return {
    async claim({ now, max, ignoresBackOff, except, urgentKinds }) {
      const values = [new Date(now), ignoresBackOff, except, max, leaseFrom(now), urgentKinds];
      return v.parse(claimedRows, await database.query(CLAIM, values));
    },
    async beginDelivery({ key, attempts }, now) {
      const values = [key, attempts, leaseFrom(now)];
      return (await database.query(BEGIN_DELIVERY, values)).length > 0;
    },
    async complete({ key, attempts }, outcome, now) {
      if (outcome.result === 'sent') {
        await database.query(SENT, [key, attempts, new Date(now)]);
      } else if (outcome.result === 'obsolete') {
        await database.query(OBSOLETE, [key, attempts]);
      } else if (outcome.result === 'again') {
        const { at, mayHaveBeenSent } = outcome;
        await database.query(RETRY, [key, attempts, new Date(at), mayHaveBeenSent]);
      } else {
        const { alert } = outcome;
        const values = [key, attempts, new Date(now), alert.key, alert.kind, toJson(alert.payload)];
        await database.query(DEAD, values);
      }
    },
    async add({ key, kind, payload }, now) {
      const added = await database.query(ADD, [key, kind, toJson(payload), new Date(now)]);
      return added.length > 0;
    },
    countKeys: (prefix) =>
      count('select count(*) from outbox where starts_with(key, $1)', [prefix]),
    async purge({ settled, lasting, lastingKinds }) {
      await database.query(PURGE, [new Date(settled), new Date(lasting), lastingKinds]);
    },
    countPending: () =>
      count('select count(*) from outbox where sent_at is null and dead_at is null', []),
  };
}

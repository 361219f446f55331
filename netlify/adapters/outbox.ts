import * as v from 'valibot';
import type { Instant } from '#domain/day.ts';
import { toJson, type Database } from './database.ts';

/** A mail that was claimed: nobody else may send it while the lease holds. */
export interface ClaimedMail {
  /** `kind/subject`: names the mail for ever, also to the mail provider. */
  key: string;
  kind: string;
  payload: unknown;
  createdAt: Instant;
  /** How often it was claimed, this time included. */
  attempts: number;
  /** Whether an earlier attempt may have delivered it: its body began to go over, and no answer was written down. */
  mayHaveBeenSent: boolean;
}

/** A mail to be put into the outbox. */
export interface OutgoingMail {
  key: string;
  kind: string;
  payload: unknown;
}

/** What became of an attempt. A dead mail is given up, and `alert` goes out in its place with all that it was made from. */
export type DeliveryOutcome =
  | { result: 'sent' }
  | { result: 'again'; at: Instant; mayHaveBeenSent: boolean }
  | { result: 'dead'; alert: OutgoingMail };

/** Mails on their way out. Calls throw `ServiceError`. */
export interface Outbox {
  /**
   * Leases up to `most` due mails for 60 s, those of `urgentKinds` before all others and the longest due first;
   * `ignoresBackOff` takes those too whose time has not come.
   */
  claim(options: {
    now: Instant;
    most: number;
    ignoresBackOff: boolean;
    except: readonly string[];
    urgentKinds: readonly string[];
  }): Promise<readonly ClaimedMail[]>;
  /**
   * Marks a claimed mail as under way, just before its body goes over, and renews its lease. From here on nobody knows
   * whether it arrived until it is concluded. False when it has passed on to another sender: then it must not be sent.
   */
  beginDelivery(mail: ClaimedMail, now: Instant): Promise<boolean>;
  /** Writes down what became of a claimed mail, unless its lease has passed on to somebody else. */
  complete(mail: ClaimedMail, conclusion: DeliveryOutcome, now: Instant): Promise<void>;
  /** Puts a mail into the outbox; false when one of this key is there. */
  add(mail: OutgoingMail, now: Instant): Promise<boolean>;
  /** How many mails of keys that begin like this there are. */
  countKeys(prefix: string): Promise<number>;
  /** How many mails wait to be sent. */
  countPending(): Promise<number>;
}

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
returning outbox.key, outbox.kind, outbox.payload, outbox.created_at, outbox.attempts, outbox.is_uncertain`;

/** Each claim counts the attempts up, which fences off a sender whose lease went to another one. */
const BEGIN_DELIVERY = `
update outbox set is_uncertain = true, leased_until = $3
where key = $1 and attempts = $2 and leased_until is not null returning key`;

/** What a mail was made from is forgotten with it: it may hold what somebody wrote. */
const SENT = `
update outbox set sent_at = $3, leased_until = null, payload = '{}'
where key = $1 and attempts = $2`;

const AGAIN = `
update outbox set next_attempt_at = $3, is_uncertain = $4, leased_until = null
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

const claimedRows = v.array(
  v.pipe(
    v.object({
      key: v.string(),
      kind: v.string(),
      payload: v.unknown(),
      created_at: v.date(),
      attempts: v.number(),
      is_uncertain: v.boolean(),
    }),
    v.transform(
      ({ created_at: createdAt, is_uncertain: mayHaveBeenSent, ...mail }): ClaimedMail => ({
        ...mail,
        createdAt: createdAt.getTime(),
        mayHaveBeenSent,
      }),
    ),
  ),
);

const countRow = v.tuple([v.object({ count: v.pipe(v.unknown(), v.transform(Number)) })]);

/** Opens the outbox. */
export function openOutbox(database: Database): Outbox {
  const count = async (text: string, values: readonly unknown[]): Promise<number> =>
    v.parse(countRow, await database.query(text, values))[0].count;
  return {
    async claim({ now, most, ignoresBackOff, except, urgentKinds }) {
      const values = [new Date(now), ignoresBackOff, except, most, leaseFrom(now), urgentKinds];
      return v.parse(claimedRows, await database.query(CLAIM, values));
    },
    async beginDelivery({ key, attempts }, now) {
      const values = [key, attempts, leaseFrom(now)];
      return (await database.query(BEGIN_DELIVERY, values)).length > 0;
    },
    async complete({ key, attempts }, conclusion, now) {
      if (conclusion.result === 'sent') {
        await database.query(SENT, [key, attempts, new Date(now)]);
      } else if (conclusion.result === 'again') {
        const { at, mayHaveBeenSent } = conclusion;
        await database.query(AGAIN, [key, attempts, new Date(at), mayHaveBeenSent]);
      } else {
        const { alert } = conclusion;
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
    countPending: () =>
      count('select count(*) from outbox where sent_at is null and dead_at is null', []),
  };
}

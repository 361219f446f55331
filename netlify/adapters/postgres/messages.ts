import * as v from 'valibot';
import { MESSAGE_STATES } from '#domain/message.ts';
import { parseDay } from '#domain/day.ts';
import type { Messages, StoredMessage } from '#netlify/messages/message-store.ts';
import { toJson, type Database } from './database.ts';

const ADD = `
with queued as (
  insert into outbox (key, kind, payload, created_at, next_attempt_at)
  select $1, $2, $3::jsonb, $4::timestamptz, $4::timestamptz
  where not exists (select from outbox where key = $6 and created_at > $7)
  on conflict (key) do nothing returning key
)
insert into messages (kind, name, email, phone, about, event_on, message, received_at)
select message.kind, name, email, phone, about, "eventOn", message.message, $4::timestamptz
from queued cross join jsonb_to_record($5::jsonb) as message
  (kind text, name text, email text, phone text, about text, "eventOn" date, message text)`;

const SELECT = `
select id, version, status, kind, name, email, phone, about, event_on::text, message, received_at from messages`;

const SET_STATUS = `
with changed as (
  update messages set
    status = $2,
    version = version + 1,
    answered_at = case when $2::text = 'answered' then $4::timestamptz end
  where id = $1 and version = $3 and status <> $2 returning id
)
insert into shopkeeper_log (at, session_id, action, details)
select $4, $5, 'message-' || $2, jsonb_build_object('message', id) from changed`;

const row = v.pipe(
  v.object({
    id: v.number(),
    version: v.number(),
    status: v.picklist(MESSAGE_STATES),
    kind: v.picklist(['contact', 'enquiry']),
    name: v.string(),
    email: v.string(),
    phone: v.string(),
    about: v.string(),
    event_on: v.nullable(v.string()),
    message: v.string(),
    received_at: v.date(),
  }),
  v.transform(({ event_on: day, received_at: receivedAt, ...message }): StoredMessage => ({
    ...message,
    eventOn: day === null ? null : parseDay(day),
    receivedAt: receivedAt.getTime(),
  })),
);
const rows = v.array(row);

/** Returns the messages and enquiries of a database. */
export function openMessages(database: Database): Messages {
  const read = async (text: string, values: readonly unknown[]) =>
    v.parse(rows, await database.query(SELECT + text, values));
  return {
    async add(message, { key, kind, payload }, { now, earlier }) {
      const queued = [key, kind, toJson(payload), new Date(now)];
      const values = [...queued, toJson(message), earlier.key, new Date(earlier.since)];
      await database.query(ADD, values);
    },
    list: ({ isWaiting, before, max }) =>
      read(
        ` where (status = 'new') = $1 and ($2::integer is null or id < $2) order by id desc limit $3`,
        [isWaiting, before, max],
      ),
    async find(id) {
      const [found] = await read(' where id = $1', [id]);
      return found ?? null;
    },
    async setStatus({ id, status, expectedVersion }, { deviceId, now }) {
      await database.query(SET_STATUS, [id, status, expectedVersion, new Date(now), deviceId]);
    },
    findByEmail: (email) =>
      read(' where lower(email collate "C") = lower($1::text collate "C") order by id', [email]),
    async purge({ received, answered }) {
      await database.query('delete from messages where received_at <= $1 or answered_at <= $2', [
        new Date(received),
        new Date(answered),
      ]);
    },
  };
}

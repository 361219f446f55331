import * as v from 'valibot';
import { toJson, type Database } from './database.ts';
import type {
  ShopkeeperSession,
  ShopkeeperSessions,
} from '#netlify/shopkeeper/shopkeeper-store.ts';

const ADD_LINK = `
with old_links as (
  delete from shopkeeper_links where expires_at < $2::timestamptz - interval '1 day'
), old_sessions as (
  delete from shopkeeper_sessions
  where least(expires_at, coalesce(ended_at, 'infinity')) < $2::timestamptz - interval '30 days'
), added as (
  insert into shopkeeper_links (token_hash, created_at, expires_at) values ($1, $2, $3)
)
insert into outbox (key, kind, payload, created_at, next_attempt_at)
values ($4, $5, $6::jsonb, $2, $2)`;

const START = `
with used as (
  update shopkeeper_links set used_at = $2
  where token_hash = $1 and used_at is null and expires_at > $2 returning token_hash
), started as (
  insert into shopkeeper_sessions (id, secret_hash, device, signed_in_at, seen_at, expires_at)
  select $3, $4, $5, $2, $2, $6 from used
)
insert into shopkeeper_log (at, session_id, action, details)
select $2, $3, 'signed-in', jsonb_build_object('device', $5::text) from used
returning session_id`;

const IS_OPEN = 'ended_at is null and expires_at > $1';

const END = `
with ended as (
  update shopkeeper_sessions set ended_at = $1
  where ${IS_OPEN} and ($2::text[] is null or id = any($2::text[])) returning id
)
insert into shopkeeper_log (at, session_id, action, details)
select $1, $3, 'signed-out', jsonb_build_object('session', id) from ended
returning id`;

const sessionRow = v.pipe(
  v.object({
    id: v.string(),
    secret_hash: v.string(),
    device: v.string(),
    signed_in_at: v.date(),
    seen_at: v.date(),
    expires_at: v.date(),
  }),
  v.transform((row): ShopkeeperSession => ({
    id: row.id,
    secretHash: row.secret_hash,
    device: row.device,
    signedInAt: row.signed_in_at.getTime(),
    seenAt: row.seen_at.getTime(),
    expiresAt: row.expires_at.getTime(),
  })),
);

const linkRows = v.array(v.object({ token_hash: v.string() }));

/** Returns the shopkeeper's links and sessions of a database. */
export function openShopkeeperSessions(database: Database): ShopkeeperSessions {
  return {
    async addLink({ hash, createdAt, expiresAt }, { key, kind, payload }) {
      const times = [new Date(createdAt), new Date(expiresAt)];
      await database.query(ADD_LINK, [hash, ...times, key, kind, toJson(payload)]);
    },
    async findOpenLinks(now) {
      const found = await database.query(
        'select token_hash from shopkeeper_links where used_at is null and expires_at > $1',
        [new Date(now)],
      );
      return v.parse(linkRows, found).map(({ token_hash: hash }) => hash);
    },
    async start(linkHash, { id, secretHash, device, signedInAt, expiresAt }) {
      const values = [linkHash, new Date(signedInAt), id, secretHash, device, new Date(expiresAt)];
      return (await database.query(START, values)).length > 0;
    },
    async find(id, now) {
      const [found] = await database.query(
        `select * from shopkeeper_sessions where ${IS_OPEN} and id = $2`,
        [new Date(now), id],
      );
      return found === undefined ? null : v.parse(sessionRow, found);
    },
    async touch(id, now) {
      await database.query('update shopkeeper_sessions set seen_at = $2 where id = $1', [
        id,
        new Date(now),
      ]);
    },
    async list(now) {
      const found = await database.query(
        `select * from shopkeeper_sessions where ${IS_OPEN} order by seen_at desc, id`,
        [new Date(now)],
      );
      return v.parse(v.array(sessionRow), found);
    },
    async end(ids, by, now) {
      const values = [new Date(now), ids === 'all' ? null : ids, by];
      return (await database.query(END, values)).length;
    },
  };
}

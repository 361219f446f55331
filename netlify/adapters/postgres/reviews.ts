import * as v from 'valibot';
import { REVIEW_STATES } from '#domain/review.ts';
import type { ReviewStore, StoredReview } from '#netlify/reviews/review-store.ts';
import { toJson, type Database } from './database.ts';

const ADD = `
insert into reviews (sent_as, rating, flavour_id, name, text, received_at)
select review.id, rating, "flavourId", name, review.text, $2::timestamptz
from jsonb_to_record($1::jsonb) as review
  (id text, rating integer, "flavourId" integer, name text, text text)
on conflict (sent_as) do nothing`;

const SELECT = `
select id, version, status, rating, flavour_id, name, text, received_at from reviews`;

const DECIDE = `
with decided as (
  update reviews set status = $2, version = version + 1, decided_at = $4
  where id = $1 and version = $3 and status <> $2 returning id
)
insert into shopkeeper_log (at, session_id, action, details)
select $4, $5, 'review-' || $2, jsonb_build_object('review', id) from decided`;

const PURGE = `
delete from reviews
where (status = 'waiting' and received_at <= $1) or (status = 'refused' and decided_at <= $2)`;

const rows = v.array(
  v.pipe(
    v.object({
      id: v.number(),
      version: v.number(),
      status: v.picklist(REVIEW_STATES),
      rating: v.number(),
      flavour_id: v.number(),
      name: v.string(),
      text: v.string(),
      received_at: v.date(),
    }),
    v.transform(({ flavour_id: flavourId, received_at: receivedAt, ...review }): StoredReview => ({
      ...review,
      flavourId,
      receivedAt: receivedAt.getTime(),
    })),
  ),
);

/** Returns the reviews of a database. */
export function openReviews(database: Database): ReviewStore {
  const read = async (text: string, values: readonly unknown[]) =>
    v.parse(rows, await database.query(SELECT + text, values));
  return {
    async add(review, now) {
      await database.query(ADD, [toJson(review), new Date(now)]);
    },
    list: ({ isWaiting, before, max }) =>
      read(
        ` where (status = 'waiting') = $1 and ($2::integer is null or id < $2) order by id desc limit $3`,
        [isWaiting, before, max],
      ),
    listConfirmed: () => read(` where status = 'confirmed' order by id desc`, []),
    async find(id) {
      const [found] = await read(' where id = $1', [id]);
      return found ?? null;
    },
    async decide({ id, status, expectedVersion }, { deviceId, now }) {
      await database.query(DECIDE, [id, status, expectedVersion, new Date(now), deviceId]);
    },
    async purge({ received, refused }) {
      await database.query(PURGE, [new Date(received), new Date(refused)]);
    },
  };
}

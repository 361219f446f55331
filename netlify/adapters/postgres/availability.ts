import * as v from 'valibot';
import { parseAvailability } from '#domain/delivery/availability.ts';
import { toJson, type Database } from './database.ts';
import type { AvailabilityStore } from '#netlify/availability/offer.ts';

const REPLACE = `
with before as (
  select version, sold_out, closed, last_postings from availability where version = $1 for update
), logged as (
  insert into shopkeeper_log (at, session_id, action, details)
  select $4, $5, 'availability-changed', jsonb_build_object(
    'version', version, 'soldOut', sold_out, 'closed', closed, 'lastPostings', last_postings,
    'newSoldOut', $2::jsonb, 'newClosed', $3::jsonb, 'newLastPostings', $6::jsonb
  ) from before
)
update availability set
  version = before.version + 1, sold_out = $2::jsonb, closed = $3::jsonb, last_postings = $6::jsonb
from before where availability.version = before.version
returning availability.version`;

const READ = 'select version, sold_out, closed, last_postings from availability';

const rows = v.tuple([
  v.pipe(
    v.object({
      version: v.number(),
      sold_out: v.unknown(),
      closed: v.unknown(),
      last_postings: v.unknown(),
    }),
    v.transform(({ version, sold_out: soldOut, closed, last_postings: lastPostings }) => ({
      version,
      ...parseAvailability({ soldOut, closed, lastPostings }),
    })),
  ),
]);
const replaced = v.array(v.object({ version: v.number() }));

/** Returns the availability stored in a database. */
export function openAvailability(database: Database): AvailabilityStore {
  return {
    async read() {
      const found = await database.query(READ, []);
      const [availability] = v.parse(rows, found);
      return availability;
    },
    async replace({ soldOut, closed, lastPostings }, expectedVersion, { deviceId, now }) {
      const [sold, shut, posted] = [soldOut, closed, lastPostings].map(toJson);
      const values = [expectedVersion, sold, shut, new Date(now), deviceId, posted];
      const [row] = v.parse(replaced, await database.query(REPLACE, values));
      return row?.version ?? null;
    },
  };
}

import * as v from 'valibot';
import { availabilityJson } from '#contract/availability.ts';
import { toJson, type Database } from './database.ts';
import type { AvailabilityStore } from '#netlify/http/offer.ts';

const REPLACE = `
with before as (
  select version, sold_out, closed from availability where version = $1 for update
), logged as (
  insert into shopkeeper_log (at, session_id, action, details)
  select $4, $5, 'availability-changed', jsonb_build_object(
    'version', version, 'soldOut', sold_out, 'closed', closed,
    'newSoldOut', $2::jsonb, 'newClosed', $3::jsonb
  ) from before
)
update availability set version = before.version + 1, sold_out = $2::jsonb, closed = $3::jsonb
from before where availability.version = before.version
returning availability.version`;

const rows = v.tuple([
  v.pipe(
    v.object({ version: v.number(), sold_out: v.unknown(), closed: v.unknown() }),
    v.transform(({ version, sold_out: soldOut, closed }) => ({ version, soldOut, closed })),
    availabilityJson,
  ),
]);
const replaced = v.array(v.object({ version: v.number() }));

/** Returns the availability stored in a database. */
export function openAvailability(database: Database): AvailabilityStore {
  return {
    async read() {
      const found = await database.query('select version, sold_out, closed from availability', []);
      const [availability] = v.parse(rows, found);
      return availability;
    },
    async replace({ soldOut, closed }, expectedVersion, { sessionId, now }) {
      const values = [expectedVersion, toJson(soldOut), toJson(closed), new Date(now), sessionId];
      const [row] = v.parse(replaced, await database.query(REPLACE, values));
      return row?.version ?? null;
    },
  };
}

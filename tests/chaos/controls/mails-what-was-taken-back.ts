// Control: a press that is taken back keeps its mail, which names no version, so that the next press sends it, too.
import type { Database } from '#netlify/adapters/postgres/database.ts';
import { openParcels as openRealParcels } from '#netlify/adapters/postgres/parcels.ts';
import type { Parcels } from '#netlify/parcels/parcel-store.ts';

export function openParcels(database: Database): Parcels {
  const real = openRealParcels(database);
  return {
    ...real,
    async setStatus(parcels, to, editing) {
      const moved = await real.setStatus(parcels, to, editing);
      if (to === 'posted') return moved;
      await database.query(
        `insert into outbox (key, kind, payload, created_at, next_attempt_at)
         select 'posted/' || parcels.id || '/' || (parcels.version - 1), 'posted',
           jsonb_build_object('sessionId', session_id, 'place', place), $2::timestamptz, $2::timestamptz + interval '10 minutes'
         from parcels where id = any($1::integer[]) and version > 3 on conflict do nothing`,
        [moved.map(({ id }) => id), new Date(editing.now)],
      );
      return moved;
    },
  };
}

import * as v from 'valibot';
import { parcelContent } from './order-json.ts';
import { day } from '#contract/endpoint.ts';
import { PARCEL_STATUSES } from '#domain/order/parcel-status.ts';
import type { StoredParcel } from '#netlify/orders/stored-parcel.ts';

/** A row `parcel` as JSON with its log, so that `parcelRow` can parse it. */
export const PARCEL_JSON = `jsonb_build_object(
  'id', parcel.id, 'place', parcel.place, 'version', parcel.version, 'status', parcel.status,
  'content', parcel.content, 'postOn', parcel.post_on, 'metDay', parcel.arrive_on,
  'postedAt', parcel.posted_at,
  'changes', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'version', log.version, 'at', log.at, 'by', log.by_whom, 'before', log.before
    ) order by log.version), '[]')
    from parcel_log as log where log.parcel_id = parcel.id and log.before ? 'content'
  )
)`;

const instant = v.pipe(v.string(), v.transform(Date.parse), v.number());

const planned = { content: parcelContent, postOn: day, metDay: v.nullable(day) };

/** What was planned before a change. The log names the day as its column does. */
const plannedBefore = v.pipe(
  v.object({ content: parcelContent, postOn: day, arriveOn: v.nullable(day) }),
  v.transform(({ arriveOn: metDay, ...others }) => ({ ...others, metDay })),
);

/** Parses a parcel as `PARCEL_JSON` selects it. */
export const parcelRow = v.object({
  id: v.number(),
  place: v.number(),
  version: v.number(),
  status: v.picklist(PARCEL_STATUSES),
  ...planned,
  postedAt: v.nullable(instant),
  changes: v.array(
    v.object({
      version: v.number(),
      at: instant,
      by: v.picklist(['shop', 'customer', 'provider']),
      before: plannedBefore,
    }),
  ),
}) satisfies v.GenericSchema<unknown, StoredParcel>;

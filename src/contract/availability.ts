import * as v from 'valibot';
import type { Availability } from '#domain/delivery/availability.ts';
import { day, defineEndpoint, integer } from './endpoint.ts';
import { storedNumber } from './shopkeeper-entries.ts';

const contents = {
  soldOut: v.pipe(
    v.array(v.object({ flavourId: integer, until: v.optional(day) })),
    v.maxLength(100),
  ),
  closed: v.pipe(v.array(v.object({ from: day, to: day })), v.maxLength(60)),
  /** Left out when there are none. A change without them leaves them as they are. */
  lastPostings: v.optional(
    v.pipe(v.array(v.object({ shippingId: integer, lastDay: day, event: day })), v.maxLength(20)),
  ),
};

/** What is sold out, when the shop is closed and until when it posts, with the number of changes that led to it. */
const availabilityJson = v.object({
  version: v.number(),
  ...contents,
  /** After a change only: what to do about parcels that are to leave on closed days. */
  notice: v.optional(v.string()),
});

type AvailabilityJson = v.InferOutput<typeof availabilityJson>;

/** Encodes an availability; last posting dates are left out when there are none. */
export function encodeAvailability({
  version,
  soldOut,
  closed,
  lastPostings,
}: Availability & { version: number }): AvailabilityJson {
  const said = { version, soldOut: [...soldOut], closed: [...closed] };
  return lastPostings.length === 0 ? said : { ...said, lastPostings: [...lastPostings] };
}

/** Decodes an availability. */
export function decodeAvailability({
  version,
  soldOut,
  closed,
  lastPostings = [],
}: AvailabilityJson): Availability & { version: number } {
  return { version, soldOut, closed, lastPostings };
}

/**
 * Tells what is sold out, when the shop is closed and until when it posts for an event: `GET /api/availability`.
 * Public, for a minute the same.
 */
export const availability = defineEndpoint({
  path: '/api/availability',
  method: 'GET',
  request: v.object({}),
  response: availabilityJson,
});

/**
 * Replaces what `GET` tells: `POST /api/availability`, for the shopkeeper. 409 when it was changed since.
 */
export const changeAvailability = defineEndpoint({
  path: '/api/availability',
  method: 'POST',
  request: v.object({ ...contents, expectedVersion: storedNumber }),
  response: availabilityJson,
});

import * as v from 'valibot';
import { day, defineEndpoint } from './endpoint.ts';

const flavourId = v.pipe(v.number(), v.integer());

const contents = {
  soldOut: v.pipe(v.array(v.object({ flavourId, until: v.optional(day) })), v.maxLength(100)),
  closed: v.pipe(v.array(v.object({ from: day, to: day })), v.maxLength(60)),
};

/** What is sold out, and when the shop is closed, with the number of changes that led to it. */
export const availabilityJson = v.object({ version: v.number(), ...contents });

/** Tells what is sold out and when the shop is closed: `GET /api/availability`. Public, for a minute the same. */
export const availability = defineEndpoint({
  path: '/api/availability',
  method: 'GET',
  request: v.object({}),
  response: availabilityJson,
});

/**
 * Replaces what is sold out and when the shop is closed: `POST /api/availability`, for the shopkeeper. 409 when it was
 * changed since.
 */
export const changeAvailability = defineEndpoint({
  path: '/api/availability',
  method: 'POST',
  request: v.object({ ...contents, expectedVersion: flavourId }),
  response: availabilityJson,
});

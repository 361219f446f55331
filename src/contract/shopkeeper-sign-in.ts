import * as v from 'valibot';
import { linkToken } from './confirm-data-request.ts';
import { defineEndpoint, text } from './endpoint.ts';

/** A body with no fields but these. */
const only = (...names: string[]) =>
  v.custom<unknown>(
    (body) => Object.keys(body ?? {}).every((name) => names.includes(name)),
    'The request has a field too many',
  );

/**
 * Asks for a link to sign in: `POST /api/shopkeeper-sign-in`. Always 202, whoever asks: the link goes to the shop’s inbox
 * alone.
 */
export const shopkeeperSignIn = defineEndpoint({
  path: '/api/shopkeeper-sign-in',
  method: 'POST',
  request: v.pipe(only(), v.object({})),
  response: v.object({ message: v.string() }),
});

/** Signs a device in: `POST /api/shopkeeper-session`, with the token of a mailed link. 410 for a used or old link. */
export const shopkeeperSession = defineEndpoint({
  path: '/api/shopkeeper-session',
  method: 'POST',
  request: v.object({ token: linkToken }),
  response: v.object({ signedInUntil: v.string() }),
});

/** A device that is signed in. Moments are in ISO 8601. */
const signedInDevice = v.object({
  id: v.string(),
  device: v.string(),
  signedInAt: v.string(),
  seenAt: v.string(),
  isThisDevice: v.boolean(),
});

/** Lists the devices that are signed in: `GET /api/shopkeeper-sessions`. */
export const shopkeeperSessions = defineEndpoint({
  path: '/api/shopkeeper-sessions',
  method: 'GET',
  request: v.object({}),
  response: v.object({ sessions: v.array(signedInDevice) }),
});

/** A device that is signed in, as the page shows it. */
export type SignedInDevice = v.InferOutput<typeof signedInDevice>;

/** Signs this device out, all devices, or the one that is named: `POST /api/shopkeeper-sign-out`. */
export const shopkeeperSignOut = defineEndpoint({
  path: '/api/shopkeeper-sign-out',
  method: 'POST',
  request: v.pipe(
    only('everywhere', 'session'),
    v.object({ everywhere: v.optional(v.boolean()), session: v.optional(text(40)) }),
  ),
  response: v.object({ ended: v.number() }),
});

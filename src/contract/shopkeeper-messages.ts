import * as v from 'valibot';
import { MESSAGE_STATES } from '#domain/message.ts';
import { day, defineEndpoint } from './endpoint.ts';
import { pagePosition, versionedId } from './shopkeeper-entries.ts';

const listedMessage = v.object({
  id: v.number(),
  version: v.number(),
  status: v.picklist(MESSAGE_STATES),
  name: v.string(),
  email: v.string(),
  /** Empty when not given. */
  phone: v.string(),
  /** "Order Question", "Wedding enquiry". */
  about: v.string(),
  eventOn: v.nullable(day),
  message: v.string(),
  receivedAt: v.string(),
});

/** A message or enquiry as the shopkeeper sees it. */
export type ListedMessage = v.InferOutput<typeof listedMessage>;

/**
 * Lists messages and enquiries, newest first: `GET /api/shopkeeper-messages`, all new ones and the first answered ones; with
 * `before`, answered ones older than that. For the shopkeeper.
 */
export const shopkeeperMessages = defineEndpoint({
  path: '/api/shopkeeper-messages',
  method: 'GET',
  request: v.object({ before: v.optional(pagePosition) }),
  response: v.object({ entries: v.array(listedMessage), next: v.nullable(v.number()) }),
});

/**
 * Marks a message as answered or as new: `POST /api/shopkeeper-messages`, for the shopkeeper. 409 when another device has
 * changed it meanwhile.
 */
export const markMessage = defineEndpoint({
  path: '/api/shopkeeper-messages',
  method: 'POST',
  request: v.object({ ...versionedId, status: v.picklist(MESSAGE_STATES) }),
  response: v.object({ entry: listedMessage }),
});

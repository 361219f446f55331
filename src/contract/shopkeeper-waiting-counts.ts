import * as v from 'valibot';
import { defineEndpoint, integer } from './endpoint.ts';

const waitingCounts = v.object({
  /** How many messages and enquiries nobody has answered. */
  messages: integer,
  /** How many reviews nobody has confirmed or refused. */
  reviews: integer,
});

/** What waits for the shop's answer. */
export type WaitingCounts = v.InferOutput<typeof waitingCounts>;

/** Counts what waits for the shop's answer: `GET /api/shopkeeper-waiting-counts`. For the shopkeeper. */
export const shopkeeperWaitingCounts = defineEndpoint({
  path: '/api/shopkeeper-waiting-counts',
  method: 'GET',
  request: v.object({}),
  response: waitingCounts,
});

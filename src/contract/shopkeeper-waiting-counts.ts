import * as v from 'valibot';
import { defineEndpoint } from './endpoint.ts';

const count = v.pipe(v.number(), v.integer());

const waitingCounts = v.object({
  /** How many messages and enquiries nobody has answered. */
  messages: count,
  /** How many reviews nobody has confirmed or refused. */
  reviews: count,
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

import * as v from 'valibot';
import { defineEndpoint } from './endpoint.ts';

const count = v.pipe(v.number(), v.integer());

const shopNews = v.object({
  /** How many messages and enquiries nobody has answered. */
  messages: count,
  /** How many reviews nobody has confirmed or refused. */
  reviews: count,
});

/** What waits for the shop's answer. */
export type ShopNews = v.InferOutput<typeof shopNews>;

/** Counts what waits for the shop's answer: `GET /api/shopkeeper-news`. For the shopkeeper. */
export const shopkeeperNews = defineEndpoint({
  path: '/api/shopkeeper-news',
  method: 'GET',
  request: v.object({}),
  response: shopNews,
});

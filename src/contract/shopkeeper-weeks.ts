import * as v from 'valibot';
import { CUT_UNITS } from '#domain/order/cutting-list.ts';
import { day, defineEndpoint, integer } from './endpoint.ts';

const flavourSum = v.object({
  grams: integer,
  ...v.entriesFromList(CUT_UNITS, integer),
});

const weeks = v.object({
  /** The latest first. */
  weeks: v.array(v.object({ from: day, to: day, parcels: integer })),
  /** A sum for each week, in their order. */
  flavours: v.array(v.object({ name: v.string(), weeks: v.array(flavourSum) })),
  boxes: v.array(v.object({ name: v.string(), weeks: v.array(integer) })),
});

/** What two weeks take. */
export type ShopWeeks = v.InferOutput<typeof weeks>;

/** Reads what this week and the one before take, by the day of posting: `GET /api/shopkeeper-weeks`. For the shopkeeper. */
export const shopkeeperWeeks = defineEndpoint({
  path: '/api/shopkeeper-weeks',
  method: 'GET',
  request: v.object({}),
  response: weeks,
});

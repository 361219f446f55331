import * as v from 'valibot';
import { CUT_UNITS } from '#domain/order/cutting-list.ts';
import { day, defineEndpoint } from './endpoint.ts';

const whole = v.pipe(v.number(), v.integer());

const flavourSum = v.object({
  grams: whole,
  ...v.entriesFromList(CUT_UNITS, whole),
});

const weeks = v.object({
  /** The latest first. */
  weeks: v.array(v.object({ from: day, to: day, parcels: whole })),
  /** A sum for each week, in their order. */
  flavours: v.array(v.object({ name: v.string(), weeks: v.array(flavourSum) })),
  boxes: v.array(v.object({ name: v.string(), weeks: v.array(whole) })),
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

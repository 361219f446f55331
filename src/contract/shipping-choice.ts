import * as v from 'valibot';
import { shippingOptions } from '#data/shipping.ts';
import { parseDay, type Day } from '#domain/day.ts';

const day = v.pipe(
  v.string(),
  v.transform(parseDay),
  v.custom<Day>((read) => read !== null, 'This is no day'),
);

/** The delivery method of boxes and the requested arrival day, or null. */
export const shippingChoice = v.object({
  shippingId: v.picklist(shippingOptions.map(({ id }) => id)),
  arriveOn: v.nullish(day, null),
});

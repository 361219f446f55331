import * as v from 'valibot';
import { parseDay, type Day } from '#domain/day.ts';

const day = v.pipe(
  v.string(),
  v.transform(parseDay),
  v.custom<Day>((read) => read !== null, 'This is no day'),
);

/** How boxes are to be posted, and the day around which they are wished to arrive, or null (decision 61). */
export const shippingChoice = v.object({
  shippingId: v.picklist([1, 2]),
  arriveOn: v.nullish(day, null),
});

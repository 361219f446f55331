import * as v from 'valibot';
import { shippingOptions } from '#data/shipping.ts';
import { day } from './endpoint.ts';

/** The delivery method of boxes and the requested day, or null. */
export const shippingChoice = v.object({
  shippingId: v.picklist(shippingOptions.map(({ id }) => id)),
  arriveOn: v.nullish(day, null),
});

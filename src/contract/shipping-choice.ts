import * as v from 'valibot';
import { shippingOptions } from '#data/shipping.ts';
import { USUAL_SHIPPING_ID } from '#domain/catalogue.ts';
import { day } from './endpoint.ts';

/** The delivery method of boxes and the requested day, or null. */
export const shippingChoice = v.object({
  shippingId: v.picklist(shippingOptions.map(({ id }) => id)),
  arriveOn: v.nullish(day, null),
});

/** A stored choice. What can no longer be chosen becomes the usual delivery, without a requested day. */
export const storedShippingChoice = v.object({
  shippingId: v.fallback(shippingChoice.entries.shippingId, USUAL_SHIPPING_ID),
  arriveOn: v.fallback(shippingChoice.entries.arriveOn, null),
});

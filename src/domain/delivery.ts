import type { Catalogue, ShippingOption } from './catalogue.ts';

/** A way of posting, as far as an order needs it: its price, and its first and last working day after dispatch. */
export type Delivery = Pick<ShippingOption, 'name' | 'pricePence' | 'workingDays'>;

/** The signed delivery of every bulk order, "3-5 business days delivery" (Spec 2 §9, decisions 26 and 30). */
export const bulkDelivery: Delivery = {
  name: 'Flat-rate Shipping',
  pricePence: 1000,
  workingDays: { first: 3, last: 5 },
};

/** The delivery of this name, or nothing when the shop has none of that name. */
export function findDelivery(
  name: string,
  { shippingOptions }: Pick<Catalogue, 'shippingOptions'>,
): Delivery | undefined {
  return [...shippingOptions, bulkDelivery].find((delivery) => delivery.name === name);
}

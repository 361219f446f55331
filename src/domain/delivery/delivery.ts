import type { Catalogue, DeliveryMethod, ShippingId } from '../catalogue.ts';

/** The signed delivery of every bulk order. Ids below 100 belong to the delivery options of boxes. */
export const bulkDelivery: DeliveryMethod = {
  id: 100,
  name: 'Flat-rate Shipping',
  pricePence: 1000,
  workingDays: { first: 3, last: 5 },
};

/** Returns the delivery method with this id. One that is no longer offered gets the working days of 2nd Class. */
export function findDeliveryMethod(
  id: ShippingId,
  { shippingOptions }: Pick<Catalogue, 'shippingOptions'>,
): DeliveryMethod {
  return (
    [...shippingOptions, bulkDelivery].find((known) => known.id === id) ?? {
      id,
      name: 'Delivery',
      pricePence: 0,
      workingDays: { first: 2, last: 4 },
    }
  );
}

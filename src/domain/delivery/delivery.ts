import type { Catalogue, ShippingOption } from '../catalogue.ts';
import { formatPounds } from '../money.ts';

/** The part of a delivery option that an order needs: name, price, and working days after dispatch. */
export type DeliveryMethod = Pick<ShippingOption, 'name' | 'pricePence' | 'workingDays'>;

/** The signed delivery of every bulk order. */
export const bulkDelivery: DeliveryMethod = {
  name: 'Flat-rate Shipping',
  pricePence: 1000,
  workingDays: { first: 3, last: 5 },
};

/** Returns the delivery method of this name. An unknown name gets the slowest working days. */
export function findDeliveryMethod(
  name: string,
  { shippingOptions }: Pick<Catalogue, 'shippingOptions'>,
): DeliveryMethod {
  const delivery = [...shippingOptions, bulkDelivery].find((known) => known.name === name);
  return delivery ?? { name, pricePence: 0, workingDays: { first: 2, last: 4 } };
}

/** Returns the short name of a shipping option: "2nd class". */
export function shortName({ name, provider }: ShippingOption): string {
  return name.replace(`${provider} `, '').toLowerCase();
}

/** Returns the short name with its price: "1st class £2". */
export function shippingOptionLabel(option: ShippingOption): string {
  const price = option.pricePence === 0 ? 'free' : formatPounds(option.pricePence);
  return `${shortName(option)} ${price.replace('.00', '')}`;
}

import type { Catalogue, ShippingOption } from './catalogue.ts';
import { formatPounds } from './money.ts';

/** A way of posting, as far as an order needs it: its price, and its first and last working day after dispatch. */
export type DeliveryMethod = Pick<ShippingOption, 'name' | 'pricePence' | 'workingDays'>;

/** The signed delivery of every bulk order, "3-5 business days delivery" (Spec 2 §9, decisions 26 and 30). */
export const bulkDelivery: DeliveryMethod = {
  name: 'Flat-rate Shipping',
  pricePence: 1000,
  workingDays: { first: 3, last: 5 },
};

/** The delivery of this name; one that the shop no longer has takes as long as its slowest. */
export function findDeliveryMethod(
  name: string,
  { shippingOptions }: Pick<Catalogue, 'shippingOptions'>,
): DeliveryMethod {
  const delivery = [...shippingOptions, bulkDelivery].find((known) => known.name === name);
  return delivery ?? { name, pricePence: 0, workingDays: { first: 2, last: 4 } };
}

/** What a way of posting is called where space is short: "2nd class". */
export function shortName({ name, provider }: ShippingOption): string {
  return name.replace(`${provider} `, '').toLowerCase();
}

/** The same with its price, whole pounds without pence: "1st class £2". */
export function shippingOptionLabel(option: ShippingOption): string {
  const price = option.pricePence === 0 ? 'free' : formatPounds(option.pricePence);
  return `${shortName(option)} ${price.replace('.00', '')}`;
}

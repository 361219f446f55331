import type { ShippingOption } from '#domain/catalogue.ts';

const firstClass = {
  id: 2,
  name: 'Royal Mail 1st Class',
  provider: 'Royal Mail',
  estimatedDays: 0,
  pricePence: 200,
  workingDays: { first: 1, last: 2 },
} as const satisfies ShippingOption;

/** The usual delivery: `USUAL_SHIPPING_ID` is its id, which a test compares. Importing it would cost home 0.1 kB. */
const secondClass = {
  id: 1,
  name: 'Royal Mail 2nd Class',
  provider: 'Royal Mail',
  estimatedDays: 0,
  pricePence: 0,
  workingDays: { first: 2, last: 4 },
} as const satisfies ShippingOption;

const offered = [secondClass, firstClass] as const;

export const shippingOptions: readonly ShippingOption[] = offered;

/** The id of a delivery among which shoppers of boxes choose. */
export type OfferedShippingId = (typeof offered)[number]['id'];

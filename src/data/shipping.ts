import type { ShippingOption } from '#domain/catalogue.ts';

export const shippingOptions: readonly ShippingOption[] = [
  {
    id: 1,
    name: 'Royal Mail 2nd Class',
    provider: 'Royal Mail',
    estimatedDays: 0,
    pricePence: 0,
    workingDays: { first: 2, last: 4 },
  },
  {
    id: 2,
    name: 'Royal Mail 1st Class',
    provider: 'Royal Mail',
    estimatedDays: 0,
    pricePence: 200,
    workingDays: { first: 1, last: 2 },
  },
];

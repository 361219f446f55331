import { bulkDelivery } from '#domain/delivery/delivery.ts';
import type { PostalFacts } from '#domain/order/label.ts';
import type { OfferedShippingId } from './shipping.ts';

/** What the labels and the sheets of parcels state, which only the owner can weigh, measure and choose. */
export const postage: PostalFacts & { ageAtMost: number; confirmed: boolean } = {
  /** A carton with its filling, what a box adds to its fudge, and a slice in its wrapping. */
  grams: { carton: 120, box: 60, slice: 35 },
  /** Royal Mail's sizes: a small parcel weighs 2 kg at most, a medium one 20 kg. Whether a box also fits is the owner's to say. */
  packageSizes: [
    { name: 'small parcel', maxGrams: 2_000 },
    { name: 'medium parcel', maxGrams: 20_000 },
  ],
  /** Royal Mail 2nd Class, 1st Class, and Signed For 2nd Class for slices, bought online without an account. */
  serviceCodes: {
    ...({ 1: 'OLP2', 2: 'OLP1' } satisfies Record<OfferedShippingId, string>),
    [bulkDelivery.id]: 'OLP2SF',
  },
  /** How many days old fudge is at most when it leaves. */
  ageAtMost: 3,
  confirmed: false,
};

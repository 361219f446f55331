import type { Draft } from '#domain/box/draft.ts';
import { findById, type Catalogue, type ShippingId } from '#domain/catalogue.ts';
import { penceToPounds } from '#domain/money.ts';

/** A delivery method with its name and its price in pounds, and the requested day if there is one. */
export interface ShippingJson {
  shippingId: ShippingId;
  shippingName: string;
  shippingPrice: number;
  arriveOn?: string;
}

/** Encodes the delivery method and requested day of a draft, for the payload and storage. */
export function encodeShipping(
  { shippingId, arriveOn }: Pick<Draft, 'shippingId' | 'arriveOn'>,
  catalogue: Catalogue,
): ShippingJson {
  const option = findById(catalogue.shippingOptions, shippingId);
  return {
    shippingId,
    shippingName: option?.name ?? '',
    shippingPrice: penceToPounds(option?.pricePence ?? 0),
    ...(arriveOn !== null && { arriveOn }),
  };
}

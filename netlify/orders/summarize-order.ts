import { shopBoxes } from '#data/shop-boxes.ts';
import type { Instant } from '#domain/day.ts';
import { isInCatalogue, type Order } from '#domain/order/order.ts';
import type { Offer } from '#netlify/http/offer.ts';
import { describeOrder, type OrderSummary } from '#copy/order-summary.ts';

/** A paid order and the name that its delivery had when it was paid. */
export interface OrderToSummarize {
  order: Order | null;
  paidAt: Instant;
  shippingName: string;
}

/** Lists no allergens: where something is no longer in the catalogue, those of the rest are not all of them. */
function withoutAllergens(summary: OrderSummary): OrderSummary {
  const allergens: [] = [];
  const { slices } = summary;
  return {
    parcels: summary.parcels.map((parcel) => ({
      ...parcel,
      boxes: parcel.boxes.map((box) => ({ ...box, allergens })),
    })),
    slices: slices && { ...slices, allergens },
    allergens,
  };
}

/** Returns the one summary of a paid order, for mails, exports, the shopkeeper's page and the thank-you page. */
export function summarizeOrder(
  { order, paidAt, shippingName }: OrderToSummarize,
  { catalogue, calendar }: Offer,
): OrderSummary {
  const described = describeOrder(order, paidAt, { catalogue, calendar, shopBoxes });
  const isKnown = order !== null && isInCatalogue(order, catalogue);
  const summary = isKnown ? described : withoutAllergens(described);
  const [parcel, ...others] = summary.parcels;
  // The method may have another name by now.
  const isOneParcel = parcel !== undefined && others.length === 0;
  if (!isOneParcel || shippingName === '') return summary;
  return { ...summary, parcels: [{ ...parcel, shippingName }] };
}

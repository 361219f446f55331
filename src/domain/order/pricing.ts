import { priceBoxes, type PricedBoxOrder } from '../box/box-pricing.ts';
import { priceSlices, type PricedBulkOrder } from '../bulk/slice-pricing.ts';
import type { Catalogue } from '../catalogue.ts';
import { createQuote, type Quote } from '../quote.ts';

/** The part of a parcel that is priced. */
interface PricedParcel extends Pick<PricedBoxOrder, 'shippingId'> {
  items: PricedBoxOrder['boxes'];
}

const combineShipping = (all: readonly Quote['shipping'][]): Quote['shipping'] => ({
  names: all.flatMap(({ names }) => names),
  pricePence: all.reduce((sum, { pricePence }) => sum + pricePence, 0),
});

/** Prices parcels of boxes from the catalogue in whole pence, with a delivery for each. Throws on unknown ids. */
export function priceParcels(parcels: readonly PricedParcel[], catalogue: Catalogue): Quote {
  const quotes = parcels.map(({ items, shippingId }) =>
    priceBoxes({ boxes: items, shippingId }, catalogue),
  );
  return createQuote(
    quotes.flatMap(({ lines }) => lines),
    combineShipping(quotes.map(({ shipping }) => shipping)),
  );
}

/**
 * Prices an order, boxes or slices, from the catalogue in whole pence, with one delivery for each parcel. Throws on
 * unknown ids.
 */
export function priceOrder(
  order: { parcels: readonly PricedParcel[] } | PricedBulkOrder,
  catalogue: Catalogue,
): Quote {
  return 'slices' in order ? priceSlices(order, catalogue) : priceParcels(order.parcels, catalogue);
}

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

/**
 * Prices an order, boxes or slices, from the catalogue in whole pence, with one delivery for each parcel. Throws on
 * unknown ids.
 */
export function priceOrder(
  order: { parcels: readonly PricedParcel[] } | PricedBulkOrder,
  catalogue: Catalogue,
): Quote {
  if ('slices' in order) return priceSlices(order, catalogue);
  const quotes = order.parcels.map(({ items, shippingId }) =>
    priceBoxes({ boxes: items, shippingId }, catalogue),
  );
  return createQuote(
    quotes.flatMap(({ lines }) => lines),
    combineShipping(quotes.map(({ shipping }) => shipping)),
  );
}

import { priceBoxes, type PricedBoxOrder } from '../box/box-pricing.ts';
import { priceSlices, type PricedBulkOrder } from '../bulk/slice-pricing.ts';
import type { Catalogue } from '../catalogue.ts';
import { createQuote, type Quote } from '../quote.ts';

/** The part of a parcel that is priced. */
interface PricedParcel extends Pick<PricedBoxOrder, 'shippingId'> {
  items: PricedBoxOrder['boxes'];
}

/** Returns the delivery of several parcels: "2 × Royal Mail 2nd Class, Royal Mail 1st Class". */
function combineShipping(all: readonly Quote['shipping'][]): Quote['shipping'] {
  const names = [...new Set(all.map(({ name }) => name))].map((name) => {
    const count = all.filter((shipping) => shipping.name === name).length;
    return count > 1 ? `${count} × ${name}` : name;
  });
  return {
    name: names.join(', '),
    pricePence: all.reduce((sum, { pricePence }) => sum + pricePence, 0),
  };
}

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

import { priceBoxes, type PricedBoxOrder } from '../box/box-pricing.ts';
import type { Catalogue } from '../catalogue.ts';
import type { BulkOrder } from './order.ts';
import type { Quote } from '../quote.ts';
import { priceSlices } from '../bulk/slice-pricing.ts';

/** Prices an order, boxes or slices, from the catalogue in whole pence. Throws on unknown ids. */
export function priceOrder(order: PricedBoxOrder | BulkOrder, catalogue: Catalogue): Quote {
  return 'slices' in order ? priceSlices(order, catalogue) : priceBoxes(order, catalogue);
}

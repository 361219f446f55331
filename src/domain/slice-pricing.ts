import { resolveBulkFlavours } from './bulk-flavours.ts';
import { slicePrice } from './bulk.ts';
import type { Catalogue } from './catalogue.ts';
import { bulkDelivery } from './delivery.ts';
import type { BulkOrder, PricedLine, Quote } from './order.ts';
import { createQuote } from './quote.ts';

/** The part of a bulk order that a bill is made from. */
export type PricedBulkOrder = Pick<BulkOrder, 'slices' | 'option' | 'flavourIds'>;

/** One line for all slices, each at the price of that many (Spec 2 §9). */
function slicesLine(order: PricedBulkOrder, catalogue: Pick<Catalogue, 'flavours'>): PricedLine {
  const names = resolveBulkFlavours(order, catalogue).map(({ name }) => name);
  const lead = order.option === 'assortment' ? 'Popular assortment: ' : '';
  return {
    name: 'Fudge slices',
    description: lead + names.join(', '),
    unitPence: slicePrice(order.slices),
    quantity: order.slices,
  };
}

/** Prices a bulk order in whole pence: its slices and the flat-rate delivery (Spec 2 §9). */
export function priceSlices(order: PricedBulkOrder, catalogue: Pick<Catalogue, 'flavours'>): Quote {
  return createQuote([slicesLine(order, catalogue)], bulkDelivery);
}

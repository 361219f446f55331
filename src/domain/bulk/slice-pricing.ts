import { resolveBulkFlavours, type FlavourChoice } from './bulk-flavours.ts';
import { slicePrice } from './bulk.ts';
import type { Catalogue } from '../catalogue.ts';
import { bulkDelivery } from '../delivery/delivery.ts';
import { createQuote, type PricedLine, type Quote } from '../quote.ts';

/** The part of a bulk order that is priced. */
export type PricedBulkOrder = FlavourChoice & { slices: number };

/** Returns one line for all slices, at the price for that quantity. */
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

/** Prices a bulk order in whole pence: its slices and the flat-rate delivery. */
export function priceSlices(order: PricedBulkOrder, catalogue: Pick<Catalogue, 'flavours'>): Quote {
  return createQuote([slicesLine(order, catalogue)], bulkDelivery);
}

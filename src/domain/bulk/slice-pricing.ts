import { resolveBulkFlavours, type FlavourChoice } from './bulk-flavours.ts';
import { slicePrice } from './bulk.ts';
import type { Catalogue } from '../catalogue.ts';
import { bulkDelivery } from '../delivery/delivery.ts';
import { createQuote, type PricedLine, type Quote } from '../quote.ts';

/** The part of a bulk order that is priced. */
export type PricedBulkOrder = FlavourChoice & { slices: number };

/** Returns one line for all slices, at the price for that quantity. */
function slicesLine(
  order: PricedBulkOrder,
  catalogue: Pick<Catalogue, 'flavours' | 'soldOut'>,
): PricedLine {
  return {
    product: {
      kind: 'slices',
      isAssortment: order.option === 'assortment',
      flavours: resolveBulkFlavours(order, catalogue),
    },
    unitPence: slicePrice(order.slices),
    quantity: order.slices,
  };
}

/** Prices a bulk order in whole pence: its slices and the flat-rate delivery. */
export function priceSlices(
  order: PricedBulkOrder,
  catalogue: Pick<Catalogue, 'flavours' | 'soldOut'>,
): Quote {
  const { name, pricePence } = bulkDelivery;
  return createQuote([slicesLine(order, catalogue)], { names: [name], pricePence });
}

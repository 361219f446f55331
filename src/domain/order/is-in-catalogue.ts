import { findById, type Catalogue } from '../catalogue.ts';
import type { Order } from './order.ts';

/**
 * Returns whether the catalogue still knows every box type and flavour of an order. Only then are all its
 * allergens known.
 */
export function isInCatalogue(
  order: Order,
  { boxes, allFlavours }: Pick<Catalogue, 'boxes' | 'allFlavours'>,
): boolean {
  const isFlavour = (id: number): boolean => findById(allFlavours, id) !== undefined;
  if (order.kind === 'slices') return order.flavourIds.every(isFlavour);
  const ordered = order.parcels.flatMap(({ items }) => items);
  return ordered.every(
    ({ box }) =>
      findById(boxes, box.boxId) && box.selection.every(({ flavourId }) => isFlavour(flavourId)),
  );
}

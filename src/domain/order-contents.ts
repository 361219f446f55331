import {
  ALLERGENS,
  KITCHEN_LINE,
  VEGAN_NOTE,
  listAllergens,
  includesVegan,
  type Allergen,
} from './allergens.ts';
import { slicesPerFlavourText } from './bulk.ts';
import { findById, type Catalogue } from './catalogue.ts';
import { findLidCategory } from './lids.ts';
import type { BulkOrder, Order, OrderedBox } from './order.ts';

/** A box as the shop packs it and the customer reads it: everything by name. */
export interface BoxContents {
  quantity: number;
  boxName: string;
  unit: { one: string; many: string };
  /** Null for a box that is gone from the catalogue. */
  weightGrams: number | null;
  flavours: readonly { name: string; quantity: number }[];
  lidCategory: string;
  lidDesign: string;
  note: string;
  /** The keyring's title, or null. */
  keyring: string | null;
  /** Titles of the name tags, in the order in which they hang. */
  nameTags: readonly string[];
  allergens: readonly Allergen[];
}

/** Slices as the shop cuts them and the customer reads them. */
export interface SliceContents {
  quantity: number;
  /** "Popular assortment", or "Own selection". */
  title: string;
  flavours: readonly string[];
  /** "about 9-10 of each". */
  share: string;
  allergens: readonly Allergen[];
}

/** All that an order holds: boxes, or slices; and the allergens of everything together. */
export interface OrderContents {
  boxes: readonly BoxContents[];
  slices: SliceContents | null;
  allergens: readonly Allergen[];
}

/** What stands beside an order's allergens: the kitchen's line, and what "vegan" does not mean where a flavour is called so. */
export function kitchenText({ boxes, slices }: Pick<OrderContents, 'boxes' | 'slices'>): string {
  const flavours = boxes.flatMap((box) => box.flavours);
  const sliced = (slices?.flavours ?? []).map((name) => ({ name }));
  return includesVegan([...flavours, ...sliced]) ? `${KITCHEN_LINE} ${VEGAN_NOTE}` : KITCHEN_LINE;
}

/** "Contains: milk, wheat." for all that an order holds, or in the words of a lead, followed by what the kitchen has to say. */
export function containsText(contents: OrderContents, lead = 'Contains'): string {
  const { allergens } = contents;
  const list = allergens.length > 0 ? `${lead}: ${allergens.join(', ')}. ` : '';
  return `${list}${kitchenText(contents)}`;
}

/**
 * What an ordered box holds. An order that was paid before the catalogue changed must still be readable, so an id that is
 * gone is shown as it is and never stops the order.
 */
export function boxContents({ choices, quantity }: OrderedBox, catalogue: Catalogue): BoxContents {
  const box = findById(catalogue.boxes, choices.boxId);
  const titleOf = (id: number): string =>
    findById(catalogue.keyrings, id)?.title ?? `keyring ${id}`;
  const chosen = choices.selection.map((entry) => ({
    flavour: findById(catalogue.flavours, entry.flavourId),
    ...entry,
  }));
  return {
    quantity,
    boxName: box?.name ?? `Box ${choices.boxId}`,
    unit: box?.unit ?? { one: 'piece', many: 'pieces' },
    weightGrams: box?.weightGrams ?? null,
    flavours: chosen.map((entry) => ({
      name: entry.flavour?.name ?? `flavour ${entry.flavourId}`,
      quantity: entry.quantity,
    })),
    lidCategory:
      findLidCategory(choices.lid.categoryId, catalogue)?.name ?? `lid ${choices.lid.categoryId}`,
    lidDesign: choices.lid.designName,
    note: choices.note,
    keyring: choices.mainKeyringId === null ? null : titleOf(choices.mainKeyringId),
    nameTags: choices.nameTagIds.map(titleOf),
    allergens: listAllergens(chosen.flatMap(({ flavour }) => flavour ?? [])),
  };
}

/** The allergens of all boxes together, each once, in declaration order. */
function combineBoxAllergens(boxes: readonly BoxContents[]): Allergen[] {
  const found = new Set(boxes.flatMap(({ allergens }) => allergens));
  return ALLERGENS.filter((allergen) => found.has(allergen));
}

/** What a bulk order holds; a flavour that is gone from the catalogue is shown as it is. */
function sliceContents(
  { slices, option, flavourIds }: BulkOrder,
  catalogue: Catalogue,
): SliceContents {
  const flavours = flavourIds.map((id) => findById(catalogue.flavours, id));
  return {
    quantity: slices,
    title: option === 'assortment' ? 'Popular assortment' : 'Own selection',
    flavours: flavourIds.map((id, index) => flavours[index]?.name ?? `flavour ${id}`),
    share: slicesPerFlavourText(slices, flavourIds.length),
    allergens: listAllergens(flavours.flatMap((flavour) => flavour ?? [])),
  };
}

/** What an order holds, by name. */
export function orderContents(order: Order, catalogue: Catalogue): OrderContents {
  if (order.orderType === 'bulk') {
    const slices = sliceContents(order, catalogue);
    return { boxes: [], slices, allergens: slices.allergens };
  }
  const boxes = order.boxes.map((box) => boxContents(box, catalogue));
  return { boxes, slices: null, allergens: combineBoxAllergens(boxes) };
}

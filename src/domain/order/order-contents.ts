import {
  ALLERGENS,
  KITCHEN_LINE,
  VEGAN_NOTE,
  listAllergens,
  includesVegan,
  type Allergen,
} from '../food/allergens.ts';
import { slicesPerFlavourText } from '../bulk/bulk.ts';
import { findById, type Catalogue } from '../catalogue.ts';
import { findLidCategory } from '../box/lids.ts';
import type { BulkOrder, Order, OrderedBox } from './order.ts';

/** The contents of a box by name, for customer and packer. */
export interface BoxContents {
  quantity: number;
  boxName: string;
  unit: { one: string; many: string };
  /** Null when the box type is no longer in the catalogue. */
  weightGrams: number | null;
  flavours: readonly { name: string; quantity: number }[];
  lidCategory: string;
  lidDesign: string;
  note: string;
  /** The title of the main keyring, or null. */
  keyring: string | null;
  /** Titles of the name tags, in the order they hang. */
  nameTags: readonly string[];
  allergens: readonly Allergen[];
}

/** The contents of a bulk order by name, for customer and packer. */
export interface SliceContents {
  quantity: number;
  /** "Popular assortment", or "Own selection". */
  title: string;
  flavours: readonly string[];
  /** "about 9-10 of each". */
  share: string;
  allergens: readonly Allergen[];
}

/** The contents of an order, boxes or slices, and the allergens of all of it. */
export interface OrderContents {
  boxes: readonly BoxContents[];
  slices: SliceContents | null;
  allergens: readonly Allergen[];
}

/** Returns the kitchen's sentence for an order, with the vegan note when a flavour is vegan. */
export function kitchenText({ boxes, slices }: Pick<OrderContents, 'boxes' | 'slices'>): string {
  const flavours = boxes.flatMap((box) => box.flavours);
  const sliced = (slices?.flavours ?? []).map((name) => ({ name }));
  return includesVegan([...flavours, ...sliced]) ? `${KITCHEN_LINE} ${VEGAN_NOTE}` : KITCHEN_LINE;
}

/** Returns "Contains: milk, wheat." for an order, with another lead if given, followed by the kitchen's text. */
export function containsText(contents: OrderContents, lead = 'Contains'): string {
  const { allergens } = contents;
  const list = allergens.length > 0 ? `${lead}: ${allergens.join(', ')}. ` : '';
  return `${list}${kitchenText(contents)}`;
}

/**
 * Returns the contents of an ordered box by name. An id that is no longer in the catalogue is shown as it is, so that
 * older orders stay readable.
 */
export function boxContents({ box, quantity }: OrderedBox, catalogue: Catalogue): BoxContents {
  const type = findById(catalogue.boxes, box.boxId);
  const titleOf = (id: number): string =>
    findById(catalogue.keyrings, id)?.title ?? `keyring ${id}`;
  const chosen = box.selection.map((entry) => ({
    flavour: findById(catalogue.flavours, entry.flavourId),
    ...entry,
  }));
  return {
    quantity,
    boxName: type?.name ?? `Box ${box.boxId}`,
    unit: type?.unit ?? { one: 'piece', many: 'pieces' },
    weightGrams: type?.weightGrams ?? null,
    flavours: chosen.map((entry) => ({
      name: entry.flavour?.name ?? `flavour ${entry.flavourId}`,
      quantity: entry.quantity,
    })),
    lidCategory:
      findLidCategory(box.lid.categoryId, catalogue)?.name ?? `lid ${box.lid.categoryId}`,
    lidDesign: box.lid.designName,
    note: box.note,
    keyring: box.keyring && titleOf(box.keyring.id),
    nameTags: box.keyring?.nameTagIds.map(titleOf) ?? [],
    allergens: listAllergens(chosen.flatMap(({ flavour }) => flavour ?? [])),
  };
}

/** Returns the allergens of all boxes, each once, in the order of `ALLERGENS`. */
function combineBoxAllergens(boxes: readonly BoxContents[]): Allergen[] {
  const found = new Set(boxes.flatMap(({ allergens }) => allergens));
  return ALLERGENS.filter((allergen) => found.has(allergen));
}

/** Returns the contents of a bulk order by name. An unknown flavour id is shown as it is. */
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

/** Returns the contents of an order by name. */
export function orderContents(order: Order, catalogue: Catalogue): OrderContents {
  if (order.orderType === 'bulk') {
    const slices = sliceContents(order, catalogue);
    return { boxes: [], slices, allergens: slices.allergens };
  }
  const boxes = order.boxes.map((box) => boxContents(box, catalogue));
  return { boxes, slices: null, allergens: combineBoxAllergens(boxes) };
}

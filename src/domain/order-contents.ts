import { ALLERGENS, KITCHEN_LINE, allergensOf, type Allergen } from './allergens.ts';
import { findById, type Catalogue } from './catalogue.ts';
import { findLidCategory } from './lids.ts';
import type { OrderedBox } from './order.ts';

/** A box as the shop packs it and the customer reads it: everything by name. */
export interface BoxContents {
  quantity: number;
  boxName: string;
  unit: { one: string; many: string };
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

/** "Contains: milk, wheat." for these allergens, followed by the kitchen's line. */
export function containsText(allergens: readonly Allergen[]): string {
  const list = allergens.length > 0 ? `Contains: ${allergens.join(', ')}. ` : '';
  return `${list}${KITCHEN_LINE}`;
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
    allergens: allergensOf(chosen.flatMap(({ flavour }) => flavour ?? [])),
  };
}

/** The allergens of all boxes together, each once, in declaration order. */
export function allergensOfBoxes(boxes: readonly BoxContents[]): Allergen[] {
  const found = new Set(boxes.flatMap(({ allergens }) => allergens));
  return ALLERGENS.filter((allergen) => found.has(allergen));
}

import type { Allergen } from '../food/allergens.ts';
import { findAvoided } from '../food/avoid-list.ts';
import { chosenFlavours } from './box-rules.ts';
import { sortedPieces } from './draft-contents.ts';
import type { Catalogue, FlavourQuantity } from '../catalogue.ts';

/** The part of a box that decides its allergens. */
export interface BoxFlavours {
  boxId: number;
  selection: readonly FlavourQuantity[];
}

/** Returns which of the avoided allergens a box contains. */
export function findAvoidedInBox(
  { selection }: Pick<BoxFlavours, 'selection'>,
  avoided: readonly Allergen[],
  catalogue: Catalogue,
): Allergen[] {
  return findAvoided(chosenFlavours(selection, catalogue), avoided);
}

/** Returns the key of a confirmation. It holds for one avoid list and one box content, in any order of choosing. */
export function confirmationKey(
  { boxId, selection }: BoxFlavours,
  avoided: readonly Allergen[],
): string {
  return JSON.stringify([[...avoided].sort(), boxId, sortedPieces(selection)]);
}

/** Returns the boxes that contain an avoided allergen and are not confirmed. Checkout is blocked until they are. */
export function unconfirmedBoxes<Box extends BoxFlavours>(
  boxes: readonly Box[],
  avoided: readonly Allergen[],
  confirmed: readonly string[],
  catalogue: Catalogue,
): Box[] {
  return boxes.filter(
    (box) =>
      findAvoidedInBox(box, avoided, catalogue).length > 0 &&
      !confirmed.includes(confirmationKey(box, avoided)),
  );
}

import type { Allergen } from './allergens.ts';
import { findAvoided } from './avoid-list.ts';
import { chosenFlavours } from './box-rules.ts';
import type { Catalogue, Selection } from './catalogue.ts';

/** What a box holds, as far as allergens go. */
export interface BoxFlavours {
  boxId: number;
  selection: readonly Selection[];
}

/** Which of the avoided allergens a box holds. */
export function findAvoidedInBox(
  { selection }: Pick<BoxFlavours, 'selection'>,
  avoided: readonly Allergen[],
  catalogue: Catalogue,
): Allergen[] {
  return findAvoided(chosenFlavours(selection, catalogue), avoided);
}

/** Names what a confirmation holds for: this list of allergens and these contents, in whichever order they were chosen. */
export function confirmationKey(
  { boxId, selection }: BoxFlavours,
  avoided: readonly Allergen[],
): string {
  const pieces = selection
    .filter(({ quantity }) => quantity > 0)
    .map(({ flavourId, quantity }) => [flavourId, quantity] as const)
    .sort(([a], [b]) => a - b);
  return JSON.stringify([[...avoided].sort(), boxId, pieces]);
}

/** The boxes that hold something to avoid and have not been confirmed: none of them may be paid yet. */
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

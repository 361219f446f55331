import { conflictText } from '#features/allergens/copy.ts';
import { computed } from 'nanostores';
import { mostPopularIds } from '#data/presets.ts';
import {
  ALLERGENS,
  listAllergens,
  distinguishingAllergens,
  type Allergen,
} from '#domain/food/allergens.ts';
import { totalQuantity, type BoxType, type FlavourQuantity } from '#domain/catalogue.ts';
import { findAvoided } from '#domain/food/avoid-list.ts';
import { findAvoidedInBox } from '#domain/box/avoided-boxes.ts';
import {
  chosenFlavours,
  fillCandidates,
  fillRest,
  flavoursFor,
  flavourQuantity,
} from '#domain/box/box-rules.ts';
import { $avoided } from '#features/allergens/avoid-list.ts';
import { $box, fillDraft, offerDraftUndo, removeFlavour } from '../draft/box.ts';
import { $catalogue } from '#features/catalogue/catalogue.ts';
import { $draft, $selection } from '../draft/draft.ts';

/** The flavours of the box, avoided ones included. */
export const $boxFlavours = computed([$box, $catalogue], (box, catalogue) =>
  box ? flavoursFor(box, catalogue) : [],
);

/** The allergens of the filter: those that tell the box's flavours apart, and every avoided one. */
export const $filterableAllergens = computed([$boxFlavours, $avoided], (flavours, avoided) => {
  const offered = distinguishingAllergens(flavours);
  return ALLERGENS.filter((allergen) => offered.includes(allergen) || avoided.includes(allergen));
});

const $allowed = computed([$boxFlavours, $avoided], (flavours, avoided) =>
  flavours.filter((flavour) => findAvoided([flavour], avoided).length === 0),
);

/** The flavours of the grid: the allowed ones, and avoided ones that are still in the box. */
export const $availableFlavours = computed(
  [$boxFlavours, $allowed, $selection],
  (flavours, allowed, selection) =>
    allowed.length === flavours.length
      ? flavours
      : flavours.filter(
          (flavour) => allowed.includes(flavour) || flavourQuantity(flavour.id, selection) > 0,
        ),
);

const NONE: readonly Allergen[] = [];

/** The avoided allergens in the current draft. */
export const $conflicts = computed(
  [$selection, $avoided, $catalogue],
  (selection, avoided, catalogue) =>
    avoided.length === 0 ? NONE : findAvoidedInBox({ selection }, avoided, catalogue),
);

/** Returns the ids to fill the box from. Avoided flavours and those that are sold out are left out. */
function candidatesFor(selection: readonly FlavourQuantity[]): number[] {
  const catalogue = $catalogue.get();
  return fillCandidates(
    $allowed.get().filter(({ id }) => !catalogue.soldOut.includes(id)),
    chosenFlavours(selection, catalogue),
    mostPopularIds,
  );
}

/** Returns the allergens of a box once the rest of it is filled; null when nothing can fill it. */
export function filledAllergens(
  box: BoxType,
  selection: readonly FlavourQuantity[],
): readonly Allergen[] | null {
  const candidates = candidatesFor(selection);
  if (candidates.length === 0) return null;
  const catalogue = $catalogue.get();
  return listAllergens(chosenFlavours(fillRest(box, selection, candidates, catalogue), catalogue));
}

/** Fills the rest of the box from the allowed flavours and offers an undo. */
export function fillRemaining(): void {
  fillDraft(candidatesFor($selection.get()));
}

/** Removes every piece that contains an avoided allergen and offers an undo. */
export function removeAvoided(): void {
  const before = $draft.get();
  const kept = new Set($allowed.get().map(({ id }) => id));
  for (const { flavourId, quantity } of before.selection) {
    for (let piece = 0; piece < quantity && !kept.has(flavourId); piece += 1) {
      removeFlavour(flavourId);
    }
  }
  offerDraftUndo('Taken out.', before);
}

/** Returns a warning, with a leading space, if the current box contains allergens to avoid; otherwise ''. */
export function conflictAnnouncement(): string {
  const text = conflictText($conflicts.get(), 'this box');
  return text && ` ${text}`;
}

/** Returns how full the current box is, with a warning if it contains allergens to avoid: "5 of 6 pieces." */
export const piecesAnnouncement = (): string =>
  `${totalQuantity($selection.get())} of ${$box.get()?.pieces} pieces.${conflictAnnouncement()}`;

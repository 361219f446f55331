import { computed } from 'nanostores';
import { catalogue } from '#data/catalogue.ts';
import { mostPopularIds } from '#data/presets.ts';
import {
  ALLERGENS,
  listAllergens,
  distinguishingAllergens,
  type Allergen,
} from '#domain/allergens.ts';
import { findAvoided } from '#domain/avoid-list.ts';
import { findAvoidedInBox } from '#domain/avoided-boxes.ts';
import {
  chosenFlavours,
  fillCandidates,
  fillRest,
  flavoursFor,
  flavourQuantity,
} from '#domain/box-rules.ts';
import { $avoided } from './avoid-list.ts';
import { $box, fillDraft, offerDraftUndo, removeFlavour } from './box.ts';
import { $draft } from './draft.ts';

const $flavours = computed($box, (box) => (box ? flavoursFor(box, catalogue) : []));

/** What the filter offers: whatever tells these flavours apart, and all that is avoided already, lest it hide unseen. */
export const $filterableAllergens = computed([$flavours, $avoided], (flavours, avoided) => {
  const offered = distinguishingAllergens(flavours);
  return ALLERGENS.filter((allergen) => offered.includes(allergen) || avoided.includes(allergen));
});

const $allowed = computed([$flavours, $avoided], (flavours, avoided) =>
  flavours.filter((flavour) => findAvoided([flavour], avoided).length === 0),
);

/** What the grid shows: a flavour that is in the box stays until it is taken out, marked where it is to be avoided. */
export const $availableFlavours = computed(
  [$flavours, $allowed, $draft],
  (flavours, allowed, { selection }) =>
    flavours.filter(
      (flavour) => allowed.includes(flavour) || flavourQuantity(flavour.id, selection) > 0,
    ),
);

/** What the box in hand holds of what was to be avoided. */
export const $conflicts = computed([$draft, $avoided], (draft, avoided) =>
  findAvoidedInBox(draft, avoided, catalogue),
);

/** From what the box would be filled up: nothing that is avoided. */
const $candidates = computed([$allowed, $draft], (allowed, { selection }) =>
  fillCandidates(allowed, chosenFlavours(selection, catalogue), mostPopularIds),
);

/** What the box would contain, were it filled up; null when there is nothing to fill it with. */
export const $filledAllergens = computed(
  [$box, $draft, $candidates],
  (box, { selection }, candidates): readonly Allergen[] | null => {
    if (!box || candidates.length === 0) return null;
    const filled = fillRest(box, selection, candidates, catalogue);
    return listAllergens(chosenFlavours(filled, catalogue));
  },
);

/** Fills the box for the shopper. */
export function fillRemaining(): void {
  fillDraft($candidates.get());
}

/** Takes every piece out of the box that holds something to avoid; they can be put back for a while. */
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

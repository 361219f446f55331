import { atom, computed } from 'nanostores';
import { catalogue } from '#data/catalogue.ts';
import { mostPopularIds } from '#data/presets.ts';
import { distinguishingAllergens, namesAny, type Allergen } from '#domain/allergens.ts';
import { flavoursFor, quantityOf } from '#domain/box-rules.ts';
import { $box, fillRest } from './box.ts';
import { $draft } from './draft.ts';

/** The allergens whose flavours the shopper does not want to see. */
export const $hiddenAllergens = atom<readonly Allergen[]>([]);

const $flavours = computed($box, (box) => (box ? flavoursFor(box, catalogue) : []));

export const $filterableAllergens = computed($flavours, distinguishingAllergens);

/** What the grid shows: a flavour that is already in the box never hides. */
export const $flavoursOnOffer = computed(
  [$flavours, $hiddenAllergens, $draft],
  (flavours, hidden, { selection }) =>
    flavours.filter(
      (flavour) => !namesAny(hidden, flavour) || quantityOf(flavour.id, selection) > 0,
    ),
);

export function toggleAllergen(allergen: Allergen): void {
  const hidden = $hiddenAllergens.get();
  $hiddenAllergens.set(
    hidden.includes(allergen)
      ? hidden.filter((other) => other !== allergen)
      : [...hidden, allergen],
  );
}

/** Fills the box for the shopper, best sellers first, with nothing that is hidden. */
export function fillRestForMe(): void {
  const hidden = $hiddenAllergens.get();
  const ids = $flavours
    .get()
    .filter((flavour) => !namesAny(hidden, flavour))
    .map(({ id }) => id);
  const rank = (id: number): number => (mostPopularIds.includes(id) ? 0 : 1);
  fillRest(ids.sort((a, b) => rank(a) - rank(b)));
}

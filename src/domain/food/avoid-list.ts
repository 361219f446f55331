import { ALLERGENS, listAllergens, type Allergen } from './allergens.ts';

/** Parses a stored avoid list. Drops unknown words, keeps the order of `ALLERGENS`; null when the value is no list. */
export function parseAvoidList(value: unknown): Allergen[] | null {
  return Array.isArray(value) ? ALLERGENS.filter((allergen) => value.includes(allergen)) : null;
}

/** Returns which of these allergens the shopper avoids. Avoiding gluten includes wheat. */
export function filterAvoided(
  allergens: readonly Allergen[],
  avoided: readonly Allergen[],
): Allergen[] {
  const all = new Set(avoided.includes('gluten') ? [...avoided, 'wheat'] : avoided);
  return allergens.filter((allergen) => all.has(allergen));
}

/** Returns which of the avoided allergens these flavours contain. */
export function findAvoided(
  flavours: readonly { ingredients: string }[],
  avoided: readonly Allergen[],
): Allergen[] {
  return filterAvoided(listAllergens(flavours), avoided);
}

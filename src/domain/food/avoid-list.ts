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

/** Returns "3 allergens you asked to avoid are in this box: eggs, nuts, wheat."; empty without a conflict. */
export function conflictText(conflicts: readonly Allergen[], where: string): string {
  if (conflicts.length === 0) return '';
  const what =
    conflicts.length === 1
      ? 'An allergen you asked to avoid is'
      : `${conflicts.length} allergens you asked to avoid are`;
  return `${what} in ${where}: ${conflicts.join(', ')}.`;
}

/** Returns the mark beside an item: "Contains nuts, which you asked to avoid"; empty without a conflict. */
export function avoidText(conflicts: readonly Allergen[]): string {
  return conflicts.length === 0 ? '' : `Contains ${conflicts.join(', ')}, which you asked to avoid`;
}

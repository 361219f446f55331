import { ALLERGENS, listAllergens, type Allergen } from './allergens.ts';

/** An avoid list as it is stored: the shop's words in their own order, each once; words it does not know are dropped. Null when it is no list. */
export function parseAvoidList(value: unknown): Allergen[] | null {
  return Array.isArray(value) ? ALLERGENS.filter((allergen) => value.includes(allergen)) : null;
}

/** Which of these allergens are to be avoided. Wheat is a cereal with gluten: whoever avoids gluten avoids wheat. */
export function filterAvoided(
  allergens: readonly Allergen[],
  avoided: readonly Allergen[],
): Allergen[] {
  const all = new Set(avoided.includes('gluten') ? [...avoided, 'wheat'] : avoided);
  return allergens.filter((allergen) => all.has(allergen));
}

/** Which of the avoided allergens this flavour, or these flavours together, name among their ingredients. */
export function findAvoided(
  flavours: readonly { ingredients: string }[],
  avoided: readonly Allergen[],
): Allergen[] {
  return filterAvoided(listAllergens(flavours), avoided);
}

/** "3 allergens you asked to avoid are in this box: eggs, nuts, wheat." Empty where there are none. */
export function conflictText(conflicts: readonly Allergen[], where: string): string {
  if (conflicts.length === 0) return '';
  const what =
    conflicts.length === 1
      ? 'An allergen you asked to avoid is'
      : `${conflicts.length} allergens you asked to avoid are`;
  return `${what} in ${where}: ${conflicts.join(', ')}.`;
}

/** "Contains nuts, which you asked to avoid": the mark beside something that holds it. Empty where it holds nothing to avoid. */
export function avoidText(conflicts: readonly Allergen[]): string {
  return conflicts.length === 0 ? '' : `Contains ${conflicts.join(', ')}, which you asked to avoid`;
}

import { atom } from 'nanostores';
import { fetchJson } from '#browser/fetch-json.ts';
import { NUTRITION_PATH, nutritionTable } from '#contract/nutrition.ts';
import type { FlavourNutrition } from '#domain/nutrition.ts';

/** What 100 g of each flavour contain, once somebody has asked for it; until then a word on how the asking goes. */
export const $nutrition = atom<readonly FlavourNutrition[] | string>('');

/** Fetches the figures; after a failure they can be asked for again. */
export async function loadNutrition(): Promise<void> {
  if (typeof $nutrition.get() !== 'string') return;
  $nutrition.set('Fetching the figures…');
  try {
    $nutrition.set(await fetchJson(NUTRITION_PATH, nutritionTable));
  } catch {
    $nutrition.set('The figures could not be fetched. Close and open this to try again.');
  }
}

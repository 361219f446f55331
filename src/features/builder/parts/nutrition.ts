import { atom } from 'nanostores';
import { fetchJson } from '#browser/send.ts';
import { NUTRITION_PATH, nutritionTable } from '#contract/nutrition.ts';
import type { FlavourNutrition } from '#domain/food/nutrition.ts';

/** The nutrition per 100 g by flavour, once loaded; a status text before that. */
export const $nutrition = atom<readonly FlavourNutrition[] | string>('');

/** Loads the nutrition file. Can be called again after a failure. */
export async function loadNutrition(): Promise<void> {
  if (typeof $nutrition.get() !== 'string') return;
  $nutrition.set('Fetching the figures…');
  try {
    $nutrition.set(await fetchJson(NUTRITION_PATH, nutritionTable));
  } catch {
    $nutrition.set('The figures could not be fetched. Close and open this to try again.');
  }
}

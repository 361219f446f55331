import { atom } from 'nanostores';
import * as v from 'valibot';
import { NUTRITION_PATH, nutritionTable } from '#contract/nutrition.ts';
import type { FlavourNutrition } from '#domain/food/nutrition.ts';

/** The nutrition per 100 g by flavour, once loaded; a status text before that. */
export const $nutrition = atom<readonly FlavourNutrition[] | string>('');

/** Loads the nutrition file. Can be called again after a failure. */
export async function loadNutrition(): Promise<void> {
  if (typeof $nutrition.get() !== 'string') return;
  $nutrition.set('Fetching the figures…');
  const table = await fetch(NUTRITION_PATH)
    .then(async (response) => v.safeParse(nutritionTable, await response.json()))
    .catch(() => null);
  $nutrition.set(
    table?.success
      ? table.output
      : 'The figures could not be fetched. Close and open this to try again.',
  );
}

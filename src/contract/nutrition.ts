import * as v from 'valibot';
import type { FlavourNutrition } from '#domain/food/nutrition.ts';

const amount = v.number();

/** The nutrition of 100 g of each flavour: the file `/nutrition.json`. */
export const nutritionTable = v.array(
  v.object({
    flavourId: amount,
    energy: v.object({ kj: amount, kcal: amount }),
    fat: amount,
    saturates: amount,
    carbohydrate: amount,
    sugars: amount,
    protein: amount,
    salt: amount,
  }),
) satisfies v.GenericSchema<unknown, FlavourNutrition[]>;

/** The path of the file, which pages fetch on demand. */
export const NUTRITION_PATH = '/nutrition.json';

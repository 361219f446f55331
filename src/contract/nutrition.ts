import * as v from 'valibot';
import type { FlavourNutrition } from '#domain/nutrition.ts';

const amount = v.number();

/** What 100 g of each flavour contain: the file `/nutrition.json`. */
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

/** Where the site keeps it: figures are fetched by who asks for them. */
export const NUTRITION_PATH = '/nutrition.json';

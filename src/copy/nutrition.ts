import type { Nutrition } from '#domain/food/nutrition.ts';

const grams = (amount: number, digits = 1): string => `${amount.toFixed(digits)} g`;

/** Returns the rows of a nutrition table in the order the law requires: ["Fat", "14.5 g"]. */
export function nutritionRows(nutrition: Nutrition): [nutrient: string, amount: string][] {
  const { energy, fat, saturates, carbohydrate, sugars, protein, salt } = nutrition;
  return [
    ['Energy', `${energy.kj.toFixed()} kJ / ${energy.kcal.toFixed()} kcal`],
    ['Fat', grams(fat)],
    ['of which saturates', grams(saturates)],
    ['Carbohydrate', grams(carbohydrate)],
    ['of which sugars', grams(sugars)],
    ['Protein', grams(protein)],
    ['Salt', grams(salt, 2)],
  ];
}

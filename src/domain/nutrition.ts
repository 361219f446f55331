/** What 100 g contain: energy in kJ and kcal, the rest in grams (Spec 1 §3). */
export interface Nutrition {
  energy: { kj: number; kcal: number };
  fat: number;
  saturates: number;
  carbohydrate: number;
  sugars: number;
  protein: number;
  salt: number;
}

/** What 100 g of a flavour contain. */
export interface FlavourNutrition extends Nutrition {
  flavourId: number;
}

/**
 * Reads a nutrition text such as "Energy 1776kJ/422kcal, Fat 14.5g, of which saturates 9.1g, Carbohydrate 71.2g,
 * of which sugars 68.4g, Protein 1.8g, Salt 0.23g" into numbers per 100 g; throws when a value is missing.
 */
export function parseNutrition(text: string): Nutrition {
  const value = (label: string, unit: string): number => {
    const match = new RegExp(`${label}[^0-9]*(\\d+(?:\\.\\d+)?)\\s*${unit}`, 'i').exec(text);
    if (match?.[1] === undefined) throw new Error(`No "${label}" in nutrition text: ${text}`);
    return Number(match[1]);
  };
  return {
    energy: { kj: value('energy', 'kJ'), kcal: value('kJ', 'kcal') },
    fat: value('fat', 'g'),
    saturates: value('saturates', 'g'),
    carbohydrate: value('carbohydrate', 'g'),
    sugars: value('sugars', 'g'),
    protein: value('protein', 'g'),
    salt: value('salt', 'g'),
  };
}

const grams = (amount: number, digits = 1): string => `${amount.toFixed(digits)} g`;

/** What a table of nutrition says, in the order the law asks for: ["Fat", "14.5 g"]. */
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

/** How much of one nutrition goes into a sum. */
export interface NutritionPart {
  nutrition: Nutrition;
  weight: number;
}

/** What several parts contain together, each counted by its weight; as calculated, not rounded. */
function sumNutrition(parts: readonly NutritionPart[]): Nutrition {
  const sum = (value: (nutrition: Nutrition) => number): number =>
    parts.reduce((total, { nutrition, weight }) => total + value(nutrition) * weight, 0);
  return {
    energy: { kj: sum(({ energy }) => energy.kj), kcal: sum(({ energy }) => energy.kcal) },
    fat: sum(({ fat }) => fat),
    saturates: sum(({ saturates }) => saturates),
    carbohydrate: sum(({ carbohydrate }) => carbohydrate),
    sugars: sum(({ sugars }) => sugars),
    protein: sum(({ protein }) => protein),
    salt: sum(({ salt }) => salt),
  };
}

/** What 100 g of a mixture contain, made of pieces of equal weight, and what the whole box does that weighs `grams`. */
export function boxNutrition(
  pieces: readonly { nutrition: Nutrition; quantity: number }[],
  grams: number,
): { per100g: Nutrition; wholeBox: Nutrition } {
  const count = pieces.reduce((sum, { quantity }) => sum + quantity, 0);
  const mixed = (factor: number): Nutrition =>
    sumNutrition(
      pieces.map(({ nutrition, quantity }) => ({ nutrition, weight: (quantity / count) * factor })),
    );
  return { per100g: mixed(1), wholeBox: mixed(grams / 100) };
}

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

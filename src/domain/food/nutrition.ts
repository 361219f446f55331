import { totalQuantity } from '../catalogue.ts';

/** The nutrition of 100 g: energy in kJ and kcal, the rest in grams. */
export interface Nutrition {
  energy: { kj: number; kcal: number };
  fat: number;
  saturates: number;
  carbohydrate: number;
  sugars: number;
  protein: number;
  salt: number;
}

/** The nutrition of 100 g of a flavour. */
export interface FlavourNutrition extends Nutrition {
  flavourId: number;
}

/**
 * Parses a text such as "Energy 1776kJ/422kcal, Fat 14.5g, of which saturates 9.1g, Carbohydrate 71.2g, of which
 * sugars 68.4g, Protein 1.8g, Salt 0.23g" into numbers per 100 g. Throws when a value is missing.
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

/** A part of a weighted sum. */
export interface NutritionPart {
  nutrition: Nutrition;
  weight: number;
}

/** Returns the weighted sum of several parts, not rounded. */
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

/** Returns the nutrition of pieces of equal weight, per 100 g and for a whole box of `grams`. */
export function boxNutrition(
  pieces: readonly { nutrition: Nutrition; quantity: number }[],
  grams: number,
): { per100g: Nutrition; wholeBox: Nutrition } {
  const count = totalQuantity(pieces);
  const mixed = (factor: number): Nutrition =>
    sumNutrition(
      pieces.map(({ nutrition, quantity }) => ({ nutrition, weight: (quantity / count) * factor })),
    );
  return { per100g: mixed(1), wholeBox: mixed(grams / 100) };
}

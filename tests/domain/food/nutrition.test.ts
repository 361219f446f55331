import { describe, expect, it } from 'vitest';
import { boxNutrition, parseNutrition } from '#domain/food/nutrition.ts';

const VALUES = {
  energy: { kj: 1776, kcal: 422 },
  fat: 14.5,
  saturates: 9.1,
  carbohydrate: 71.2,
  sugars: 68.4,
  protein: 1.8,
  salt: 0.23,
};

const TEXT =
  'Energy 1776kJ/422kcal, Fat 14.5g, of which saturates 9.1g, Carbohydrate 71.2g, of which sugars 68.4g, Protein 1.8g, Salt 0.23g';

it.each([
  ['as the shop writes it', TEXT],
  ['in lower case', TEXT.toLowerCase()],
  ['with spaces before the units', TEXT.replaceAll(/(\d)(kJ|kcal|g)/g, '$1 $2')],
  ['introduced by "per 100g"', `Per 100g: ${TEXT}`],
])('reads a nutrition text %s', (_form, text) => {
  expect(parseNutrition(text)).toEqual(VALUES);
});

it.each(['Energy', 'kcal', 'Fat', 'saturates', 'Carbohydrate', 'sugars', 'Protein', 'Salt'])(
  'refuses a text without %s',
  (word) => {
    expect(() => parseNutrition(TEXT.replace(word, 'something'))).toThrow('in nutrition text');
  },
);

describe('a box of several flavours', () => {
  const lean = { ...VALUES, energy: { kj: 1000, kcal: 240 }, fat: 10, salt: 0.2 };
  const rich = { ...VALUES, energy: { kj: 2000, kcal: 480 }, fat: 20, salt: 0.4 };

  it.each([
    ['one flavour alone is what it is', [[lean, 6]], 200, { kj: 1000, kcal: 240, fat: 10 }],
    [
      'as much of each lies in the middle',
      [
        [lean, 3],
        [rich, 3],
      ],
      200,
      { kj: 1500, kcal: 360, fat: 15 },
    ],
    [
      'two pieces weigh twice as much as one',
      [
        [lean, 2],
        [rich, 1],
      ],
      450,
      { kj: 4000 / 3, kcal: 320, fat: 40 / 3 },
    ],
  ] as const)('%s', (_, parts, grams, { kj, kcal, fat }) => {
    const pieces = parts.map(([nutrition, quantity]) => ({ nutrition, quantity }));
    const { per100g, wholeBox } = boxNutrition(pieces, grams);
    expect(per100g.energy.kj).toBeCloseTo(kj);
    expect(per100g.energy.kcal).toBeCloseTo(kcal);
    expect(per100g.fat).toBeCloseTo(fat);
    expect(per100g.protein).toBeCloseTo(VALUES.protein);
    expect(wholeBox.energy.kj).toBeCloseTo((kj * grams) / 100);
    expect(wholeBox.fat).toBeCloseTo((fat * grams) / 100);
  });
});

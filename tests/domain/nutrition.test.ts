import { expect, it } from 'vitest';
import { parseNutrition } from '#domain/nutrition.ts';

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

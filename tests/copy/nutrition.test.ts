import { expect, it } from 'vitest';
import { nutritionRows } from '#copy/nutrition.ts';

const VALUES = {
  energy: { kj: 1776, kcal: 422 },
  fat: 14.5,
  saturates: 9.1,
  carbohydrate: 71.2,
  sugars: 68.4,
  protein: 1.8,
  salt: 0.23,
};

it('a nutrition table names and rounds each value', () => {
  expect(nutritionRows({ ...VALUES, energy: { kj: 1776.4, kcal: 421.6 }, fat: 14.46 })).toEqual([
    ['Energy', '1776 kJ / 422 kcal'],
    ['Fat', '14.5 g'],
    ['of which saturates', '9.1 g'],
    ['Carbohydrate', '71.2 g'],
    ['of which sugars', '68.4 g'],
    ['Protein', '1.8 g'],
    ['Salt', '0.23 g'],
  ]);
});

import { describe, expect, it } from 'vitest';
import { glutenText } from '#copy/allergens.ts';

describe('a flavour is marked', () => {
  it.each([
    { isGlutenFree: true, ingredients: 'Sugar, butter (milk)', text: 'Gluten-Free' },
    { isGlutenFree: false, ingredients: 'Sugar, wheat flour', text: 'Contains wheat' },
    { isGlutenFree: false, ingredients: 'Sugar, barley malt', text: 'Contains gluten' },
  ])('"$text" where it holds "$ingredients"', ({ text, ...flavour }) => {
    expect(glutenText(flavour)).toBe(text);
  });
});

import { describe, expect, it } from 'vitest';
import {
  ALLERGENS,
  parseAllergens,
  listAllergens,
  containsGlutenCereal,
  splitIngredients,
} from '#domain/food/allergens.ts';

it('lists the 15 allergen words of the ingredients page', () => {
  expect([...ALLERGENS].sort()).toEqual(
    'celery eggs fish gluten lupin milk molluscs mustard nuts peanuts sesame shellfish soya sulphites wheat'.split(
      ' ',
    ),
  );
});

describe('parsing an ingredients list', () => {
  it.each([
    ['Sugar, butter (MILK)', ['milk']],
    ['sugar, milk powder', ['milk']],
    ['Milky bits of sugar', []],
    ['BUTTERMILK', ['milk']],
    ['coconut, coconut cream', []],
    ['nutmeg', []],
    ['cocoa butter', []],
    ['flaked ALMONDS', ['nuts']],
    ['one ALMOND', ['nuts']],
    ['WALNUTS', ['nuts']],
    ['HAZELNUT paste', ['nuts']],
    ['PEANUT butter', ['peanuts']],
    ['BARLEY malt', ['gluten']],
    ['rolled OATS', ['gluten']],
    ['goats', []],
    ['WHEAT flour', ['wheat']],
    ['buckwheat flour', []],
    ['SOYA lecithin, SOY flour', ['soya']],
    ['EGG white, EGGS', ['eggs']],
    ['eggplant', []],
    ['preservative: SULPHITES', ['sulphites']],
    ['SESAME, FISH, SHELLFISH, MOLLUSCS, MUSTARD, LUPIN, CELERY', ALLERGENS.slice(7, 14)],
    ['', []],
  ])('"%s" names %j', (ingredients, allergens) => {
    expect(parseAllergens(ingredients)).toEqual(allergens);
  });

  it('returns each allergen once, in list order', () => {
    expect(parseAllergens('SOYA, MILK, WHEAT, MILK, WALNUTS')).toEqual([
      'milk',
      'soya',
      'nuts',
      'wheat',
    ]);
  });

  it('combines the allergens of several flavours', () => {
    const box = [{ ingredients: 'SOYA' }, { ingredients: 'MILK' }, { ingredients: 'MILK' }];
    expect(listAllergens(box)).toEqual(['milk', 'soya']);
    expect(listAllergens([])).toEqual([]);
  });
});

describe('bold words', () => {
  const bold = (ingredients: string) =>
    splitIngredients(ingredients)
      .filter(({ isAllergen }) => isAllergen)
      .map(({ text }) => text);

  it('are exactly the allergen words, as written', () => {
    expect(splitIngredients('Sugar, whole MILK (95%), Almonds.')).toEqual([
      { text: 'Sugar, whole ', isAllergen: false },
      { text: 'MILK', isAllergen: true },
      { text: ' (95%), ', isAllergen: false },
      { text: 'Almonds', isAllergen: true },
      { text: '.', isAllergen: false },
    ]);
  });

  it.each([
    ['coconut stays plain', 'desiccated coconut', []],
    ['buttermilk is milk', 'buttermilk powder', ['buttermilk']],
    ['oats and barley are gluten cereals', 'OATS, barley', ['OATS', 'barley']],
    ['an allergen at the very start', 'MILK', ['MILK']],
    ['two words joined by a hyphen are two words', 'MILK-free', ['MILK']],
  ])('%s', (_rule, ingredients, words) => {
    expect(bold(ingredients)).toEqual(words);
  });

  it('keep every letter of the list', () => {
    const ingredients = 'Sugar (é, 5%), WHEAT flour; MILK, crème';
    const text = splitIngredients(ingredients).map((part) => part.text);
    expect(text.join('')).toBe(ingredients);
  });
});

describe('cereals with gluten', () => {
  it.each([
    ['WHEAT flour', true],
    ['BARLEY malt', true],
    ['OATS', true],
    ['rye', true],
    ['spelt', true],
    ['gluten', true],
    ['rice flour, maize starch', false],
    ['buckwheat', false],
    ['MILK, SOYA, NUTS', false],
  ])('"%s" names one: %s', (ingredients, answer) => {
    expect(containsGlutenCereal(ingredients)).toBe(answer);
  });
});

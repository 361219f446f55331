import { describe, expect, it } from 'vitest';
import { catalogue } from '#data/catalogue.ts';
import { flavourRecords } from '#data/flavours.ts';
import { getNutrition } from '#data/nutrition.ts';
import { tastingNoteOf, tastingNotes } from '#data/tasting-notes.ts';
import { pieceColours } from '#data/image-colours.ts';
import { parseAllergens, containsGlutenCereal, splitIngredients } from '#domain/food/allergens.ts';

const { flavours } = catalogue;
const byName = flavours.map((flavour) => [flavour.name, flavour] as const);
const names = flavours.map(({ name }) => name);

describe('tasting notes', () => {
  it('belong to flavours on sale', () => {
    const slugs = flavours.map(({ slug }) => slug).sort();
    expect(Object.keys(tastingNotes.bySlug).sort()).toEqual(slugs);
  });

  it.each(byName)('%s has one short sentence or two', (_, flavour) => {
    expect(tastingNoteOf(flavour)).toMatch(/^[A-Z].{20,68}\.$/);
  });
});

describe('the flavours on sale', () => {
  it('are these, in alphabetical order', () => {
    expect(names).toEqual([
      'Baileys',
      'Banana & Chocolate Swirl',
      'Belgian Chocolate',
      'Biscoff Biscuit',
      'Butterscotch',
      'Caramel',
      'Cherry & Almond',
      'Clotted Cream',
      'Coconut Ice',
      'Coffee & Cream',
      'Fudge Ice',
      'Lemon Cheesecake',
      'Liquorice',
      'Maple & Walnut',
      'Millionaire',
      'Mint & Chocolate',
      'Orange & Chocolate',
      'Oreo',
      'Rainbow Button',
      'Rum & Raisin',
      'Sea Salt Caramel',
      'Strawberry & Cream',
      'Traditional Tablet',
      'Turkish Delight',
      'Vanilla',
      'Vegan Chocolate',
      'Vegan Sea-Salt Caramel',
    ]);
  });

  it('leave out Rocky Road and the second Vanilla', () => {
    const written = flavourRecords.map(({ name }) => name);
    expect(written).toHaveLength(names.length + 2);
    expect(written).toContain('Rocky Road');
    expect(written.filter((name) => name === 'Vanilla')).toHaveLength(2);
  });

  it.each([
    [36, 'Traditional Tablet'],
    [37, 'Vegan Chocolate'],
    [38, 'Vegan Sea-Salt Caramel'],
  ])('%i is %s', (id, name) => {
    expect(flavours.find((flavour) => flavour.id === id)?.name).toBe(name);
  });

  it('have unique ids and slugs', () => {
    expect(new Set(flavourRecords.map(({ id }) => id)).size).toBe(flavourRecords.length);
    expect(new Set(flavours.map(({ slug }) => slug)).size).toBe(flavours.length);
  });

  it('have unique ingredients and nutrition', () => {
    expect(new Set(flavours.map(({ ingredients }) => ingredients)).size).toBe(flavours.length);
    expect(new Set(flavours.map((flavour) => JSON.stringify(getNutrition(flavour)))).size).toBe(
      flavours.length,
    );
  });
});

describe('gluten', () => {
  it('is only in Biscoff Biscuit, Oreo and Rocky Road, which is not sold', () => {
    const named = flavourRecords.filter(({ isGlutenFree }) => !isGlutenFree);
    expect(named.map(({ name }) => name)).toEqual(['Biscoff Biscuit', 'Oreo', 'Rocky Road']);
  });

  it.each(flavourRecords.map((record) => [record.name, record] as const))(
    '%s is called gluten-free only if no cereal with gluten is in it',
    (_name, { isGlutenFree, ingredients }) => {
      expect(isGlutenFree).toBe(!containsGlutenCereal(ingredients));
    },
  );
});

describe('allergens', () => {
  it.each(byName)('%s has its allergens in capitals, and nothing else', (_name, flavour) => {
    for (const { text, isAllergen } of splitIngredients(flavour.ingredients)) {
      if (isAllergen) expect(text).toBe(text.toUpperCase());
      else expect(text).not.toMatch(/[A-Z]{2,}/);
    }
  });

  it.each([
    ['Baileys', ['milk']],
    ['Belgian Chocolate', ['milk', 'soya']],
    ['Biscoff Biscuit', ['milk', 'soya', 'wheat']],
    ['Cherry & Almond', ['milk', 'nuts', 'sulphites']],
    ['Coconut Ice', ['milk']],
    ['Lemon Cheesecake', ['milk', 'eggs']],
    ['Maple & Walnut', ['milk', 'nuts']],
    ['Millionaire', ['milk', 'soya']],
    ['Oreo', ['milk', 'soya', 'wheat']],
    ['Rum & Raisin', ['milk', 'sulphites']],
    ['Traditional Tablet', ['milk']],
    ['Vegan Chocolate', ['soya']],
    ['Vegan Sea-Salt Caramel', ['soya']],
  ])('%s contains %j', (name, allergens) => {
    const flavour = flavours.find((entry) => entry.name === name);
    expect(parseAllergens(flavour?.ingredients ?? '')).toEqual(allergens);
  });

  it('milk is in every flavour except the vegan ones', () => {
    const without = flavours.filter(
      ({ ingredients }) => !parseAllergens(ingredients).includes('milk'),
    );
    expect(without.map(({ id }) => id)).toEqual([37, 38]);
    for (const { ingredients } of without) {
      expect(ingredients).not.toMatch(/butter \(|cream cheese|honey|whey|gelatine|egg/i);
    }
  });
});

describe('nutrition', () => {
  it.each(flavourRecords.map((record) => [record.name, record] as const))(
    '%s adds up',
    (_name, record) => {
      const { energy, fat, saturates, carbohydrate, sugars, protein, salt } = getNutrition(record);
      expect(fat + carbohydrate + protein + salt).toBeLessThan(100);
      expect(saturates).toBeLessThan(fat);
      expect(sugars).toBeLessThan(carbohydrate);
      expect(energy.kj / (37 * fat + 17 * carbohydrate + 17 * protein)).toBeCloseTo(1, 2);
      expect(energy.kcal / (9 * fat + 4 * carbohydrate + 4 * protein)).toBeCloseTo(1, 2);
    },
  );

  it('has most salt in the flavours named after salt', () => {
    const salty = flavours.filter((flavour) => getNutrition(flavour).salt > 0.5);
    expect(salty.map(({ name }) => name)).toEqual(['Sea Salt Caramel', 'Vegan Sea-Salt Caramel']);
  });

  it('throws when it is missing', () => {
    expect(() => getNutrition({ id: 999, name: 'Pistachio' })).toThrow('for Pistachio');
  });
});

it.each(byName)('%s has the colour of its piece, for mails and the builder', (_name, { id }) => {
  expect(pieceColours[id]).toMatch(/^#[0-9a-f]{6}$/);
});

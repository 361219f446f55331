import { expect, it } from 'vitest';
import type { FlavourRecord } from '#domain/catalogue.ts';
import { flavoursOnSale } from '#domain/food/flavours.ts';

function record(id: number, name: string): FlavourRecord {
  return {
    id,
    name,
    isGlutenFree: true,
    ingredients: 'Sugar',
    confirmed: false,
  };
}

it.each([
  ['sorts flavours by name', ['Vanilla', 'Baileys', 'Oreo'], ['Baileys', 'Oreo', 'Vanilla']],
  ['leaves out Rocky Road', ['Vanilla', 'Rocky Road'], ['Vanilla']],
  ['keeps each name once', ['Oreo', 'Vanilla', 'Oreo'], ['Oreo', 'Vanilla']],
  ['sells no flavour from an empty list', [], []],
])('%s', (_rule, written, sold) => {
  const flavours = flavoursOnSale(written.map((name, index) => record(index + 1, name)));
  expect(flavours.map(({ name }) => name)).toEqual(sold);
});

it('the first of two records with one name counts', () => {
  expect(flavoursOnSale([record(7, 'Vanilla'), record(3, 'Vanilla')])[0]?.id).toBe(7);
});

it('derives the slug', () => {
  const [flavour] = flavoursOnSale([record(1, 'Rum & Raisin')]);
  expect(flavour?.slug).toBe('rum-and-raisin');
});

it.each([
  ['wheat', 'Sugar, WHEAT flour'],
  ['barley', 'Sugar, BARLEY malt'],
  ['oats', 'OATS, sugar'],
])('throws for a gluten-free flavour that names %s', (_cereal, ingredients) => {
  const claim = { ...record(1, 'Vanilla'), ingredients };
  expect(() => flavoursOnSale([claim])).toThrow('Vanilla is called gluten-free');
  expect(flavoursOnSale([{ ...claim, isGlutenFree: false }])).toHaveLength(1);
});

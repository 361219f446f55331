import { describe, expect, it } from 'vitest';
import { catalogue } from '#data/catalogue.ts';
import { boxesOnSale, shopBoxes } from '#data/shop-boxes.ts';
import { selectionFills } from '#domain/box/box-rules.ts';
import { slugify } from '#domain/catalogue.ts';
import { resolveSelection } from '#domain/box/shop-boxes.ts';

const readyMade = boxesOnSale.filter((sold) => sold.isReadyMade);
const namesIn = (slug: string): string[] =>
  resolveSelection(readyMade.find((sold) => sold.slug === slug)?.selection ?? [], catalogue).map(
    ({ flavour }) => flavour.name,
  );

it('every ready-made box and every box type is on sale, under its own slug', () => {
  expect(boxesOnSale).toHaveLength(shopBoxes.length + catalogue.boxes.length);
  expect(new Set(boxesOnSale.map(({ slug }) => slug)).size).toBe(boxesOnSale.length);
});

describe.each(readyMade.map((sold) => [sold.name, sold] as const))('%s', (name, sold) => {
  it('fills its box with flavours the box takes', () => {
    expect(selectionFills(sold.box, sold.selection, catalogue)).toBe(true);
  });

  it('has the slug of its name', () => {
    expect(sold.slug).toBe(slugify(name));
  });
});

describe('names are true', () => {
  const top6 = catalogue.presets.find(({ id }) => id === 'top-6')?.selection ?? [];
  const bestSellers = resolveSelection(top6, catalogue).map(({ flavour }) => flavour.name);

  it('Six Favourites contains the six best sellers', () => {
    expect(namesIn('six-favourites')).toEqual(bestSellers);
  });

  it('Twelve Favourites contains those and six more', () => {
    const names = namesIn('twelve-favourites');
    expect(names).toHaveLength(12);
    expect(names).toEqual(expect.arrayContaining(bestSellers));
  });

  it('every flavour of the Chocolate Dozen has chocolate as an ingredient', () => {
    const dozen = resolveSelection(
      readyMade.find(({ slug }) => slug === 'chocolate-dozen')?.selection ?? [],
      catalogue,
    );
    expect(dozen).toHaveLength(6);
    const without = dozen.filter(({ flavour }) => !/chocolate/i.test(flavour.ingredients));
    expect(without).toEqual([]);
  });

  it('the Twenty-Four Flavour Taster contains 24 flavours, six of them twice', () => {
    const taster = readyMade.find(({ slug }) => slug === 'twenty-four-flavour-taster');
    expect(taster?.selection).toHaveLength(24);
    expect(taster?.selection.filter(({ quantity }) => quantity === 2)).toHaveLength(6);
  });

  it('Four Favourite Bags contains four best sellers', () => {
    const names = namesIn('four-favourite-bags');
    expect(names).toHaveLength(4);
    expect(bestSellers).toEqual(expect.arrayContaining(names));
  });
});

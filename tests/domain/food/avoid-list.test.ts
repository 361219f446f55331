import { describe, expect, it } from 'vitest';
import { catalogue } from '#data/catalogue.ts';
import { presets } from '#data/presets.ts';
import type { Allergen } from '#domain/food/allergens.ts';
import { filterAvoided, parseAvoidList } from '#domain/food/avoid-list.ts';
import { findAvoidedInBox, confirmationKey, unconfirmedBoxes } from '#domain/box/avoided-boxes.ts';
import type { FlavourQuantity } from '#domain/catalogue.ts';

function selectionOf(pieces: Record<string, number>): FlavourQuantity[] {
  return Object.entries(pieces).map(([name, quantity]) => {
    const flavour = catalogue.flavours.find((one) => one.name === name);
    if (!flavour) throw new Error(`No flavour ${name}`);
    return { flavourId: flavour.id, quantity };
  });
}

const box = (pieces: Record<string, number>) => ({ boxId: 1, selection: selectionOf(pieces) });

describe('avoided allergens in a box', () => {
  it.each<[string, Record<string, number>, Allergen[], Allergen[]]>([
    ['nothing was to be avoided', { 'Maple & Walnut': 6 }, [], []],
    ['nothing is in the box', {}, ['nuts'], []],
    ['the box is free of it', { Vanilla: 6 }, ['nuts'], []],
    ['only the last flavour contains it', { Vanilla: 5, Oreo: 1 }, ['wheat'], ['wheat']],
    ['only the first flavour contains it', { Oreo: 1, Vanilla: 5 }, ['wheat'], ['wheat']],
    ['several, in list order', { Oreo: 1, 'Cherry & Almond': 1 }, ['wheat', 'nuts', 'milk'], ['milk', 'nuts', 'wheat']], // prettier-ignore
    ['gluten is avoided and wheat is in it', { 'Biscoff Biscuit': 1 }, ['gluten'], ['wheat']],
    ['coconut is no nut', { 'Coconut Ice': 6 }, ['nuts'], []],
  ])('%s', (_, pieces, avoided, found) => {
    expect(findAvoidedInBox(box(pieces), avoided, catalogue)).toEqual(found);
  });

  it('avoiding gluten includes wheat, avoiding wheat does not include gluten', () => {
    expect(filterAvoided(['gluten'], ['wheat'])).toEqual([]);
    expect(filterAvoided(['gluten', 'wheat'], ['gluten'])).toEqual(['gluten', 'wheat']);
  });

  it('finds wheat, nuts and eggs in Top 30', () => {
    const thirty = presets.find(({ id }) => id === 'top-30');
    const found = findAvoidedInBox(
      { selection: thirty?.selection ?? [] },
      ['wheat', 'nuts', 'eggs'],
      catalogue,
    );
    expect(found).toEqual(['eggs', 'nuts', 'wheat']);
  });
});

describe('parsing a stored avoid list', () => {
  it.each<[string, unknown, Allergen[] | null]>([
    ['keeps its words', ['nuts', 'eggs'], ['eggs', 'nuts']],
    ['names each once', ['nuts', 'nuts'], ['nuts']],
    ['drops unknown words', ['gravel', 'nuts', 7], ['nuts']],
    ['is null when it is no list', { nuts: true }, null],
    ['is null when it is a string', 'nuts', null],
  ])('%s', (_, stored, list) => {
    expect(parseAvoidList(stored)).toEqual(list);
  });
});

describe('a confirmation', () => {
  const walnut = box({ Vanilla: 4, 'Maple & Walnut': 2 });
  const confirmed = [confirmationKey(walnut, ['nuts'])];
  const asksAgain = (contents: typeof walnut, avoided: Allergen[]) =>
    unconfirmedBoxes([contents], avoided, confirmed, catalogue).length > 0;

  it.each<[string, typeof walnut, Allergen[], boolean]>([
    ['the same box and list', walnut, ['nuts'], false],
    ['the same pieces in another order', box({ 'Maple & Walnut': 2, Vanilla: 4 }), ['nuts'], false],
    ['another number of pieces', box({ Vanilla: 3, 'Maple & Walnut': 3 }), ['nuts'], true],
    ['another box with the same pieces', { ...walnut, boxId: 2 }, ['nuts'], true],
    ['a longer list', walnut, ['nuts', 'milk'], true],
    ['another list', walnut, ['milk'], true],
    ['a list without an allergen of this box', walnut, ['eggs'], false],
    ['no list', walnut, [], false],
  ])('is needed again for %s: %s', (_, contents, avoided, again) => {
    expect(asksAgain(contents, avoided)).toBe(again);
  });

  it('does not count for another box', () => {
    const almond = box({ 'Cherry & Almond': 6 });
    const vanilla = box({ Vanilla: 6 });
    expect(unconfirmedBoxes([walnut, vanilla, almond], ['nuts'], confirmed, catalogue)).toEqual([
      almond,
    ]);
  });
});

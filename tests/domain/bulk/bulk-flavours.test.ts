import { describe, expect, it } from 'vitest';
import { catalogue } from '#data/catalogue.ts';
import {
  assortmentFlavours,
  bulkFlavours,
  flavourChoiceError,
  findFlavourByName,
  resolveBulkFlavours,
  soldOutInBulk,
  isFlavourBlocked,
  switchOption,
  toggleFlavour,
  type FlavourChoice,
} from '#domain/bulk/bulk-flavours.ts';

const offered = bulkFlavours(catalogue);
const idsOf = (count: number): number[] => offered.slice(0, count).map(({ id }) => id);
const custom = (flavourIds: readonly number[]): FlavourChoice => ({ option: 'custom', flavourIds });
const names = (flavours: readonly { name: string }[]) => flavours.map(({ name }) => name);

describe('the flavours of a bulk order', () => {
  it('are all flavours on sale except the two vegan ones', () => {
    const left = catalogue.flavours.filter(({ name }) => !names(offered).includes(name));
    expect(names(left)).toEqual(['Vegan Chocolate', 'Vegan Sea-Salt Caramel']);
    expect(names(offered)).toContain('Traditional Tablet');
  });

  it('of the popular assortment are these eight', () => {
    expect(names(assortmentFlavours(catalogue))).toEqual([
      'Baileys',
      'Belgian Chocolate',
      'Clotted Cream',
      'Millionaire',
      'Orange & Chocolate',
      'Sea Salt Caramel',
      'Vanilla',
      'Biscoff Biscuit',
    ]);
  });

  it.each([
    ['Biscoff', 'Biscoff Biscuit'],
    ['Vanilla', 'Vanilla'],
    ['Gravel', undefined],
  ])('%s is found as %s', (name, found) => {
    expect(findFlavourByName(name, catalogue)?.name).toBe(found);
  });
});

describe('choosing flavours', () => {
  it('adds a flavour and removes it', () => {
    const chosen = toggleFlavour(custom([]), 3);
    expect(chosen.flavourIds).toEqual([3]);
    expect(toggleFlavour(chosen, 3).flavourIds).toEqual([]);
  });

  it('accepts the tenth, rejects the eleventh, and still removes', () => {
    const ten = idsOf(10);
    const eleventh = offered[10]?.id ?? 0;
    expect(isFlavourBlocked(custom(idsOf(9)), eleventh)).toBe(false);
    expect(isFlavourBlocked(custom(ten), eleventh)).toBe(true);
    expect(toggleFlavour(custom(ten), eleventh).flavourIds).toEqual(ten);
    expect(toggleFlavour(custom(ten), ten[0] ?? 0).flavourIds).toHaveLength(9);
  });

  it('clears the selection on switching to the assortment', () => {
    const assortment = switchOption(custom([1, 2]), 'assortment');
    expect(assortment).toEqual({ option: 'assortment', flavourIds: [] });
    expect(switchOption(assortment, 'custom')).toEqual(custom([]));
    expect(resolveBulkFlavours(assortment, catalogue)).toHaveLength(8);
  });

  it.each([
    ['the assortment', { option: 'assortment', flavourIds: [] } as const, null],
    ['none', custom([]), 'none'],
    ['one', custom(idsOf(1)), null],
    ['ten', custom(idsOf(10)), null],
    ['eleven', custom(idsOf(11)), 'too-many'],
    ['one twice', custom([1, 1]), 'not-sold'],
    ['an unknown flavour', custom([0]), 'not-sold'],
    ['a vegan one', custom([38]), 'not-sold'],
  ])('%s', (_what, choice, error) => {
    expect(flavourChoiceError(choice, catalogue)).toBe(error);
  });
});

describe('flavours of slices that are sold out', () => {
  const eight = assortmentFlavours(catalogue);
  const [first, ...others] = eight.map(({ id }) => id);
  const assortment: FlavourChoice = { option: 'assortment', flavourIds: [] };
  const without = (soldOut: readonly number[]) => ({ ...catalogue, soldOut });

  it.each([
    ['the assortment goes without one', assortment, [first ?? 0], []],
    ['the assortment goes with the last one', assortment, others, []],
    ['the assortment names all eight', assortment, [first ?? 0, ...others], names(eight)],
    ['an own selection names its own', custom([22, 1]), [1, 38], ['Baileys']],
  ])('%s', (_what, choice, soldOut, named) => {
    expect(names(soldOutInBulk(choice, without(soldOut)))).toEqual(named);
  });
});

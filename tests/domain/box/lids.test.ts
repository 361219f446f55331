import { describe, expect, it } from 'vitest';
import { catalogue } from '#data/catalogue.ts';
import type { Catalogue } from '#domain/catalogue.ts';
import {
  chooseCategory,
  lidDesignsIn,
  findLidDesign,
  findLidCategory,
  isLidComplete,
} from '#domain/box/lids.ts';

const ANNIVERSARY = 12;
const BIRTHDAY = 1;
const EASTER = 4;
const VALENTINES_DAY = 5;

describe('choosing a category', () => {
  it('with one design chooses it at once', () => {
    expect(chooseCategory(ANNIVERSARY, catalogue)).toEqual({
      categoryId: ANNIVERSARY,
      designName: 'Happy Anniversary',
    });
  });

  it('with several designs leaves the design open', () => {
    expect(chooseCategory(BIRTHDAY, catalogue)).toEqual({
      categoryId: BIRTHDAY,
      designName: null,
    });
  });

  it('without designs chooses nothing', () => {
    const bare: Catalogue = { ...catalogue, lidDesigns: [] };
    expect(chooseCategory(BIRTHDAY, bare)).toBeNull();
    expect(chooseCategory(99, catalogue)).toBeNull();
  });

  it('Not a Gift chooses "Enjoy your fudge" automatically', () => {
    expect(chooseCategory(0, catalogue)).toEqual({
      categoryId: 0,
      designName: 'Enjoy your fudge',
    });
  });
});

describe('designs', () => {
  it('are shared between categories', () => {
    const valentines = lidDesignsIn(VALENTINES_DAY, catalogue).map(({ name }) => name);
    expect(valentines).toEqual([
      "Happy Valentine's Day",
      'I Fudgin Love You Blue',
      'I Fudgin Love You Pink',
    ]);
  });

  it.each([
    ['its own category', BIRTHDAY, 'Happy Birthday Mum', true],
    ['a category that shares it', VALENTINES_DAY, 'I Fudgin Love You Pink', true],
    ['another category', EASTER, 'Happy Birthday Mum', false],
    ['no category under another name', BIRTHDAY, 'Happy Birthday Cat', false],
  ])('are found by name in %s', (_where, categoryId, name, isFound) => {
    expect(findLidDesign(categoryId, name, catalogue) !== undefined).toBe(isFound);
  });

  it('belong to existing lid categories', () => {
    expect(findLidCategory(6, catalogue)?.name).toBe('Thinking of You');
    expect(findLidCategory(14, catalogue)).toBeUndefined();
  });
});

describe('a lid is complete', () => {
  it.each([
    ['not before a choice', null, false],
    ['not without a design', { categoryId: BIRTHDAY, designName: null }, false],
    ['with a design of its category', { categoryId: BIRTHDAY, designName: 'Happy Birthday' }, true],
    [
      'not with a design of another category',
      { categoryId: EASTER, designName: 'Happy Birthday' },
      false,
    ],
    ['out of season, too', { categoryId: EASTER, designName: 'Happy Easter' }, true],
    ['for Not a Gift, always', { categoryId: 0, designName: null }, true],
  ])('%s', (_when, lid, complete) => {
    expect(isLidComplete(lid, catalogue)).toBe(complete);
  });
});

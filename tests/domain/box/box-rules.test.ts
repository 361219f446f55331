import { describe, expect, it } from 'vitest';
import {
  addPiece,
  fillRest,
  flavoursFor,
  flavoursNotOnSale,
  piecesLeft,
  presetFor,
  flavourQuantity,
  removePiece,
  sameSelection,
  selectionFills,
} from '#domain/box/box-rules.ts';
import { findById, totalQuantity, type BoxType, type FlavourQuantity } from '#domain/catalogue.ts';
import { takeOffSale } from '../../support/off-sale.ts';
import { fixtureCatalogue as catalogue } from '../../support/fixture-catalogue.ts';

const BAILEYS = 1;
const VANILLA = 22;
const TABLET = 36;

function box(id: number): BoxType {
  const found = findById(catalogue.boxes, id);
  if (!found) throw new Error(`No box ${id}`);
  return found;
}

/** "1x6 22x2" is six of flavour 1 and two of flavour 22. */
function selection(text: string): FlavourQuantity[] {
  return (text.match(/\S+/g) ?? []).map((entry) => {
    const [flavourId = NaN, quantity = NaN] = entry.split('x').map(Number);
    return { flavourId, quantity };
  });
}

describe('flavours per box', () => {
  it.each([
    ['a Box of 6', 1, 'all but those of other boxes', [1, 2, 3, 5, 6, 14, 22]],
    ['a Box of 30', 3, 'all but those of other boxes', [1, 2, 3, 5, 6, 14, 22]],
    ['a box with extra flavours', 6, 'these too', [1, 2, 3, 5, 6, 14, 22, 36, 37, 38]],
  ])('%s (%i) takes %s: %j', (_name, id, _which, ids) => {
    expect(flavoursFor(box(id), catalogue).map((flavour) => flavour.id)).toEqual(ids);
  });

  it('a box with a fixed selection takes only its flavours', () => {
    expect(flavoursFor(box(7), catalogue).map(({ id }) => id)).toEqual([37, 38]);
  });
});

describe('counting', () => {
  it.each([
    ['', 0, 6],
    ['1x1', 1, 5],
    ['1x2 22x3', 5, 1],
    ['1x6', 6, 0],
    ['1x7', 7, -1],
  ])('"%s" is %i pieces and leaves room for %i', (text, count, left) => {
    expect(totalQuantity(selection(text))).toBe(count);
    expect(piecesLeft(box(1), selection(text))).toBe(left);
  });

  it('counts the pieces of one flavour', () => {
    expect(flavourQuantity(VANILLA, selection('1x1 22x4'))).toBe(4);
    expect(flavourQuantity(BAILEYS, selection('22x4'))).toBe(0);
  });
});

describe('adding a piece to a Box of 6', () => {
  it.each([
    ['the first one', '', BAILEYS, '1x1'],
    ['another flavour', '1x1', VANILLA, '1x1 22x1'],
    ['more of the same', '1x1 22x1', BAILEYS, '1x2 22x1'],
    ['the sixth', '1x5', VANILLA, '1x5 22x1'],
    ['a seventh, which is rejected', '1x6', VANILLA, '1x6'],
    ['tablet, which is for the Bag Box', '1x1', TABLET, '1x1'],
    ['a flavour that does not exist', '1x1', 99, '1x1'],
  ])('%s', (_what, before, flavourId, after) => {
    expect(addPiece(box(1), selection(before), flavourId, catalogue)).toEqual(selection(after));
  });
});

describe('removing a piece', () => {
  it.each([
    ['one of two', '1x2 22x1', BAILEYS, '1x1 22x1'],
    ['the last one, and the flavour leaves', '1x1 22x1', BAILEYS, '22x1'],
    ['of a flavour that is not in', '22x1', BAILEYS, '22x1'],
  ])('%s', (_what, before, flavourId, after) => {
    expect(removePiece(selection(before), flavourId)).toEqual(selection(after));
  });
});

describe('filling the rest of a Box of 6', () => {
  it.each([
    ['an empty box gets one of each in turn', '', [1, 22, 3], '1x2 22x2 3x2'],
    ['those not chosen yet come first', '1x4', [1, 22, 3], '1x4 22x1 3x1'],
    ['then those that are', '1x3', [1, 22], '1x4 22x2'],
    ['what is chosen stays', '5x4', [1, 22], '5x4 1x1 22x1'],
    ['a full box stays as it is', '5x6', [1, 22], '5x6'],
    ['skips flavours of another box', '5x4', [36, 22], '5x4 22x2'],
    ['does nothing without candidates', '5x4', [], '5x4'],
  ])('%s', (_rule, before, candidateIds, after) => {
    expect(fillRest(box(1), selection(before), candidateIds, catalogue)).toEqual(selection(after));
  });
});

describe('a Box of 6 is filled', () => {
  it.each([
    ['by six of one', '1x6', true],
    ['by six different ones', '1x1 2x1 3x1 5x1 6x1 22x1', true],
    ['not by five', '1x5', false],
    ['not by seven', '1x7', false],
    ['not with tablet', '1x5 36x1', false],
    ['not with an unknown flavour', '1x5 99x1', false],
    ['not by one flavour in two lines', '1x3 1x3', false],
    ['not by a quantity of 0', '1x6 22x0', false],
    ['not by a negative quantity', '1x7 22x-1', false],
    ['not by halves', '1x5.5 22x0.5', false],
    ['not by an empty selection', '', false],
  ])('%s', (_what, text, fills) => {
    expect(selectionFills(box(1), selection(text), catalogue)).toBe(fills);
  });
});

describe('presets', () => {
  it.each([
    [1, 'Six of the Best'],
    [2, undefined],
    [7, undefined],
  ])('box %i offers %s', (id, name) => {
    expect(presetFor(id, catalogue)?.name).toBe(name);
  });
});

describe('two selections are the same', () => {
  it.each([
    ['in the same order', '1x2 22x1', '1x2 22x1', true],
    ['in another order', '1x2 22x1', '22x1 1x2', true],
    ['not in other quantities', '1x2 22x1', '1x1 22x2', false],
    ['not when one has more', '1x2', '1x2 22x1', false],
    ['not in other flavours', '1x2', '2x2', false],
  ])('%s', (_when, a, b, same) => {
    expect(sameSelection(selection(a), selection(b))).toBe(same);
    expect(sameSelection(selection(b), selection(a))).toBe(same);
  });
});

describe('a flavour that is not on sale', () => {
  const today = takeOffSale(catalogue, VANILLA);

  it('goes into no box', () => {
    expect(addPiece(box(1), [], VANILLA, today)).toEqual([]);
    expect(selectionFills(box(1), selection('1x5 22x1'), today)).toBe(false);
  });

  it('keeps its name', () => {
    expect(flavoursNotOnSale(selection('1x5 22x1 999x1'), today)).toMatchObject([{ id: VANILLA }]);
  });

  it('takes its presets off the offer', () => {
    expect(presetFor(1, catalogue)).toBeDefined();
    expect(presetFor(1, today)).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { catalogue } from '#data/catalogue.ts';
import { shopBoxes } from '#data/shop-boxes.ts';
import {
  addLine,
  cartLineId,
  createCartLine,
  restoreLine,
  readyMadeBox,
  cartLimitError,
  type CartLimitError,
  replaceLine,
  setQuantity,
  totalPence,
  unitPence,
  type CartLine,
} from '#domain/cart/cart.ts';
import type { Box } from '#domain/box/box.ts';
import { boxForMyself, boxIn, finishedBox, finishedBoxPence } from '../../support/orders.ts';
import { boxPence } from '../../support/shop-prices.ts';

const gift = boxIn(finishedBox);
const myself = boxIn(boxForMyself);
const { id: keyringId = 0, nameTagIds = [] } = gift.keyring ?? {};

function line(of: Box, quantity = 1, sku: string | null = null): CartLine {
  const made = createCartLine(of, { quantity, sku }, catalogue);
  if (!made) throw new Error('The shop cannot make this box.');
  return made;
}

/** Boxes that differ only in their note. */
const withNote = (note: string, quantity = 1): CartLine => line({ ...gift, note }, quantity);
const twelve = Array.from({ length: 12 }, (_, n) => withNote(`Note ${n}`));

const quantities = (lines: readonly CartLine[]): number[] => lines.map(({ quantity }) => quantity);

describe('two boxes share a line', () => {
  it.each<[string, Partial<Box>, boolean]>([
    ['with every choice equal', {}, true],
    ['with the flavours added in another order', { selection: gift.selection.toReversed() }, true],
    ['not with another note', { note: 'Happy 81st, Mum!' }, false],
    ['not with another lid', { lid: { categoryId: 1, designName: 'Happy Birthday' } }, false],
    [
      'not with the same lid from another category',
      { lid: { categoryId: 2, designName: "World's Best Mum" } },
      false,
    ],
    ['not with another keyring', { keyring: { id: 1, nameTagIds } }, false],
    [
      'not with the names in another order',
      { keyring: { id: keyringId, nameTagIds: nameTagIds.toReversed() } },
      false,
    ],
    [
      'not with one name less',
      { keyring: { id: keyringId, nameTagIds: nameTagIds.slice(1) } },
      false,
    ],
  ])('%s', (_, changes, isOne) => {
    expect(addLine([line(gift)], line({ ...gift, ...changes }))).toHaveLength(isOne ? 1 : 2);
  });

  it('when only white space around the note differs', () => {
    expect(line({ ...gift, note: '  Happy 80th, Mum! ' }).id).toBe(line(gift).id);
  });
});

describe('adding a box', () => {
  it('increases the quantity of an equal line', () => {
    expect(quantities(addLine([line(gift, 2), line(myself)], line(gift, 3)))).toEqual([5, 1]);
  });

  it('appends a different box as the last line', () => {
    expect(addLine([line(gift)], line(myself)).map(({ id }) => id)).toEqual([
      cartLineId(gift),
      line(myself).id,
    ]);
  });

  it('accepts 12 lines and ignores a 13th', () => {
    expect(addLine(twelve, line(myself))).toBe(twelve);
  });

  it.each<[string, readonly CartLine[], CartLine, CartLimitError | null]>([
    ['a new box', [line(gift)], line(myself), null],
    ['a box it holds', [line(gift)], line(gift), null],
    ['a box it holds, when it is full', twelve, withNote('Note 3'), null],
    ['a thirteenth box', twelve, line(myself), { code: 'cart-full' }],
    ['the twentieth of a box', [line(gift, 19)], line(gift), null],
    [
      'the twenty-first of a box',
      [line(gift, 20)],
      line(gift),
      { code: 'too-many-equal', held: 20 },
    ],
  ])('%s', (_, lines, added, refusal) => {
    expect(cartLimitError(lines, added)).toEqual(refusal);
  });
});

describe('the quantity of a line', () => {
  it.each([
    [3, [3, 1]],
    [20, [20, 1]],
    [21, [20, 1]],
    [1e9, [20, 1]],
    [2.9, [2, 1]],
    [0, [1]],
    [-4, [1]],
  ])('set to %s gives %j', (quantity, left) => {
    const lines = [line(gift, 2), line(myself)];
    expect(quantities(setQuantity(lines, line(gift).id, quantity))).toEqual(left);
  });

  it('changes only that line', () => {
    expect(setQuantity(twelve, 'unknown', 3)).toEqual(twelve);
  });
});

describe('replacing a box', () => {
  const changed = withNote('Another note', 2);

  it('keeps the position of the old one', () => {
    const lines = [line(gift, 2), line(myself)];
    expect(replaceLine(lines, line(gift).id, changed)).toEqual([changed, lines[1]]);
  });

  it('joins an equal line', () => {
    const lines = [line(gift, 2), withNote('Another note', 3)];
    expect(replaceLine(lines, line(gift).id, changed)).toEqual([withNote('Another note', 5)]);
  });
});

describe('restoring a removed line', () => {
  const [first, second, third] = [withNote('A'), withNote('B'), withNote('C')];

  it.each([0, 1, 2])('keeps its position: %s', (index) => {
    const all = [first, second, third];
    const removed = all[index];
    if (!removed) throw new Error('There is no such line.');
    expect(restoreLine(setQuantity(all, removed.id, 0), removed, index)).toEqual(all);
  });

  it('joins an equal line added meanwhile', () => {
    expect(restoreLine([first, second], second, 0)).toEqual([first, { ...second, quantity: 2 }]);
  });

  it('never makes a 13th line', () => {
    expect(restoreLine(twelve, first, 0)).toBe(twelve);
  });
});

describe('creating a line of a box the shop cannot make', () => {
  it.each<[string, Partial<Box>]>([
    ['an unknown box', { boxId: 99 }],
    ['an unknown flavour', { selection: [{ flavourId: 999, quantity: 6 }] }],
    ['too few pieces', { selection: gift.selection.slice(1) }],
    ['an unknown lid', { lid: { categoryId: 1, designName: 'Happy Birthday Cat' } }],
    ['a note that is too long', { note: 'x'.repeat(101) }],
    ['an unknown keyring', { keyring: { id: 999, nameTagIds } }],
    ['a keyring without names', { keyring: { id: keyringId, nameTagIds: [] } }],
  ])('returns null: %s', (_, changes) => {
    expect(createCartLine({ ...gift, ...changes }, {}, catalogue)).toBeNull();
  });
});

describe('the price of a cart, in pence', () => {
  it.each<[string, Box, number]>([
    ['a Box of 6 with a keyring and two names', gift, finishedBoxPence],
    ['a Box of 12', myself, boxPence(2)],
    ...shopBoxes.map((box): [string, Box, number] => [
      box.name,
      readyMadeBox(box),
      boxPence(box.boxId),
    ]),
  ])('%s', (_, of, pence) => {
    expect(unitPence(line(of), catalogue)).toBe(pence);
  });

  it('is price × quantity', () => {
    const lines = [line(gift, 2), line(myself, 3)];
    expect(totalPence(lines, catalogue)).toBe(2 * finishedBoxPence + 3 * boxPence(2));
  });
});

it('a ready-made box has the standard lid, no note and no keyring', () => {
  for (const box of shopBoxes) {
    expect(readyMadeBox(box)).toMatchObject({
      lid: { categoryId: 0, designName: 'Enjoy your fudge' },
      note: '',
      keyring: null,
    });
  }
});

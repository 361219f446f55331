import { describe, expect, it } from 'vitest';
import { shopBoxes } from '#data/shop-boxes.ts';
import { readyMadeBox, findReadyMade } from '#domain/cart/cart.ts';
import type { Box } from '#domain/box/box.ts';

const [six] = shopBoxes;
if (!six) throw new Error('The shop has no ready-made box');
const untouched = readyMadeBox(six);

describe('recognising a ready-made box', () => {
  it.each(shopBoxes.map((shopBox) => [shopBox.name, shopBox] as const))(
    '%s is known by what is in it',
    (_name, shopBox) => {
      expect(findReadyMade(readyMadeBox(shopBox), shopBoxes)).toBe(shopBox);
    },
  );

  it.each<[string, Partial<Box>, boolean]>([
    ['its flavours in another order', { selection: six.selection.toReversed() }, true],
    ['another flavour', { selection: [{ flavourId: 1, quantity: 6 }] }, false],
    ['a lid of its own', { lid: { categoryId: 1, designName: 'Happy Birthday' } }, false],
    ['a note', { note: 'For you' }, false],
    ['a keyring', { keyring: { id: 1, nameTagIds: [13] } }, false],
    ['another kind of box', { boxId: 2 }, false],
  ])('with %s', (_what, changes, isKnown) => {
    const found = findReadyMade({ ...untouched, ...changes }, shopBoxes);
    expect(found !== undefined).toBe(isKnown);
  });

  it('finds nothing for a box no longer sold', () => {
    expect(findReadyMade(untouched, shopBoxes.slice(1))).toBeUndefined();
  });
});

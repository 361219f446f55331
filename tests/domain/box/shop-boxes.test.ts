import { describe, expect, it } from 'vitest';
import { catalogue } from '#data/catalogue.ts';
import type { Flavour } from '#domain/catalogue.ts';
import {
  boxesTaking,
  resolveSelection,
  fixedBoxesWith,
  listBoxes,
  startBoxUrl,
} from '#domain/box/shop-boxes.ts';

function flavourNamed(name: string): Flavour {
  const flavour = catalogue.flavours.find((entry) => entry.name === name);
  if (!flavour) throw new Error(`No flavour ${name}`);
  return flavour;
}

const six = {
  slug: 'six',
  name: 'Six',
  description: 'Six of one',
  boxId: 1,
  selection: [{ flavourId: 22, quantity: 6 }],
};

describe('the boxes with their own page', () => {
  it('are the ready-made boxes, then every box type', () => {
    const boxes = listBoxes([six], catalogue);
    expect(boxes.map(({ slug, isReadyMade }) => [slug, isReadyMade])).toEqual([
      ['six', true],
      ...catalogue.boxes.map(({ slug }) => [slug, false]),
    ]);
  });

  it('have a selection only when it is fixed: ready-made boxes and the vegan box', () => {
    const settled = listBoxes([six], catalogue).filter(({ selection }) => selection.length > 0);
    expect(settled.map(({ slug, selection }) => [slug, selection])).toEqual([
      ['six', six.selection],
      [
        '4-bag-vegan-box',
        [
          { flavourId: 37, quantity: 2 },
          { flavourId: 38, quantity: 2 },
        ],
      ],
    ]);
  });

  it('throw for an unknown box type', () => {
    expect(() => listBoxes([{ ...six, boxId: 99 }], catalogue)).toThrow('Six');
  });
});

it('a selection resolves to flavours, without those no longer sold', () => {
  const contents = resolveSelection([...six.selection, { flavourId: 999, quantity: 1 }], catalogue);
  expect(contents.map(({ flavour, quantity }) => `${quantity} ${flavour.name}`)).toEqual([
    '6 Vanilla',
  ]);
});

describe.each([
  ['Vanilla', [1, 2, 3, 4, 5, 8, 6], [], '/build-your-box?flavour=22'],
  ['Traditional Tablet', [6], [], '/build-your-box?boxId=6&flavour=36'],
  ['Vegan Chocolate', [6], [7], '/build-your-box?boxId=6&flavour=37'],
  ['Vegan Sea-Salt Caramel', [6], [7], '/build-your-box?boxId=6&flavour=38'],
])('%s', (name, taking, fixed, address) => {
  const flavour = flavourNamed(name);

  it(`can be chosen for boxes ${taking.join(', ')}`, () => {
    expect(boxesTaking(flavour, catalogue).map(({ id }) => id)).toEqual(taking);
  });

  it(`is fixed in ${fixed.length} boxes`, () => {
    expect(fixedBoxesWith(flavour, catalogue).map(({ id }) => id)).toEqual(fixed);
  });

  it(`starts a box at ${address}`, () => {
    expect(startBoxUrl(flavour, catalogue)).toBe(address);
  });
});

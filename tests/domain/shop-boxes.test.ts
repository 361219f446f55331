import { describe, expect, it } from 'vitest';
import { catalogue } from '#data/catalogue.ts';
import type { Flavour } from '#domain/catalogue.ts';
import {
  boxesTaking,
  resolveSelection,
  fixedBoxesWith,
  listBoxes,
  startBoxUrl,
} from '#domain/shop-boxes.ts';

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

describe('the boxes with a page of their own', () => {
  it('are the ready-made ones, then every kind of box', () => {
    const boxes = listBoxes([six], catalogue);
    expect(boxes.map(({ slug, isReadyMade }) => [slug, isReadyMade])).toEqual([
      ['six', true],
      ...catalogue.boxes.map(({ slug }) => [slug, false]),
    ]);
  });

  it('hold what is settled: a ready-made selection, the vegan four, else nothing', () => {
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

  it('cannot be of a kind that is not sold', () => {
    expect(() => listBoxes([{ ...six, boxId: 99 }], catalogue)).toThrow('Six');
  });
});

it('a selection is told by name, without what is no longer sold', () => {
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

  it(`is settled in ${fixed.length} boxes`, () => {
    expect(fixedBoxesWith(flavour, catalogue).map(({ id }) => id)).toEqual(fixed);
  });

  it(`starts a box at ${address}`, () => {
    expect(startBoxUrl(flavour, catalogue)).toBe(address);
  });
});

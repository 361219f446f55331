import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { shopBoxes } from '#data/shop-boxes.ts';
import { boxesByHand, printedReadyMade, slicesByHand } from './pricing-by-hand.ts';
import { comparePrices } from './pricing-random.ts';

const seed = Math.floor(Math.random() * 2 ** 32);

it(`3,000 random orders cost what the printed tables say (seed ${seed})`, () => {
  expect(comparePrices(3_000, seed)).toEqual([]);
});

it.each([
  ['a Box of 6', boxesByHand([{ boxId: 1, quantity: 1, hasKeyring: false, names: 0 }], 1), 1099],
  [
    'a Box of 6 with keyring and two names, by 1st class',
    boxesByHand([{ boxId: 1, quantity: 1, hasKeyring: true, names: 2 }], 2),
    2196,
  ],
  [
    'two ready-made Six Favourites and a Box of 12, with one delivery',
    boxesByHand(
      [
        { sku: 'six-favourites', quantity: 2 },
        { boxId: 2, quantity: 1, hasKeyring: false, names: 0 },
      ],
      2,
    ),
    4197,
  ],
  ['99 slices', slicesByHand(99), 12_880],
  ['100 slices', slicesByHand(100), 11_000],
])('the printed tables are read rightly: %s', (_what, pence, expected) => {
  expect(pence).toBe(expected);
});

it('every ready-made box has its printed price', () => {
  expect([...printedReadyMade.keys()]).toEqual(shopBoxes.map(({ slug }) => slug));
});

it('the printed tables owe nothing to the rules: they import nothing', async () => {
  const source = await readFile(new URL('pricing-by-hand.ts', import.meta.url), 'utf8');
  expect(source).not.toMatch(/\b(?:import|require)\b/);
});

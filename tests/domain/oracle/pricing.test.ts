import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { shopBoxes } from '#data/shop-boxes.ts';
import {
  referencePriceOfBoxes,
  referenceReadyMade,
  referencePriceOfSlices,
} from './reference-prices.ts';
import { comparePrices } from './random-orders.ts';

const seed = Math.floor(Math.random() * 2 ** 32);

it(`3,000 random orders cost what the reference tables say (seed ${seed})`, () => {
  expect(comparePrices(3_000, seed)).toEqual([]);
});

it.each([
  [
    'a Box of 6',
    referencePriceOfBoxes([{ boxId: 1, quantity: 1, hasKeyring: false, names: 0 }], 1),
    1099,
  ],
  [
    'a Box of 6 with keyring and two names, by 1st class',
    referencePriceOfBoxes([{ boxId: 1, quantity: 1, hasKeyring: true, names: 2 }], 2),
    2196,
  ],
  [
    'two ready-made Six Favourites and a Box of 12, with one delivery',
    referencePriceOfBoxes(
      [
        { sku: 'six-favourites', quantity: 2 },
        { boxId: 2, quantity: 1, hasKeyring: false, names: 0 },
      ],
      2,
    ),
    4197,
  ],
  ['99 slices', referencePriceOfSlices(99), 12_880],
  ['100 slices', referencePriceOfSlices(100), 11_000],
])('the reference tables give the right price: %s', (_what, pence, expected) => {
  expect(pence).toBe(expected);
});

it('every ready-made box has its listed price', () => {
  expect([...referenceReadyMade.keys()]).toEqual(shopBoxes.map(({ slug }) => slug));
});

it('the reference tables are independent of the rules: they import nothing', async () => {
  const source = await readFile(new URL('reference-prices.ts', import.meta.url), 'utf8');
  expect(source).not.toMatch(/\b(?:import|require)\b/);
});

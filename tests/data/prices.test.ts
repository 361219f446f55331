import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { shopBoxes } from '#data/shop-boxes.ts';
import { comparePrices } from '../domain/oracle/random-orders.ts';
import { READY_MADE, rowsOf } from './price-list.ts';

const seed = Math.floor(Math.random() * 2 ** 32);

it(`3,000 random orders cost what the price list says (seed ${seed})`, () => {
  expect(comparePrices(3_000, seed)).toEqual([]);
});

it('every ready-made box is in the price list, with the box type that it fills', () => {
  expect(shopBoxes.map(({ slug, boxId }) => [slug, String(boxId)])).toEqual(rowsOf(READY_MADE));
});

it('the reference prices import nothing but the price list, so they share no code with the rules', () => {
  const source = readFileSync(
    new URL('../domain/oracle/reference-prices.ts', import.meta.url),
    'utf8',
  );
  const imported = [...source.matchAll(/\b(?:from|import)\s*\(?'([^']+)'/g)].map(
    ([, path]) => path,
  );
  expect(imported).toEqual(['../../data/price-list.ts']);
});

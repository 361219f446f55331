import { expect, it } from 'vitest';
import { catalogue } from '#data/catalogue.ts';
import { shopBoxes } from '#data/shop-boxes.ts';
import { nameBoxes } from '#domain/cart/box-names.ts';
import { readyMadeBox } from '#domain/cart/cart.ts';
import type { Box } from '#domain/box/box.ts';
import { birthdayBox } from '../../support/orders.ts';

const [six] = shopBoxes;
if (!six) throw new Error('The shop has no ready-made box');

const favourites = readyMadeBox(six);
const forMum = birthdayBox;
const otherForMum: Box = { ...birthdayBox, note: 'And many more' };
const forDad: Box = {
  ...birthdayBox,
  lid: { categoryId: 1, designName: 'Happy Birthday Dad' },
};
const bars: Box = { ...birthdayBox, boxId: 4 };
const gone: Box = { ...birthdayBox, boxId: 99 };

it.each<[string, Box[], string[]]>([
  ['one box by its type', [forMum], ['Box of 6']],
  ['a ready-made box as it was bought', [favourites], ['Six Favourites (Box of 6)']],
  ['boxes of two types by their types', [forMum, bars], ['Box of 6', '3 Bar Gift Box']],
  [
    'a ready-made box beside one of its type',
    [favourites, forMum],
    ['Six Favourites (Box of 6)', 'Box of 6'],
  ],
  [
    'two boxes of a type by their lids',
    [forMum, forDad, bars],
    ['Box of 6, Happy Birthday Mum lid', 'Box of 6, Happy Birthday Dad lid', '3 Bar Gift Box'],
  ],
  [
    'boxes of a type with the same lid by number',
    [forMum, forDad, otherForMum],
    [
      'Box of 6, Happy Birthday Mum lid, no. 1',
      'Box of 6, Happy Birthday Dad lid',
      'Box of 6, Happy Birthday Mum lid, no. 2',
    ],
  ],
  ['a box that is no longer sold by its id', [gone], ['Box 99']],
])('names %s', (_what, boxes, names) => {
  const ordered = boxes.map((box) => ({ box, quantity: 1, sku: null }));
  const order = { orderType: 'cart', boxes: ordered } as const;
  expect(nameBoxes(order, catalogue, shopBoxes)).toEqual(names);
});

it('names a builder box by its type, whatever its contents', () => {
  const order = {
    orderType: 'builder',
    boxes: [{ box: favourites, quantity: 1, sku: null }],
  } as const;
  expect(nameBoxes(order, catalogue, shopBoxes)).toEqual(['Box of 6']);
});

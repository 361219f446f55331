import type { BoxOrder } from '#domain/order/order.ts';
import type { Box } from '#domain/box/box.ts';
import { birthdayOrder } from '../domain/sample-orders.ts';

const BAILEYS = 1;
const MAPLE_AND_WALNUT = 14;

const boxOf = (flavourId: number, designName: string): Box => ({
  boxId: 1,
  selection: [{ flavourId, quantity: 6 }],
  lid: { categoryId: 1, designName },
  note: '',
  mainKeyringId: null,
  nameTagIds: [],
});

const LIDS = ['Happy Birthday', 'Happy Birthday Mum', 'Happy Birthday Dad'];

/** Returns an order of three boxes with milk, of which only one has nuts: code that skips a box misses them. */
function withNutsIn(place: number): BoxOrder {
  const boxes = LIDS.map((lid, index) => ({
    choices: boxOf(index === place ? MAPLE_AND_WALNUT : BAILEYS, lid),
    quantity: 1,
  }));
  return { ...birthdayOrder, orderType: 'cart', boxes };
}

/** The position of the box with nuts, the order, and its index. */
export const oneNuttyBox = [
  ['first', withNutsIn(0), 0],
  ['middle', withNutsIn(1), 1],
  ['last', withNutsIn(2), 2],
] as const;

/** Returns the allergens of each box. */
export const declared = (place: number): string[] =>
  LIDS.map((_lid, index) => (index === place ? 'milk, nuts' : 'milk'));

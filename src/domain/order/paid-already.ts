import type { Instant } from '../day.ts';
import type { OrderedBox } from './order.ts';
import type { Box } from '../box/box.ts';
import type { HistoryBox, HistoryGoods, HistoryEntry } from './order-history.ts';

const HOUR_MS = 3_600_000;

/**
 * Returns the key of a box by all that the device stores of it. Boxes that differ only in the note's words have one
 * key.
 */
function keyOf({ boxId, selection, lid, ...rest }: Box, hasNote: boolean): string {
  const flavours = selection.map(({ flavourId, quantity }) => [flavourId, quantity] as const);
  const { categoryId, designName } = lid;
  const { mainKeyringId, nameTagIds } = rest;
  return JSON.stringify([
    boxId,
    flavours.sort(([a], [b]) => a - b),
    categoryId,
    designName,
    hasNote,
    mainKeyringId,
    nameTagIds,
  ]);
}

const keyOfPlaced = ({ choices, hasNote }: HistoryBox): string => keyOf(choices, hasNote);
const keyOfBox = (choices: Box): string => keyOf(choices, choices.note !== '');

/** Returns how many boxes of each key an order has. */
function counts(boxes: readonly HistoryBox[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const box of boxes) {
    const key = keyOfPlaced(box);
    found.set(key, (found.get(key) ?? 0) + box.quantity);
  }
  return found;
}

function goodsKey(goods: HistoryGoods): string {
  if (goods.orderType === 'bulk') {
    return JSON.stringify([goods.slices, goods.option, goods.flavourIds.toSorted((a, b) => a - b)]);
  }
  return JSON.stringify([...counts(goods.boxes)].sort());
}

/** Returns the orders of the last hour with exactly these goods. The shop asks before such an order is paid again. */
export function findEqualOrders(
  goods: HistoryGoods,
  orders: readonly HistoryEntry[],
  now: Instant,
): HistoryEntry[] {
  const key = goodsKey(goods);
  return orders.filter((order) => now - order.placedAt < HOUR_MS && goodsKey(order.goods) === key);
}

/** Returns whether an order has this box. */
export function orderHasBox({ goods }: HistoryEntry, choices: Box): boolean {
  return goods.orderType !== 'bulk' && counts(goods.boxes).has(keyOfBox(choices));
}

/** Returns the boxes left after subtracting those of an order. */
export function subtractOrdered<Box extends OrderedBox>(
  boxes: readonly Box[],
  { goods }: HistoryEntry,
): Box[] {
  const ordered = counts(goods.orderType === 'bulk' ? [] : goods.boxes);
  return boxes.flatMap((box) => {
    const key = keyOfBox(box.choices);
    const before = ordered.get(key) ?? 0;
    const quantity = Math.max(0, box.quantity - before);
    ordered.set(key, before - (box.quantity - quantity));
    return quantity > 0 ? [{ ...box, quantity }] : [];
  });
}

import type { Instant } from '../day.ts';
import { sumByKey } from '../sum-by-key.ts';
import type { OrderedBox } from './order.ts';
import { keyringOf } from '../box/draft.ts';
import { boxKey, type DraftContents } from '../box/draft-contents.ts';
import {
  historyBoxes,
  isRecentOrder,
  type HistoryBox,
  type HistoryGoods,
  type PastOrder,
} from './order-history.ts';

/**
 * Returns the key of a box by all that the device stores of it. Boxes that differ only in the note's words have one
 * key.
 */
function keyOf(box: DraftContents, hasNote: boolean): string {
  return boxKey({ ...box, keyring: keyringOf(box), note: hasNote ? 'yes' : '' });
}

const keyOfBox = (box: DraftContents): string => keyOf(box, box.note !== '');

/** Returns how many boxes of each key an order has. */
const countByKey = (boxes: readonly HistoryBox[]): Map<string, number> =>
  sumByKey(boxes.map((ordered) => [keyOf(ordered.box, ordered.hasNote), ordered.quantity]));

function goodsKey(goods: HistoryGoods): string {
  if (goods.orderType === 'bulk') {
    return JSON.stringify([goods.slices, goods.option, goods.flavourIds.toSorted((a, b) => a - b)]);
  }
  return JSON.stringify([...countByKey(goods.boxes)].sort());
}

/** Returns the orders of the last hour with exactly these goods. The shop asks before such an order is paid again. */
export function findEqualOrders(
  goods: HistoryGoods,
  orders: readonly PastOrder[],
  now: Instant,
): PastOrder[] {
  const key = goodsKey(goods);
  return orders.filter(
    (order) => isRecentOrder(order.placedAt, now) && goodsKey(order.goods) === key,
  );
}

/** Returns whether an order has this box, or the one that a draft describes. */
export function orderHasBox(order: PastOrder, box: DraftContents): boolean {
  return countByKey(historyBoxes(order)).has(keyOfBox(box));
}

/** Returns the boxes left after subtracting those of an order. */
export function subtractOrdered<Ordered extends OrderedBox>(
  boxes: readonly Ordered[],
  order: PastOrder,
): Ordered[] {
  const ordered = countByKey(historyBoxes(order));
  return boxes.flatMap((asked) => {
    const key = keyOfBox(asked.box);
    const before = ordered.get(key) ?? 0;
    const quantity = Math.max(0, asked.quantity - before);
    ordered.set(key, before - (asked.quantity - quantity));
    return quantity > 0 ? [{ ...asked, quantity }] : [];
  });
}

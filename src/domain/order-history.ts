import type { Day, Instant } from './day.ts';
import type { BoxOrder, BulkOrder, OrderedBox } from './order.ts';

/** A box that was ordered, with the name that it was bought under: "Six Favourites", "Box of 12, Thank You lid". */
export type NamedBox = OrderedBox & { name?: string };

/** What an order holds, without who ordered it and where it goes. */
export type OrderedGoods =
  | (Pick<BoxOrder, 'orderType' | 'arriveOn'> & { boxes: readonly NamedBox[] })
  | Pick<BulkOrder, 'orderType' | 'slices' | 'option' | 'flavourIds'>;

/** A box that was ordered, as a device remembers it: that it had a note, and not what the note said. */
export interface HistoryBox extends NamedBox {
  hasNote: boolean;
}

/** What an order held that went to payment, as a device remembers it. */
export type HistoryGoods =
  | { orderType: BoxOrder['orderType']; boxes: readonly HistoryBox[]; arriveOn: Day | null }
  | Pick<BulkOrder, 'orderType' | 'slices' | 'option' | 'flavourIds'>;

/** An order that went to payment from this device. */
export interface HistoryEntry {
  sessionId: string;
  placedAt: Instant;
  goods: HistoryGoods;
  /** Whether the shopper knows by now what came of it: the page after payment, or a notice, has said so. */
  isTold?: boolean;
}

/** Names, in the address of the basket, the order whose boxes it is to take once more: by its moment, which tells nobody anything. */
export const REORDER_PARAM = 'again';

/** Where an order is ordered once more. */
export const reorderUrl = ({ placedAt }: HistoryEntry): string =>
  `/basket?${REORDER_PARAM}=${placedAt}`;

/** The most orders that a device remembers. */
export const MAX_HISTORY_ENTRIES = 5;

const KEPT_MS = 30 * 24 * 3_600_000;

/** The same goods without the words of their notes: they are for one reader, and a box that is ordered again wants new ones. */
export function withoutNotes(goods: OrderedGoods): HistoryGoods {
  if (goods.orderType === 'bulk') return goods;
  const boxes = goods.boxes.map(({ choices, quantity, name }) => ({
    choices: { ...choices, note: '' },
    quantity,
    hasNote: choices.note !== '',
    ...(name !== undefined && { name }),
  }));
  return { ...goods, boxes };
}

/** The orders that are still remembered, of a list with the latest first: at most 5, none older than 30 days. */
export function pruneHistory(orders: readonly HistoryEntry[], now: Instant): HistoryEntry[] {
  return orders.filter(({ placedAt }) => now - placedAt <= KEPT_MS).slice(0, MAX_HISTORY_ENTRIES);
}

const isKeyringLine = (name: string): boolean => /^(Main Keyring|Name Tag): /.test(name);

/**
 * The lines of a bill with each box under the name that it was bought under. The lines name the kind of box alone; where
 * they do not agree with the boxes that the device remembers, they stay as they are.
 */
export function withBoxNames<Line extends { name: string; quantity: number }>(
  lines: readonly Line[],
  goods: HistoryGoods | null,
): readonly Line[] {
  const boxes = goods === null || goods.orderType === 'bulk' ? [] : goods.boxes;
  const ofBoxes = lines.filter(({ name }) => !isKeyringLine(name));
  const isSame =
    ofBoxes.length === boxes.length &&
    ofBoxes.every(({ quantity }, place) => quantity === boxes[place]?.quantity);
  if (!isSame) return lines;
  return lines.map((line) => {
    const name = boxes[ofBoxes.indexOf(line)]?.name;
    return name === undefined ? line : { ...line, name };
  });
}

import type { Day, Instant } from '../day.ts';
import type { BoxOrder, OrderedBox, SliceOrder } from './order.ts';

/** An ordered box with the name under which it was bought: "Six Favourites", "Box of 12, Thank You lid". */
export type NamedBox = OrderedBox & { name?: string };

/** What an order of slices contains. */
type OrderedSlices = { orderType: 'bulk' } & Pick<SliceOrder, 'slices' | 'option' | 'flavourIds'>;

/** What an order contains, without customer and address. */
export type OrderedGoods =
  | { orderType: BoxOrder['channel']; boxes: readonly NamedBox[]; arriveOn: Day | null }
  | OrderedSlices;

/** An ordered box as the device stores it: whether it had a note, without the note's words. */
export interface HistoryBox extends NamedBox {
  hasNote: boolean;
}

/** What an order in the device's history contains. */
export type HistoryGoods =
  | { orderType: BoxOrder['channel']; boxes: readonly HistoryBox[]; arriveOn: Day | null }
  | OrderedSlices;

/** An order sent to payment from this device. */
export interface HistoryEntry {
  sessionId: string;
  placedAt: Instant;
  goods: HistoryGoods;
  /** Whether the shopper has seen the outcome of the payment. */
  isTold?: boolean;
}

/** The query parameter of `/basket` that names an order to repeat by its moment, which identifies nobody. */
export const REORDER_PARAM = 'again';

/** Returns the URL that adds an order's boxes to the cart again. */
export const reorderUrl = ({ placedAt }: HistoryEntry): string =>
  `/basket?${REORDER_PARAM}=${placedAt}`;

/** The maximum number of orders a device stores. */
export const MAX_HISTORY_ENTRIES = 5;

const KEPT_MS = 30 * 24 * 3_600_000;

/** Returns the goods without the words of their notes, which are for one reader only. */
export function withoutNotes(goods: OrderedGoods): HistoryGoods {
  if (goods.orderType === 'bulk') return goods;
  const boxes = goods.boxes.map(({ box, quantity, sku, name }) => ({
    box: { ...box, note: '' },
    quantity,
    sku,
    hasNote: box.note !== '',
    ...(name !== undefined && { name }),
  }));
  return { ...goods, boxes };
}

/** Returns the orders still kept, of a list with the latest first: at most 5, none older than 30 days. */
export function pruneHistory(orders: readonly HistoryEntry[], now: Instant): HistoryEntry[] {
  return orders.filter(({ placedAt }) => now - placedAt <= KEPT_MS).slice(0, MAX_HISTORY_ENTRIES);
}

const isKeyringLine = (name: string): boolean => /^(Main Keyring|Name Tag): /.test(name);

/**
 * Returns the lines of a bill with the name under which each box was bought. Returns them unchanged when they do not
 * match the boxes on the device.
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

import { HOUR_MS, type Day, type Instant } from '../day.ts';
import { isKeptOnDevice } from '../kept-on-device.ts';
import type { BoxOrder, OrderedBox, SliceOrder } from './order.ts';

/** What an order of slices contains. */
type OrderedSlices = { orderType: 'bulk' } & Pick<SliceOrder, 'slices' | 'option' | 'flavourIds'>;

/** What an order contains, without customer and address. */
export type OrderedGoods =
  | { orderType: BoxOrder['channel']; boxes: readonly OrderedBox[]; arriveOn: Day | null }
  | OrderedSlices;

/** An ordered box as the device stores it: whether it had a note, without the note's words. */
export interface HistoryBox extends OrderedBox {
  hasNote: boolean;
}

/** What an order in the device's history contains. */
export type HistoryGoods =
  | { orderType: BoxOrder['channel']; boxes: readonly HistoryBox[]; arriveOn: Day | null }
  | OrderedSlices;

/** An order sent to payment from this device. */
export interface PastOrder {
  sessionId: string;
  placedAt: Instant;
  goods: HistoryGoods;
  /** Whether the shopper has seen the outcome of the payment. */
  isTold?: boolean | undefined;
}

/** Returns the boxes of an order in the device's history: of one of slices, none. */
export const historyBoxes = ({ goods }: PastOrder): readonly HistoryBox[] =>
  goods.orderType === 'bulk' ? [] : goods.boxes;

/** The query parameter of `/basket` that names an order to repeat by its moment, which identifies nobody. */
export const REORDER_PARAM = 'again';

/** Returns the URL that adds an order's boxes to the cart again. */
export const reorderUrl = ({ placedAt }: PastOrder): string =>
  `/basket?${REORDER_PARAM}=${placedAt}`;

/** The maximum number of orders a device stores. */
export const MAX_HISTORY_ENTRIES = 5;

/** Returns the goods without the words of their notes, which are for one reader only. */
export function withoutNotes(goods: OrderedGoods): HistoryGoods {
  if (goods.orderType === 'bulk') return goods;
  const boxes = goods.boxes.map(({ box, quantity, sku }) => ({
    box: { ...box, note: '' },
    quantity,
    sku,
    hasNote: box.note !== '',
  }));
  return { ...goods, boxes };
}

/** Returns whether an order was placed so recently that the shop asks before equal goods are paid again: for one hour. */
export const isRecentOrder = (placedAt: Instant, now: Instant): boolean => now - placedAt < HOUR_MS;

/** Returns the orders still kept, of a list with the latest first: at most 5, none older than 30 days. */
export function pruneHistory(orders: readonly PastOrder[], now: Instant): PastOrder[] {
  return orders
    .filter(({ placedAt }) => isKeptOnDevice(placedAt, now))
    .slice(0, MAX_HISTORY_ENTRIES);
}

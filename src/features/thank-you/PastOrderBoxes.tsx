import type { HistoryEntry } from '#domain/order/order-history.ts';
import { OrderBoxes } from '#features/order/OrderBoxes.tsx';
import { pastOrderContents } from './past-order-contents.ts';

/** The contents of an order as this device remembers them; nothing if they are no longer known. */
export function PastOrderBoxes({ order }: { order: HistoryEntry }) {
  const contents = pastOrderContents(order);
  return contents && <OrderBoxes contents={contents} />;
}

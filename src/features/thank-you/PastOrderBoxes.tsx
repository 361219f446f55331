import type { PastOrder } from '#domain/order/order-history.ts';
import { OrderBoxes } from '#features/order/OrderBoxes.tsx';
import { pastOrderContents } from './past-order-contents.ts';

/** The contents of an order as this device remembers them; nothing if they are no longer known. */
export function PastOrderBoxes({ pastOrder }: { pastOrder: PastOrder }) {
  const contents = pastOrderContents(pastOrder);
  return contents && <OrderBoxes contents={contents} />;
}

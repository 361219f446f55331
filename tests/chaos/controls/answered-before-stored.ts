// A wrong way to record, to see the test fail: the event is answered first and the order stored a moment later.
import type { Database } from '#adapters/database.ts';
import { openOrders as openRightOrders, type Orders } from '#adapters/orders.ts';

export function openOrders(database: Database): Orders {
  const right = openRightOrders(database);
  return {
    ...right,
    record(order, mailKinds) {
      setTimeout(() => void right.record(order, mailKinds).catch(() => undefined), 100);
      return Promise.resolve(true);
    },
  };
}

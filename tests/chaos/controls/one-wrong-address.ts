// Wrong orders, to see the test fail: all of them belong to one and the same wrong address.
import type { Database } from '#adapters/database.ts';
import { openOrders as openRightOrders, type Orders } from '#adapters/orders.ts';

export function openOrders(database: Database): Orders {
  const right = openRightOrders(database);
  return {
    ...right,
    record: (order, mailKinds) =>
      right.record({ ...order, email: 'somebody.else@quay.example' }, mailKinds),
  };
}

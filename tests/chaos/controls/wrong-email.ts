// Control: stores every order with the same wrong email address.
import type { Database } from '#adapters/database.ts';
import { openOrders as openRealOrders, type Orders } from '#adapters/orders.ts';

export function openOrders(database: Database): Orders {
  const real = openRealOrders(database);
  return {
    ...real,
    record: (order, mailKinds) =>
      real.record({ ...order, email: 'somebody.else@quay.example' }, mailKinds),
  };
}

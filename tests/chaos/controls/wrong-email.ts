// Control: stores every order with the same wrong email address.
import type { Database } from '#netlify/adapters/postgres/database.ts';
import { openOrders as openRealOrders } from '#netlify/adapters/postgres/orders.ts';
import type { Orders } from '#netlify/orders/order-store.ts';

export function openOrders(database: Database): Orders {
  const real = openRealOrders(database);
  return {
    ...real,
    record: (order, mailKinds) =>
      real.record({ ...order, email: 'somebody.else@quay.example' }, mailKinds),
  };
}

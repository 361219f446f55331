// Control: checks for the order, then inserts order and mails in separate statements.
import type { Database } from '#netlify/adapters/postgres/database.ts';
import { openOrders as openRealOrders } from '#netlify/adapters/postgres/orders.ts';
import type { Orders } from '#netlify/orders/order-store.ts';

export function openOrders(database: Database): Orders {
  const real = openRealOrders(database);
  return {
    ...real,
    async record(order, mailKinds) {
      if (await real.find(order.sessionId)) return false;
      await real.record(order, []);
      for (const kind of mailKinds) {
        await database.query(
          `insert into outbox (key, kind, payload, created_at, next_attempt_at)
           values ($1, $2, jsonb_build_object('sessionId', $3::text), $4, $4) on conflict do nothing`,
          [`${kind}/${order.orderNumber}`, kind, order.sessionId, new Date(order.recordedAt)],
        );
      }
      return true;
    },
  };
}

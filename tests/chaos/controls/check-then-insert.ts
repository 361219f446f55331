// A wrong way to record, to see the test fail: looks first, then stores the order, then its mails, one after the other.
import type { Database } from '#adapters/database.ts';
import { openOrders as openRightOrders, type Orders } from '#adapters/orders.ts';

export function openOrders(database: Database): Orders {
  const right = openRightOrders(database);
  return {
    ...right,
    async record(order, mailKinds) {
      if (await right.find(order.sessionId)) return false;
      await right.record(order, []);
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

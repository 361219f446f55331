// Orders that are stored right and read wrong, to see the test fail: their mails show nothing that was bought.
import type { Database } from '#adapters/database.ts';
import { openOrders as openRightOrders, type Orders } from '#adapters/orders.ts';

export function openOrders(database: Database): Orders {
  const right = openRightOrders(database);
  return {
    ...right,
    async find(sessionId) {
      const order = await right.find(sessionId);
      return order && { ...order, lines: [], metadata: {} };
    },
  };
}

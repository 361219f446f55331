import type { Orders, StoredOrder } from '#netlify/orders/order-store.ts';
import { storedParcels } from '../paid-orders.ts';
import type { MailQueue } from '#netlify/mail/mail-queue.ts';

/** What orders do without erasing a person, which is a function of the database. */
export type OrdersInMemory = Omit<
  Orders,
  'findNotesAtProvider' | 'markNotesCleared' | 'markNotCleared'
>;

/** Stored orders without a database; `record` and `markReversal` queue their mails in this outbox. */
export function inMemoryOrders(outbox: Pick<MailQueue, 'add'>): OrdersInMemory {
  const stored = new Map<string, StoredOrder>();

  return {
    async record(order, mailKinds) {
      const { sessionId, orderNumber, recordedAt } = order;
      if (stored.has(sessionId)) return false;
      const isShared = [...stored.values()].some((other) => other.orderNumber === orderNumber);
      const ids = [...stored.values()].reduce((sum, { parcels }) => sum + parcels.length, 0);
      stored.set(sessionId, {
        ...order,
        pageVersion: 1,
        parcels: storedParcels(order.parcels, ids + 1),
      });
      for (const kind of mailKinds) {
        const mail = { key: `${kind}/${orderNumber}`, kind, payload: { sessionId } };
        if (await outbox.add(mail, recordedAt)) continue;
        if (!isShared) continue;
        const payload = { sessionId, sharesNumber: true };
        await outbox.add({ key: `${mail.key}/${sessionId}`, kind, payload }, recordedAt);
      }
      return true;
    },
    find: (sessionId) => Promise.resolve(stored.get(sessionId) ?? null),
    hasPayment: (paymentIntentId) =>
      Promise.resolve(
        [...stored.values()].some((order) => order.paymentIntentId === paymentIntentId),
      ),
    async markReversal({ sessionId, refundedPence, isDisputed }, { refunded, disputed }, now) {
      const order = stored.get(sessionId);
      if (!order) return;
      const isRefund = order.refundedPence < refundedPence;
      const isDispute = isDisputed && !order.isDisputed;
      stored.set(sessionId, {
        ...order,
        refundedPence: Math.max(order.refundedPence, refundedPence),
        isDisputed: order.isDisputed || isDisputed,
        parcels: order.parcels.map((parcel) => ({
          ...parcel,
          version: parcel.version + ((isRefund || isDispute) && parcel.status !== 'posted' ? 1 : 0),
        })),
      });
      if (isRefund) await outbox.add(refunded, now);
      if (isDispute) await outbox.add(disputed, now);
    },
    findByEmail: (email) =>
      Promise.resolve(
        [...stored.values()]
          .filter((order) => order.email.toLowerCase() === email.toLowerCase())
          .toSorted((a, b) => a.paidAt - b.paidAt || a.recordedAt - b.recordedAt),
      ),
    findSessions: (paymentIntentIds) =>
      Promise.resolve(
        new Map(
          [...stored.values()].flatMap(({ paymentIntentId: id, sessionId }) =>
            id !== null && paymentIntentIds.includes(id) ? [[id, sessionId] as const] : [],
          ),
        ),
      ),
    findRecorded: (sessionIds) =>
      Promise.resolve(new Set(sessionIds.filter((sessionId) => stored.has(sessionId)))),
    findPaidBefore: (paidBefore, max) =>
      Promise.resolve(
        [...stored.values()]
          .filter(({ paidAt }) => paidAt < paidBefore)
          .slice(0, max)
          .map(({ sessionId }) => sessionId),
      ),
    delete(sessionId) {
      stored.delete(sessionId);
      return Promise.resolve();
    },
  };
}

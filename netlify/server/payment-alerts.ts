import * as v from 'valibot';
import type { OutgoingMail } from '#adapters/outbox.ts';
import type { ListedSession } from '#adapters/payments.ts';

const KIND = 'payment-alert';

/** What waits in the outbox of an alert; an order's name and address are read when the mail is written. */
export const paymentAlert = v.variant('problem', [
  v.object({ problem: v.literal('refunded'), sessionId: v.string(), refundedPence: v.number() }),
  v.object({ problem: v.literal('disputed'), sessionId: v.string() }),
  v.object({
    problem: v.literal('unrecorded'),
    sessionId: v.string(),
    orderNumber: v.string(),
    totalPence: v.number(),
  }),
]);

type PaymentAlert = v.InferOutput<typeof paymentAlert>;

const mail = (subject: string, payload: PaymentAlert): OutgoingMail => ({
  key: `${KIND}/${subject}`,
  kind: KIND,
  payload,
});

/** Tells the shop of money that went back after its packing slip was made, once for each sum. */
export function refundAlert(sessionId: string, refundedPence: number): OutgoingMail {
  const payload = { problem: 'refunded', sessionId, refundedPence } as const;
  return mail(`refunded/${sessionId}/${refundedPence}`, payload);
}

/** Tells the shop that the bank was asked to take a payment back, once. */
export function disputeAlert(sessionId: string): OutgoingMail {
  return mail(`disputed/${sessionId}`, { problem: 'disputed', sessionId });
}

/** Tells the shop of a payment that could not be recorded, once. */
export function unrecordedAlert({ id, metadata, totalPence }: ListedSession): OutgoingMail {
  const orderNumber = metadata['orderNumber'] ?? '';
  const payload = { problem: 'unrecorded', sessionId: id, orderNumber, totalPence } as const;
  return mail(`unrecorded/${id}`, payload);
}

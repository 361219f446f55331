import * as v from 'valibot';
import type { OutgoingMail } from '#netlify/mail/mail-queue.ts';
import type { ListedSession } from './payments.ts';

const KIND = 'payment-alert';

/** The outbox payload of an alert; the order is read from the database when the mail is written. */
export const paymentAlert = v.variant('problem', [
  v.object({ problem: v.literal('refunded'), sessionId: v.string(), refundedPence: v.number() }),
  v.object({ problem: v.literal('disputed'), sessionId: v.string() }),
  v.object({
    problem: v.literal('unrecorded'),
    sessionId: v.string(),
    orderNumber: v.string(),
    totalPence: v.number(),
    /** Whether it was paid so long ago that it may be posted. */
    isOld: v.optional(v.boolean(), false),
  }),
]);

type PaymentAlert = v.InferInput<typeof paymentAlert>;

const mail = (subject: string, payload: PaymentAlert): OutgoingMail => ({
  key: `${KIND}/${subject}`,
  kind: KIND,
  payload,
});

/** Returns the alert about a refund made after the packing slip, once per refunded sum. */
export function refundAlert(sessionId: string, refundedPence: number): OutgoingMail {
  const payload = { problem: 'refunded', sessionId, refundedPence } as const;
  return mail(`refunded/${sessionId}/${refundedPence}`, payload);
}

/** Returns the alert about a disputed payment, once per payment. */
export function disputeAlert(sessionId: string): OutgoingMail {
  return mail(`disputed/${sessionId}`, { problem: 'disputed', sessionId });
}

/** Returns the alert about a payment that could not be recorded, or is too old to be, once per payment. */
export function unrecordedAlert(
  { id, orderNumber, totalPence }: Pick<ListedSession, 'id' | 'orderNumber' | 'totalPence'>,
  { isOld } = { isOld: false },
): OutgoingMail {
  const payload = { problem: 'unrecorded', sessionId: id, orderNumber, totalPence, isOld } as const;
  return mail(`unrecorded/${id}`, payload);
}

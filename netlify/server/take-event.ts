import type { Orders } from '#adapters/orders.ts';
import type { PaymentEvent } from '#adapters/payment-event.ts';
import type { Payments } from '#adapters/payments.ts';
import type { Instant } from '#domain/day.ts';
import { isOurs } from '#domain/order-metadata.ts';
import { recordPayment, type RecordingDependencies } from './record-payment.ts';
import { Refusal } from './refusal.ts';

/** What taking an event needs of the shop. */
export interface EventDependencies extends RecordingDependencies {
  payments: () => Promise<Pick<Payments, 'readSession' | 'findSessionId' | 'readEvent'>>;
  orders: Pick<Orders, 'record' | 'markRefunded'>;
}

/** What an event did: what became of its payment, or that it changes nothing here. */
export type Taken = Awaited<ReturnType<typeof recordPayment>> | 'refunded' | 'ignored';

const MAY_BE_PAID = ['checkout.session.completed', 'checkout.session.async_payment_succeeded'];

/** Writes a refund down. One that arrives before its order has the order recorded first. */
async function takeRefund(
  shop: EventDependencies,
  { paymentIntentId, refundedPence }: PaymentEvent,
  now: Instant,
): Promise<Taken> {
  if (paymentIntentId === null) return 'ignored';
  if (await shop.orders.markRefunded(paymentIntentId, refundedPence)) return 'refunded';
  const sessionId = await (await shop.payments()).findSessionId(paymentIntentId);
  if (sessionId === null) return 'ignored';
  const recorded = await recordPayment(shop, sessionId, now);
  if (recorded === 'not-ours' || recorded === 'unpaid') return 'ignored';
  await shop.orders.markRefunded(paymentIntentId, refundedPence);
  return recorded;
}

/**
 * Takes an event of the payment provider. Its signature is checked; what it says is only a hint to read the session back.
 * Duplicates, any order, unknown types and other products' payments change nothing.
 */
export async function takeEvent(
  shop: EventDependencies,
  { body, signature, now }: { body: string; signature: string | null; now: Instant },
): Promise<Taken> {
  const payments = await shop.payments();
  const event = payments.readEvent(body, signature ?? '', now);
  if (!event) {
    throw new Refusal(400, 'wrong-signature', 'Not possible', 'The signature does not hold.');
  }
  if (event.type === 'charge.refunded') return takeRefund(shop, event, now);
  if (!MAY_BE_PAID.includes(event.type) || event.sessionId === null) return 'ignored';
  return isOurs(event.metadata) ? recordPayment(shop, event.sessionId, now) : 'not-ours';
}

import type { Orders } from '#adapters/orders.ts';
import type { Payments } from '#adapters/payments.ts';
import type { Instant } from '#domain/day.ts';
import { isOurs } from '#domain/order-metadata.ts';
import { disputeAlert, refundAlert } from './payment-alerts.ts';
import {
  recordPayment,
  recordSession,
  type Recorded,
  type RecordingDependencies,
} from './record-payment.ts';
import { HttpError } from './http-error.ts';

/** What taking an event needs of the shop. */
export interface EventDependencies extends RecordingDependencies {
  payments: () => Promise<Pick<Payments, 'readSession' | 'findSessionId' | 'readEvent'>>;
  orders: Pick<Orders, 'record' | 'markMoneyBack'>;
}

/** What an event did: what became of its payment, or that it changes nothing here. */
export type WebhookResult = Recorded | 'money-back' | 'ignored';

const MAY_BE_PAID = ['checkout.session.completed', 'checkout.session.async_payment_succeeded'];

const isMoneyBack = (type: string): boolean =>
  type === 'charge.refunded' || type.startsWith('charge.dispute.');

/**
 * Writes down what of a payment went back or is disputed, as the provider says now, and alerts the shop if its packing slip
 * was made before. Where the order comes later than that, its slip says so itself.
 */
async function handleMoneyBack(
  shop: EventDependencies,
  paymentIntentId: string | null,
  now: Instant,
): Promise<WebhookResult> {
  if (paymentIntentId === null) return 'ignored';
  const payments = await shop.payments();
  const sessionId = await payments.findSessionId(paymentIntentId);
  const session = sessionId === null ? null : await payments.readSession(sessionId);
  if (!session) return 'ignored';
  const recorded = await recordSession(shop.orders, session, now);
  if (recorded === 'not-ours' || recorded === 'unpaid') return 'ignored';
  if (recorded === 'recorded') return 'recorded';
  const { id, refundedPence, isDisputed } = session;
  const alerts = { refunded: refundAlert(id, refundedPence), disputed: disputeAlert(id) };
  await shop.orders.markMoneyBack({ sessionId: id, refundedPence, isDisputed }, alerts, now);
  return 'money-back';
}

/**
 * Takes an event of the payment provider. Its signature is checked; what it says is only a hint to read the payment back.
 * Duplicates, any order, unknown types and other products' payments change nothing.
 */
export async function handleWebhookEvent(
  shop: EventDependencies,
  { body, signature, now }: { body: string; signature: string | null; now: Instant },
): Promise<WebhookResult> {
  const payments = await shop.payments();
  const event = payments.readEvent(body, signature ?? '', now);
  if (!event) {
    throw new HttpError(400, 'wrong-signature', 'Not possible', 'The signature does not hold.');
  }
  if (isMoneyBack(event.type)) return handleMoneyBack(shop, event.paymentIntentId, now);
  if (!MAY_BE_PAID.includes(event.type) || event.sessionId === null) return 'ignored';
  return isOurs(event.metadata) ? recordPayment(shop, event.sessionId, now) : 'not-ours';
}

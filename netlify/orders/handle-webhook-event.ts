import type { Orders } from './order-store.ts';
import type { Payments } from './payments.ts';
import type { Instant } from '#domain/day.ts';
import {
  recordPayment,
  recordReversal,
  recordSession,
  type RecordResult,
  type RecordingDependencies,
} from './record-payment.ts';
import { HttpError } from '#netlify/http/http-error.ts';

/** What handling an event needs of the shop. */
export interface WebhookDependencies extends RecordingDependencies {
  payments: () => Promise<Pick<Payments, 'readSession' | 'findSessionId' | 'readEvent'>>;
  orders: Pick<Orders, 'record' | 'findRecorded' | 'markReversal'>;
}

/** What an event changed: the result of recording its payment, or nothing. */
export type WebhookResult = RecordResult | 'reversed' | 'ignored';

const MAY_BE_PAID = ['checkout.session.completed', 'checkout.session.async_payment_succeeded'];

const isReversal = (type: string): boolean =>
  type === 'charge.refunded' || type.startsWith('charge.dispute.');

/**
 * Stores a payment’s refunds and disputes as the provider reports them now, and alerts the shop if the packing slip
 * exists already. A slip made later states them itself.
 */
async function handleReversal(
  shop: WebhookDependencies,
  paymentIntentId: string | null,
  now: Instant,
): Promise<WebhookResult> {
  if (paymentIntentId === null) return 'ignored';
  const payments = await shop.payments();
  const sessionId = await payments.findSessionId(paymentIntentId);
  const session = sessionId === null ? null : await payments.readSession(sessionId);
  if (!session) return 'ignored';
  const recorded = await recordSession(shop, session, now);
  if (recorded === 'not-ours' || recorded === 'unpaid') return 'ignored';
  if (recorded === 'recorded' || recorded === 'too-late') return recorded;
  await recordReversal(shop.orders, session, now);
  return 'reversed';
}

/**
 * Handles an event of the payment provider. It checks the signature (400) and uses the event only as a hint to read the
 * payment back, so duplicates, any order, unknown types and other products’ payments have no effect.
 */
export async function handleWebhookEvent(
  shop: WebhookDependencies,
  { body, signature, now }: { body: string; signature: string | null; now: Instant },
): Promise<WebhookResult> {
  const payments = await shop.payments();
  const event = payments.readEvent(body, signature ?? '', now);
  if (!event) {
    throw new HttpError(400, 'wrong-signature', 'Not possible', 'The signature does not hold.');
  }
  if (isReversal(event.type)) return handleReversal(shop, event.paymentIntentId, now);
  if (!MAY_BE_PAID.includes(event.type) || event.sessionId === null) return 'ignored';
  return event.isShops ? recordPayment(shop, event.sessionId, now) : 'not-ours';
}

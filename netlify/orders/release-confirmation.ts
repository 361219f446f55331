import type { Orders, StoredOrder } from './order-store.ts';
import type { MailQueue, OutgoingMail } from '#netlify/mail/mail-queue.ts';
import { HOUR_MS, type Instant } from '#domain/day.ts';
import { formatOrderNumber } from '#domain/order/order-number.ts';
import { HttpError } from '#netlify/http/http-error.ts';
import { isSameSecret, keyedHash } from '#netlify/http/keyed-hash.ts';
import type { Settings } from '#netlify/http/settings.ts';

/** What releasing a held confirmation needs of the shop. */
export interface ReleaseDependencies {
  orders: Pick<Orders, 'find'>;
  outbox: Pick<MailQueue, 'add'>;
  settings: Pick<Settings, 'secret'>;
}

const LATE_MS = 6 * HOUR_MS;

/**
 * Returns whether an order was recorded so long after its payment that it may have been posted already, as after the
 * loss of a database. Its customer gets no mail until the shop releases it.
 */
export function isRecordedLate({
  paidAt,
  recordedAt,
}: Pick<StoredOrder, 'paidAt' | 'recordedAt'>): boolean {
  return recordedAt - paidAt > LATE_MS;
}

const proofFor = (sessionId: string, secret: string): string =>
  keyedHash(`release ${sessionId}`, secret);

/**
 * Returns the URL of the page that releases an order's confirmation, with a proof that only the shop can make and the
 * order's number for the page to show.
 */
export function releaseUrlOf(
  { sessionId, orderNumber }: Pick<StoredOrder, 'sessionId' | 'orderNumber'>,
  { siteUrl, secret }: { siteUrl: string; secret: string },
): string {
  const query = new URLSearchParams({
    order: sessionId,
    proof: proofFor(sessionId, secret),
    number: formatOrderNumber(orderNumber),
  });
  return `${siteUrl}/release-confirmation?${query}`;
}

/** Returns the confirmation that is held back: queued once, by the shop's release or because its customer asks for it. */
export const heldConfirmation = ({
  sessionId,
  orderNumber,
}: Pick<StoredOrder, 'sessionId' | 'orderNumber'>): OutgoingMail => ({
  key: `confirmation/${orderNumber}/${sessionId}`,
  kind: 'confirmation',
  payload: { sessionId },
});

/**
 * Queues the confirmation of an order that was recorded late; repeating it has no effect. Throws 400 for a wrong proof
 * and 404 for an unknown order.
 */
export async function queueHeldConfirmation(
  shop: ReleaseDependencies,
  { sessionId, proof, now }: { sessionId: string; proof: string; now: Instant },
): Promise<{ orderNumber: string }> {
  if (!isSameSecret(proofFor(sessionId, shop.settings.secret), proof)) {
    throw new HttpError(400, 'wrong-signature', 'Not possible', 'This link is not complete.');
  }
  const order = await shop.orders.find(sessionId);
  if (!order || order.email === '') {
    throw new HttpError(
      404,
      'unknown-order',
      'Order not found',
      'We hold no address for this order.',
    );
  }
  await shop.outbox.add(heldConfirmation(order), now);
  return { orderNumber: formatOrderNumber(order.orderNumber) };
}

import type { Orders } from './order-store.ts';
import type { MailQueue } from '#netlify/mail/mail-queue.ts';
import { heldConfirmation, isRecordedLate } from './release-confirmation.ts';
import { confirmationResentText } from '#copy/resent-confirmation.ts';
import type { Instant } from '#domain/day.ts';
import { ServiceError } from '#domain/service-error.ts';
import { emailKey } from '#domain/customer/email-address.ts';
import { LIMITS, enforceLimit, type Limits } from '#netlify/http/rate-limits.ts';
import { HttpError } from '#netlify/http/http-error.ts';

/** What sending a confirmation again needs of the shop. */
export interface ResendDependencies {
  orders: Pick<Orders, 'find'>;
  outbox: Pick<MailQueue, 'add' | 'countKeys'>;
  limits: Pick<Limits, 'count'>;
}

const MAX_TRIES = 5;

/** Queues the mail under the next free key; two at the same time take two numbers. Throws `ServiceError` when none is free. */
async function addRepeat(
  outbox: ResendDependencies['outbox'],
  orderNumber: string,
  sessionId: string,
  now: Instant,
): Promise<void> {
  const prefix = `confirmation/${orderNumber}/`;
  const before = await outbox.countKeys(prefix);
  for (let n = before + 1; n <= before + MAX_TRIES; n += 1) {
    const mail = { key: `${prefix}${n}`, kind: 'confirmation', payload: { sessionId } };
    if (await outbox.add(mail, now)) return;
  }
  throw new ServiceError('database', 'conflict', undefined);
}

/**
 * Queues the confirmation again, only to the order’s own e-mail address and at most three times a day; throws 404, 403
 * or 429, and `ServiceError` when it is not queued.
 */
export async function resendConfirmation(
  shop: ResendDependencies,
  { sessionId, email, now }: { sessionId: string; email: string; now: Instant },
): Promise<{ message: string }> {
  const order = await shop.orders.find(sessionId);
  if (!order) {
    throw new HttpError(404, 'unknown-order', 'Order not found', 'We do not know this order.');
  }
  if (order.email === '' || emailKey(order.email) !== emailKey(email)) {
    throw new HttpError(
      403,
      'other-address',
      'Another e-mail address',
      'We can send the confirmation only to the e-mail address on the order.',
    );
  }
  await enforceLimit(LIMITS.resendPerOrder, (limit) => shop.limits.count(limit, order.orderNumber));
  const isHeld = isRecordedLate(order) && (await shop.outbox.add(heldConfirmation(order), now));
  if (!isHeld) await addRepeat(shop.outbox, order.orderNumber, sessionId, now);
  return { message: confirmationResentText(order.email) };
}

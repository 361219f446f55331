import type { Log } from '#netlify/http/log.ts';
import type { Orders } from '#netlify/orders/order-store.ts';
import type { Payments } from '#netlify/orders/payments.ts';
import type { DataRequests } from './data-request-store.ts';
import { oldestValidLink } from '#domain/data-request.ts';
import type { Instant } from '#domain/day.ts';
import { PaymentRequestError } from '#domain/service-error.ts';

/** What finishing data requests needs of the shop. */
export interface FinishDependencies {
  dataRequests: Pick<DataRequests, 'finishDeletions' | 'purgeExpired'>;
  orders: Pick<Orders, 'findNotesAtProvider' | 'markNotesCleared'>;
  payments: () => Promise<Pick<Payments, 'erasePersonalData'>>;
  log: Log;
}

const MAX_PER_RUN = 20;

/**
 * Erases the personal data of one session, and returns whether the provider holds none of it any more. A session that it
 * refuses to change is logged and skipped until the next run.
 */
async function clearNotes(shop: FinishDependencies, sessionId: string): Promise<boolean> {
  try {
    const isKnown = await (await shop.payments()).erasePersonalData(sessionId);
    if (!isKnown) shop.log.alarm('session-unknown-at-provider', { sessionId });
  } catch (error) {
    if (!(error instanceof PaymentRequestError)) throw error;
    shop.log.alarm('notes-stay-at-provider', { sessionId }, error);
    return false;
  }
  await shop.orders.markNotesCleared(sessionId);
  return true;
}

/**
 * Overwrites the notes of erased orders at the payment provider and returns of how many; failures are left for the next
 * run.
 */
export async function clearNotesAtProvider(shop: FinishDependencies): Promise<number> {
  const sessions = await shop.orders.findNotesAtProvider(MAX_PER_RUN);
  let cleared = 0;
  for (const sessionId of sessions) if (await clearNotes(shop, sessionId)) cleared += 1;
  return cleared;
}

/** Continues deletions that had to wait, here and at the payment provider, and purges expired requests. */
export async function finishDataRequests(
  shop: FinishDependencies,
  now: Instant,
): Promise<{ cleared: number }> {
  await shop.dataRequests.finishDeletions(now);
  await shop.dataRequests.purgeExpired(oldestValidLink(now));
  return { cleared: await clearNotesAtProvider(shop) };
}

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

/** Erases the personal data of one session. One that the provider refuses to change is logged and left for the next run. */
async function clearNotes(shop: FinishDependencies, sessionId: string): Promise<void> {
  try {
    const isKnown = await (await shop.payments()).erasePersonalData(sessionId);
    if (!isKnown) shop.log.alarm('session-unknown-at-provider', { sessionId });
  } catch (error) {
    if (!(error instanceof PaymentRequestError)) throw error;
    shop.log.alarm('notes-stay-at-provider', { sessionId }, error);
    return;
  }
  await shop.orders.markNotesCleared(sessionId);
}

/** Overwrites the notes of erased orders at the payment provider; failures are left for the next run. */
export async function clearNotesAtProvider(shop: FinishDependencies): Promise<void> {
  const sessions = await shop.orders.findNotesAtProvider(MAX_PER_RUN);
  for (const sessionId of sessions) await clearNotes(shop, sessionId);
}

/** Continues deletions that had to wait, here and at the payment provider, and purges expired requests. */
export async function finishDataRequests(shop: FinishDependencies, now: Instant): Promise<void> {
  await shop.dataRequests.finishDeletions(now);
  await shop.dataRequests.purgeExpired(oldestValidLink(now));
  await clearNotesAtProvider(shop);
}

import { DAY_MS, type Instant } from '#domain/day.ts';
import { MAIL_DAYS_KEPT, oldestKeptOrder } from '#domain/order/retention.ts';
import type { RateLimits } from '#netlify/http/rate-limits.ts';
import { LASTING_MAILS } from '#netlify/mail/mail-kinds.ts';
import type { MailQueue } from '#netlify/mail/mail-queue.ts';
import { purgeMessages } from '#netlify/messages/shopkeeper-messages.ts';
import type { Messages } from '#netlify/messages/message-store.ts';
import { purgeReviews } from '#netlify/reviews/moderate-reviews.ts';
import type { ReviewStore } from '#netlify/reviews/review-store.ts';
import { clearExpiredSessions, purgeOrders } from './erase-at-provider.ts';
import { finishDataRequests, type FinishDependencies } from './finish-data-requests.ts';

/** What purging needs of the shop. */
export interface PurgeDependencies extends FinishDependencies {
  outbox: Pick<MailQueue, 'purge'>;
  messages: Pick<Messages, 'purge'>;
  reviews: Pick<ReviewStore, 'purge'>;
  limits: Pick<RateLimits, 'purgeExpired'>;
}

/** Deletes what is left of mails 90 days after they were sent or given up, of lasting kinds after seven years. */
async function purgeMails({ outbox }: Pick<PurgeDependencies, 'outbox'>, now: Instant) {
  await outbox.purge({
    settled: now - MAIL_DAYS_KEPT * DAY_MS,
    lasting: oldestKeptOrder(now),
    lastingKinds: LASTING_MAILS,
  });
}

/**
 * Deletes what the shop keeps no longer: what data requests left to do, old orders, mails, messages and reviews, expired counters. No
 * part waits for another; one that fails is logged, and runs again the next time. Returns the names of those. After `budgetMs`
 * nothing more is begun at the payment provider.
 */
export async function purgeData(
  shop: PurgeDependencies,
  { now, budgetMs }: { now: Instant; budgetMs: number },
): Promise<{ failed: readonly string[] }> {
  const run = { now, end: performance.now() + budgetMs };
  const parts = {
    'data-requests': () => finishDataRequests(shop, run),
    orders: () => purgeOrders(shop, run),
    'expired-sessions': () => clearExpiredSessions(shop, run),
    mails: () => purgeMails(shop, now),
    messages: () => purgeMessages(shop, now),
    reviews: () => purgeReviews(shop, now),
    'rate-limits': () => shop.limits.purgeExpired(),
  };
  const failed: string[] = [];
  await Promise.all(
    Object.entries(parts).map(async ([part, purge]) => {
      try {
        await purge();
      } catch (error) {
        failed.push(part);
        shop.log.alarm('purge-failed', { part }, error);
      }
    }),
  );
  return { failed };
}

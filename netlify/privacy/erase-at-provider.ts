import type { Log } from '#netlify/http/log.ts';
import type { Orders } from '#netlify/orders/order-store.ts';
import type { ExpiredSession, Payments, PersonalPart } from '#netlify/orders/payments.ts';
import type { ReconcileProgress } from '#netlify/orders/progress-store.ts';
import { DAY_MS, HOUR_MS, type Instant } from '#domain/day.ts';
import { oldestKeptOrder } from '#domain/order/retention.ts';
import { PaymentRequestError } from '#domain/service-error.ts';

/** What erasing personal data at the payment provider needs of the shop. */
export interface EraseDependencies {
  orders: Pick<
    Orders,
    'findNotesAtProvider' | 'markNotesCleared' | 'markNotCleared' | 'findPaidBefore' | 'delete'
  >;
  payments: () => Promise<Pick<Payments, 'erasePersonalData' | 'listExpired'>>;
  progress: Pick<ReconcileProgress, 'readCleared' | 'writeCleared'>;
  log: Log;
}

/** When a run is, and the moment of `performance.now()` after which it begins nothing more. */
export interface EraseRun {
  now: Instant;
  end: number;
}

const MAX_PER_RUN = 20;

/** How long a payment page that nobody paid is tried again when the provider refuses to change it. */
const RETRIED_MS = 3 * DAY_MS;

/** How often a run asks for a list. Each answer ends the search for a span of time or halves it, so that any backlog shrinks. */
const MAX_LISTS = 20;

/** A payment page lives for an hour; somebody who paid late in it may still look at the order. */
const EXPIRED_AFTER_MS = 2 * HOUR_MS;

/**
 * Erases a part of a session. Returns false, and logs it, when the provider refuses to change it or does not know it: it deletes
 * no session, so that the key must belong to another account than the one that was paid.
 */
async function erase(
  { payments, log }: Pick<EraseDependencies, 'payments' | 'log'>,
  sessionId: string,
  part: PersonalPart,
): Promise<boolean> {
  try {
    const isKnown = await (await payments()).erasePersonalData(sessionId, part);
    if (!isKnown) log.alarm('session-unknown-at-provider', { sessionId });
    return isKnown;
  } catch (error) {
    if (!(error instanceof PaymentRequestError)) throw error;
    log.alarm('notes-stay-at-provider', { sessionId }, error);
    return false;
  }
}

/**
 * Erases a part of stored orders one by one and calls `then` for each; marks one that fails for the morning mail. Erasing again
 * changes nothing, so a run may break off anywhere, and two may overlap.
 */
async function eraseEach(
  shop: EraseDependencies,
  sessions: readonly string[],
  { part, then, now, end }: EraseRun & { part: PersonalPart; then: (id: string) => Promise<void> },
): Promise<void> {
  for (const sessionId of sessions) {
    if (performance.now() > end) return;
    const mark = () => shop.orders.markNotCleared(sessionId, part, now);
    const isErased = await erase(shop, sessionId, part).catch(async (error: unknown) => {
      // What failed first is thrown, whether the mark can be stored or not.
      await Promise.allSettled([mark()]);
      throw error;
    });
    await (isErased ? then(sessionId) : mark());
  }
}

/** Overwrites the notes of erased orders at the payment provider; failures are left for the next run. */
export async function clearNotesAtProvider(shop: EraseDependencies, run: EraseRun): Promise<void> {
  const sessions = await shop.orders.findNotesAtProvider(MAX_PER_RUN);
  const then = (id: string) => shop.orders.markNotesCleared(id);
  await eraseEach(shop, sessions, { part: 'notes', then, ...run });
}

/** Deletes orders that are kept no longer, once the payment provider has cleared what the shop wrote of persons to them. */
export async function purgeOrders(shop: EraseDependencies, run: EraseRun): Promise<void> {
  const sessions = await shop.orders.findPaidBefore(oldestKeptOrder(run.now), MAX_PER_RUN);
  const then = (id: string) => shop.orders.delete(id);
  await eraseEach(shop, sessions, { part: 'everything', then, ...run });
}

/**
 * Lists the payment pages that expired unpaid by spans of time from `from` to `to`, oldest first. The provider lists the newest
 * first, so a span with more than a page of them is halved, and one after a span that fits is twice as long.
 */
async function* listSpans(
  payments: Pick<Payments, 'listExpired'>,
  { from, to, end }: { from: Instant; to: Instant; end: number },
): AsyncGenerator<{ to: Instant; sessions: readonly ExpiredSession[] }> {
  let start = from;
  let spanMs = to - from;
  for (let lists = 0; lists < MAX_LISTS && start < to; lists += 1) {
    if (performance.now() > end) return;
    const range = { from: start, to: Math.min(start + spanMs, to) };
    const { sessions, hasMore } = await payments.listExpired({ ...range, after: null });
    if (hasMore) {
      spanMs = (range.to - range.from) / 2;
    } else {
      yield { to: range.to, sessions: sessions.toReversed() };
      start = range.to;
      spanMs *= 2;
    }
  }
}

/**
 * Clears at the payment provider what the shop wrote of persons to payment pages that expired unpaid, oldest first. The next run
 * goes on where this one ends, or at the first page that the provider refuses to change and that is still tried again.
 */
export async function clearExpiredSessions(
  shop: Pick<EraseDependencies, 'payments' | 'progress' | 'log'>,
  { now, end }: EraseRun,
): Promise<void> {
  const from = (await shop.progress.readCleared()) ?? 0;
  const spans = listSpans(await shop.payments(), { from, to: now - EXPIRED_AFTER_MS, end });
  let left = MAX_PER_RUN;
  let isTriedAgain = false;
  for await (const { to, sessions } of spans) {
    for (const { id, createdAt } of sessions.filter((one) => one.holdsPersonalData)) {
      if (left === 0 || performance.now() > end) return;
      left -= 1;
      const isErased = await erase(shop, id, 'everything');
      isTriedAgain ||= !isErased && createdAt > now - RETRIED_MS;
      if (!isTriedAgain) await shop.progress.writeCleared(createdAt);
    }
    if (!isTriedAgain) await shop.progress.writeCleared(to);
  }
}

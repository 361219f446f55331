import type { Log } from '#netlify/http/log.ts';
import type { Orders } from './order-store.ts';
import type {
  ListedRange,
  ListedReversal,
  ListedSession,
  Payments,
  ReversalKind,
} from './payments.ts';
import type { ReconcileProgress, ScannedList } from './progress-store.ts';
import type { MailQueue } from '#netlify/mail/mail-queue.ts';
import type { ReadOffer } from '#netlify/availability/offer.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, type Instant } from '#domain/day.ts';
import { ServiceError } from '#domain/service-error.ts';
import { unrecordedAlert } from './payment-alerts.ts';
import { recordPayment, recordReversal } from './record-payment.ts';

/** What reconciling needs of the shop. */
export interface ReconcileDependencies {
  payments: () => Promise<Pick<Payments, 'readSession' | 'listComplete' | 'listReversals'>>;
  orders: Pick<Orders, 'record' | 'findRecorded' | 'findSessions' | 'markReversal'>;
  offer: ReadOffer;
  outbox: Pick<MailQueue, 'add'>;
  progress: ReconcileProgress;
  log: Pick<Log, 'alarm'>;
  now: () => Instant;
}

/** The result of a run: paid sessions seen, missing orders recorded, and orders that failed. */
export interface ReconcileReport {
  seen: number;
  recorded: number;
  failed: number;
}

/** How long the webhook has to record an order first. */
const HEAD_START_MS = 2 * MINUTE_MS;
const FULL_SCAN_DAYS = 30;
const FULL_SCAN_INTERVAL_MS = 20 * HOUR_MS;

/** How a list of the provider is read, newest first, and a page of it recorded: false when the time is up. */
interface Scan<Entry> {
  read: (range: ListedRange) => Promise<{ entries: readonly Entry[]; hasMore: boolean }>;
  record: (page: readonly Entry[], end: number) => Promise<boolean>;
}

/** Records one session. A failure alerts the shop once and does not stop the others. */
async function recordOne(
  shop: ReconcileDependencies,
  session: ListedSession,
  report: ReconcileReport,
): Promise<void> {
  try {
    const recorded = await recordPayment(shop, session.id, shop.now());
    if (recorded === 'recorded') report.recorded += 1;
  } catch (error) {
    if (error instanceof ServiceError && error.service === 'database') throw error;
    report.failed += 1;
    shop.log.alarm('not-recorded', { sessionId: session.id }, error);
    if (!(error instanceof ServiceError))
      await shop.outbox.add(unrecordedAlert(session), shop.now());
  }
}

/** Reads payments, and records the missing orders, and what of others went back. */
const paymentScan = (
  shop: ReconcileDependencies,
  report: ReconcileReport,
): Scan<ListedSession> => ({
  async read(range) {
    const { sessions: entries, hasMore } = await (await shop.payments()).listComplete(range);
    return { entries, hasMore };
  },
  async record(page, end) {
    const paid = page.filter(({ isPaid, isShops }) => isPaid && isShops);
    report.seen += paid.length;
    if (paid.length === 0) return true;
    const known = await shop.orders.findRecorded(paid.map(({ id }) => id));
    for (const session of paid) {
      const isKnown = known.has(session.id);
      if (isKnown && session.refundedPence === 0 && !session.isDisputed) continue;
      if (performance.now() > end) return false;
      if (isKnown) await recordReversal(shop.orders, session, shop.now());
      else await recordOne(shop, session, report);
    }
    return true;
  },
});

/** Reads refunds or disputes, and records those of stored orders, however old these are. */
const reversalScan = (
  { payments, orders, now }: ReconcileDependencies,
  kind: ReversalKind,
): Scan<ListedReversal> => ({
  async read(range) {
    const { reversals: entries, hasMore } = await (await payments()).listReversals(kind, range);
    return { entries, hasMore };
  },
  async record(page, end) {
    const reversed = page.flatMap(({ paymentIntentId }) => paymentIntentId ?? []);
    const sessions = await orders.findSessions(reversed);
    for (const { paymentIntentId, refundedPence, isDisputed } of page) {
      const id = paymentIntentId === null ? undefined : sessions.get(paymentIntentId);
      if (id === undefined) continue;
      if (performance.now() > end) return false;
      await recordReversal(orders, { id, refundedPence, isDisputed }, now());
    }
    return true;
  },
});

/** Pages from `to` back to `from`; returns false when the time is up. */
async function scan<Entry extends { id: string; createdAt: Instant }>(
  { read, record }: Scan<Entry>,
  range: { from: Instant; to: Instant },
  end: number,
  afterPage: (oldest: Instant) => Promise<void> = () => Promise.resolve(),
): Promise<boolean> {
  let after: string | null = null;
  for (;;) {
    if (performance.now() > end) return false;
    const { entries, hasMore }: Awaited<ReturnType<typeof read>> = await read({ ...range, after });
    if (!(await record(entries, end))) return false;
    const oldest = entries.at(-1);
    if (!oldest || !hasMore) return true;
    await afterPage(oldest.createdAt);
    after = oldest.id;
  }
}

/**
 * Continues the 30-day scan of a list where the last run stopped, from `newest` back; a finished scan rests for 20 hours.
 * Returns false when the time is up.
 */
async function continueFullScan<Entry extends { id: string; createdAt: Instant }>(
  { progress, now }: Pick<ReconcileDependencies, 'progress' | 'now'>,
  list: ScannedList,
  pages: Scan<Entry>,
  { newest, end, force }: { newest: Instant; end: number; force: boolean },
): Promise<boolean> {
  const began = now();
  const { scannedTo, finishedAt } = await progress.read(list);
  const isResting = finishedAt !== null && began - finishedAt < FULL_SCAN_INTERVAL_MS;
  if (isResting && !force) return true;
  const to = finishedAt === null && scannedTo !== null ? scannedTo + 1000 : newest;
  const range = { from: began - FULL_SCAN_DAYS * DAY_MS, to };
  const isScanned = await scan(pages, range, end, (oldest) =>
    progress.write(list, { scannedTo: oldest, finishedAt: null }),
  );
  if (isScanned) await progress.write(list, { scannedTo: null, finishedAt: began });
  return isScanned;
}

/**
 * Records payments, refunds and disputes that no webhook reported: of the last day at each run, of 30 days once a day in parts.
 * Payments come first, then refunds and disputes, which may be of older payments.
 */
export async function reconcileOrders(
  shop: ReconcileDependencies,
  { force, budgetMs }: { force: boolean; budgetMs: number },
): Promise<ReconcileReport> {
  const end = performance.now() + budgetMs;
  const report = { seen: 0, recorded: 0, failed: 0 };
  const now = shop.now();
  const payments = paymentScan(shop, report);
  if (!(await scan(payments, { from: now - DAY_MS, to: now - HEAD_START_MS }, end))) return report;
  if (report.failed === 0) await shop.progress.markChecked(now);
  const older = { newest: now - DAY_MS, end, force };
  if (!(await continueFullScan(shop, 'payments', payments, older))) return report;
  for (const kind of ['refunds', 'disputes'] as const) {
    const all = { newest: now, end, force };
    if (!(await continueFullScan(shop, kind, reversalScan(shop, kind), all))) return report;
  }
  return report;
}

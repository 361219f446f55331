import type { Log } from '#netlify/http/log.ts';
import type { Orders } from './order-store.ts';
import type { ListedReversal, ListedSession, Payments, ReversalKind } from './payments.ts';
import type { ReconcileProgress } from './progress-store.ts';
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

type Page = readonly ListedSession[];

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

/** Records the missing orders of a page, and what of others went back; returns false when the time is up. */
async function recordPage(
  shop: ReconcileDependencies,
  page: Page,
  report: ReconcileReport,
  end: number,
): Promise<boolean> {
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
}

/** Pages from `to` back to `from`; returns false when the time is up. */
async function scan(
  shop: ReconcileDependencies,
  range: { from: Instant; to: Instant },
  report: ReconcileReport,
  end: number,
  afterPage: (oldest: Instant) => Promise<void> = () => Promise.resolve(),
): Promise<boolean> {
  const payments = await shop.payments();
  let after: string | null = null;
  for (;;) {
    if (performance.now() > end) return false;
    const { sessions, hasMore }: { sessions: Page; hasMore: boolean } = await payments.listComplete(
      { ...range, after },
    );
    if (!(await recordPage(shop, sessions, report, end))) return false;
    const oldest = sessions.at(-1);
    if (!oldest || !hasMore) return true;
    await afterPage(oldest.createdAt);
    after = oldest.id;
  }
}

/** Records a page of refunds or disputes of stored orders; returns false when the time is up. */
async function recordReversals(
  { orders, now }: ReconcileDependencies,
  page: readonly ListedReversal[],
  end: number,
): Promise<boolean> {
  const payments = page.flatMap(({ paymentIntentId }) => paymentIntentId ?? []);
  const sessions = await orders.findSessions(payments);
  for (const { paymentIntentId, refundedPence, isDisputed } of page) {
    const id = paymentIntentId === null ? undefined : sessions.get(paymentIntentId);
    if (id === undefined) continue;
    if (performance.now() > end) return false;
    await recordReversal(orders, { id, refundedPence, isDisputed }, now());
  }
  return true;
}

/** Records refunds or disputes created since a moment, also of orders of any age; returns false when the time is up. */
async function scanReversals(
  shop: ReconcileDependencies,
  kind: ReversalKind,
  range: { from: Instant; to: Instant },
  end: number,
): Promise<boolean> {
  const payments = await shop.payments();
  let after: string | null = null;
  for (;;) {
    if (performance.now() > end) return false;
    const { reversals, hasMore }: Awaited<ReturnType<Payments['listReversals']>> =
      await payments.listReversals(kind, { ...range, after });
    if (!(await recordReversals(shop, reversals, end))) return false;
    const oldest = reversals.at(-1);
    if (!oldest || !hasMore) return true;
    after = oldest.id;
  }
}

/**
 * Continues the 30-day scan where the last run stopped; a finished scan rests for 20 hours. Payments come first, then refunds
 * and disputes, which may be of older payments.
 */
async function continueFullScan(
  shop: ReconcileDependencies,
  report: ReconcileReport,
  end: number,
  force: boolean,
): Promise<void> {
  const now = shop.now();
  const { scannedTo, finishedAt } = await shop.progress.read();
  const isResting = finishedAt !== null && now - finishedAt < FULL_SCAN_INTERVAL_MS;
  if (isResting && !force) return;
  const to = finishedAt === null && scannedTo !== null ? scannedTo + 1000 : now - DAY_MS;
  const from = now - FULL_SCAN_DAYS * DAY_MS;
  const isScanned = await scan(shop, { from, to }, report, end, (oldest) =>
    shop.progress.write({ scannedTo: oldest, finishedAt: null }),
  );
  if (!isScanned) return;
  const reversed = { from, to: now };
  const isDone =
    (await scanReversals(shop, 'refunds', reversed, end)) &&
    (await scanReversals(shop, 'disputes', reversed, end));
  if (isDone) await shop.progress.write({ scannedTo: null, finishedAt: now });
}

/** Records payments, refunds and disputes that no webhook reported: of the last day at each run, of 30 days once a day in parts. */
export async function reconcileOrders(
  shop: ReconcileDependencies,
  { force, budgetMs }: { force: boolean; budgetMs: number },
): Promise<ReconcileReport> {
  const end = performance.now() + budgetMs;
  const report = { seen: 0, recorded: 0, failed: 0 };
  const now = shop.now();
  const lastDay = { from: now - DAY_MS, to: now - HEAD_START_MS };
  if (!(await scan(shop, lastDay, report, end))) return report;
  if (report.failed === 0) await shop.progress.markChecked(now);
  await continueFullScan(shop, report, end, force);
  return report;
}

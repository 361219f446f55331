import { openClock } from '#netlify/time/clock.ts';
import { consoleLog } from '#netlify/adapters/log.ts';
import { openAvailability } from '#netlify/adapters/postgres/availability.ts';
import { openDataRequests } from '#netlify/adapters/postgres/data-requests.ts';
import { openDatabase, type Database } from '#netlify/adapters/postgres/database.ts';
import { openMessages } from '#netlify/adapters/postgres/messages.ts';
import { openMorning } from '#netlify/adapters/postgres/morning.ts';
import { openWaitingCounts } from '#netlify/adapters/postgres/waiting-counts.ts';
import { openOrders } from '#netlify/adapters/postgres/orders.ts';
import { openOutbox } from '#netlify/adapters/postgres/outbox.ts';
import { openParcels } from '#netlify/adapters/postgres/parcels.ts';
import { openPageViews } from '#netlify/adapters/postgres/page-views.ts';
import { openRateLimits } from '#netlify/adapters/postgres/rate-limits.ts';
import { openReconcileProgress } from '#netlify/adapters/postgres/reconcile-progress.ts';
import { openReviews } from '#netlify/adapters/postgres/reviews.ts';
import { openShopkeeperSessions } from '#netlify/adapters/postgres/shopkeeper-sessions.ts';
import { postalCalendar } from '#data/calendar.ts';
import { catalogue } from '#data/catalogue.ts';
import { shop as facts } from '#data/shop.ts';
import type { Instant } from '#domain/day.ts';
import type { PageViews } from '#netlify/page-views/page-view-store.ts';
import { readOffer, type AvailabilityStore, type ReadOffer } from '#netlify/availability/offer.ts';
import type { PaymentPages } from '#netlify/checkout/payment-pages.ts';
import type { Messages } from '#netlify/messages/message-store.ts';
import type { MorningStore } from '#netlify/morning/morning-store.ts';
import type { Orders } from '#netlify/orders/order-store.ts';
import type { Payments } from '#netlify/orders/payments.ts';
import type { ReconcileProgress } from '#netlify/orders/progress-store.ts';
import type { Mailer } from '#netlify/outbox/mailer.ts';
import type { Outbox } from '#netlify/outbox/outbox-store.ts';
import type { Parcels } from '#netlify/parcels/parcel-store.ts';
import type { DataRequests } from '#netlify/privacy/data-request-store.ts';
import type { ReviewStore } from '#netlify/reviews/review-store.ts';
import type { WaitingCountsStore } from '#netlify/shopkeeper/waiting-counts-store.ts';
import type { ShopkeeperSessions } from '#netlify/shopkeeper/shopkeeper-store.ts';
import type { Log } from './log.ts';
import type { RateLimits } from './rate-limits.ts';
import { readSettings, type Settings } from './settings.ts';

export { consoleLog };

/** What endpoints get: settings, and an interface for each outside service. */
export interface Shop {
  settings: Settings;
  now: () => Instant;
  log: Log;
  offer: ReadOffer;
  database: Database;
  orders: Orders;
  parcels: Parcels;
  morning: MorningStore;
  outbox: Outbox;
  limits: RateLimits;
  progress: ReconcileProgress;
  dataRequests: DataRequests;
  pageViews: PageViews;
  messages: Messages;
  reviews: ReviewStore;
  waitingCounts: WaitingCountsStore;
  shopkeeper: ShopkeeperSessions;
  availability: AvailabilityStore;
  /** Loaded on first use: the SDK slows down every cold start that does not need it. */
  payments: () => Promise<Payments & PaymentPages>;
}

function build(settings: Settings): Shop {
  const database = openDatabase();
  const now = openClock(settings.clockStart);
  const availability = openAvailability(database);
  let payments: Promise<Payments & PaymentPages> | undefined;
  return {
    settings,
    now,
    log: consoleLog,
    offer: () =>
      readOffer({ catalogue, calendar: postalCalendar }, availability, now(), consoleLog),
    database,
    orders: openOrders(database),
    parcels: openParcels(database),
    morning: openMorning(database),
    outbox: openOutbox(database),
    limits: openRateLimits(database, settings.rateLimitFactor),
    progress: openReconcileProgress(database),
    dataRequests: openDataRequests(database),
    pageViews: openPageViews(database),
    messages: openMessages(database),
    reviews: openReviews(database),
    waitingCounts: openWaitingCounts(database),
    shopkeeper: openShopkeeperSessions(database),
    availability,
    payments: () =>
      (payments ??= import('#netlify/adapters/stripe/payments.ts').then(({ openPayments }) =>
        openPayments(settings.payments),
      )),
  };
}

let built: Shop | undefined;

/**
 * Returns the shop of this process, built on the first call; throws `SettingsError` when the environment is incomplete.
 */
export function openShop(request: Pick<Request, 'url'>, deployContext?: string): Shop {
  built ??= build(
    readSettings(process.env, { from: facts.mail.from, inbox: facts.mail.inbox }, deployContext),
  );
  if (!built.settings.isPreview) return built;
  // A preview has several URLs, and none of them is the shop's.
  return { ...built, settings: { ...built.settings, siteUrl: new URL(request.url).origin } };
}

/** Loads the mailer on first use. It is not part of `Shop`, so that only functions that send mails include its code. */
export async function loadMailer({ mail }: Settings): Promise<Mailer> {
  const { openMailer } = await import('#netlify/adapters/smtp/mailer.ts');
  return openMailer(mail);
}

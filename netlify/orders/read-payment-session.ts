import { deliveryMethodText } from '#copy/delivery.ts';
import type { Log } from '#netlify/http/log.ts';
import type { Orders, StoredOrder } from './order-store.ts';
import type { CheckoutSession, PaymentOrder, Payments } from './payments.ts';
import type { PaymentSession } from '#contract/get-session.ts';
import type { PlacedOrderJson } from '#contract/placed-order.ts';
import { encodeOrderSummary } from '#contract/order-summary.ts';
import { HOUR_MS, type Day, type Instant } from '#domain/day.ts';
import { ServiceError } from '#domain/service-error.ts';
import { fullName } from '#domain/customer/customer.ts';
import { isRefundedInFull } from '#domain/order/payment-stop.ts';
import { summarizeOrder } from './summarize-order.ts';
import { tokenAfterPayment } from './order-page-link.ts';
import { withParcelChanges } from './stored-parcel.ts';
import { recordSession, type RecordResult } from './record-payment.ts';
import type { Offer, ReadOffer } from '#netlify/availability/offer.ts';
import { HttpError } from '#netlify/http/http-error.ts';
import type { Settings } from '#netlify/http/settings.ts';
import type { MailQueue } from '#netlify/mail/mail-queue.ts';

/** What reading a session needs of the shop. */
export interface SessionDependencies {
  payments: () => Promise<Pick<Payments, 'readSession'>>;
  orders: Pick<Orders, 'record' | 'find' | 'findRecorded'>;
  outbox: Pick<MailQueue, 'add'>;
  log: Pick<Log, 'alarm'>;
  offer: ReadOffer;
  settings: Pick<Settings, 'secret'>;
}

/** Only valid session ids are sent to the provider: anything else could lead to another URL of its API. */
const SESSION_ID = /^cs_(?:test|live)_[A-Za-z0-9]+$/;

/** Returns an order for the page; null when it cannot be read. */
function orderOf(
  { order, shippingName }: PaymentOrder,
  paidAt: Instant,
  offer: Offer,
): PlacedOrderJson['order'] {
  return order && encodeOrderSummary(summarizeOrder({ order, shippingName, paidAt }, offer));
}

/** Returns the requested day of an order that one parcel meets; several have a day each. */
function metDayOf(order: PlacedOrderJson['order']): Day | null {
  const [parcel, ...others] = order?.parcels ?? [];
  return parcel && others.length === 0 ? parcel.metDay : null;
}

/** Returns the name of the recipient, or of the payer; empty for several recipients. */
function recipientName({ recipient, name }: CheckoutSession, { order }: PaymentOrder): string {
  if (order?.kind === 'boxes' && order.parcels.length > 1) return '';
  return recipient ? fullName(recipient) : name;
}

/** A session of the shop with its order as it is packed now. */
interface SessionWithOrder {
  session: CheckoutSession;
  paymentOrder: PaymentOrder;
  /** Null without a stored order. */
  stored: StoredOrder | null;
  offer: Offer;
  recorded: RecordResult | 'later';
}

/** Returns a session as the thank-you page may see it; name and e-mail only while `namesPayer`. */
function toPaymentSession(
  { session, paymentOrder, offer }: SessionWithOrder,
  namesPayer: boolean,
): PaymentSession {
  const { paymentStatus, email } = session;
  const order = orderOf(paymentOrder, session.paidAt, offer);
  return {
    payment_status: paymentStatus,
    status: session.status,
    payment_intent: {
      id: session.paymentIntentId,
      metadata: { orderNumber: paymentOrder.orderNumber },
    },
    metadata: {
      orderType: paymentOrder.orderType,
      source: paymentOrder.source,
      shippingMethod: deliveryMethodText(paymentOrder.shippingName, metDayOf(order)),
    },
    line_items: {
      data: session.lines.map(({ description, quantity, totalPence }) => ({
        description,
        quantity,
        amount_total: totalPence,
      })),
    },
    shipping_cost: { amount_total: session.shippingPence },
    ...(namesPayer
      ? { customer_details: { name: recipientName(session, paymentOrder), email } }
      : {}),
    amount_total: session.totalPence,
  };
}

/** Returns the stored order; null without one, and while the database is away, since the payment states the order too. */
async function findStored(
  shop: SessionDependencies,
  session: CheckoutSession,
): Promise<StoredOrder | null> {
  if (session.paymentStatus === 'unpaid') return null;
  try {
    return await shop.orders.find(session.id);
  } catch (error) {
    if (!(error instanceof ServiceError)) {
      shop.log.alarm('order-not-read', { sessionId: session.id }, error);
    }
    return null;
  }
}

/** Records the order ahead of the webhook. A failure is logged and does not stop the page from reading the session. */
async function tryRecording(
  shop: SessionDependencies,
  session: CheckoutSession,
  now: Instant,
): Promise<RecordResult | 'later'> {
  try {
    return await recordSession(shop, session, now);
  } catch (error) {
    if (!(error instanceof ServiceError))
      shop.log.alarm('not-recorded', { sessionId: session.id }, error);
    return 'later';
  }
}

const unknownSession = (): HttpError =>
  new HttpError(404, 'unknown-session', 'Order not found', 'We do not know this order.');

/**
 * Reads a session and records its order if the webhook has not; throws 404 for a session that is not the shop’s, or was paid too
 * long ago to be recorded and has no order.
 */
async function readAndRecord(
  shop: SessionDependencies,
  { sessionId, now }: { sessionId: string; now: Instant },
): Promise<SessionWithOrder> {
  const isSession = SESSION_ID.test(sessionId);
  const session = isSession ? await (await shop.payments()).readSession(sessionId) : null;
  if (!session?.paymentOrder) throw unknownSession();
  const offer = await shop.offer();
  const recorded = await tryRecording(
    { ...shop, offer: () => Promise.resolve(offer) },
    session,
    now,
  );
  if (recorded === 'too-late') throw unknownSession();
  const stored = recorded === 'later' ? null : await findStored(shop, session);
  const order = (stored && withParcelChanges(stored).order) ?? session.paymentOrder.order;
  return { session, paymentOrder: { ...session.paymentOrder, order }, stored, offer, recorded };
}

/**
 * Returns whether a session may name who paid: once it is paid, until the shop deletes the personal data of its order. While
 * nobody can tell whether it did, for an hour after the payment.
 */
const mayNamePayer = ({ session, stored }: SessionWithOrder, now: Instant): boolean =>
  session.paymentStatus !== 'unpaid' &&
  (stored ? stored.email !== '' : now - session.paidAt <= HOUR_MS);

/** Returns a payment session for the thank-you page, and whether this recorded its order; throws 404 as `readAndRecord` does. */
export async function readPaymentSession(
  shop: SessionDependencies,
  question: { sessionId: string; now: Instant },
): Promise<{ session: PaymentSession; recorded: RecordResult | 'later' }> {
  const read = await readAndRecord(shop, question);
  const session = toPaymentSession(read, mayNamePayer(read, question.now));
  return { session, recorded: read.recorded };
}

/**
 * Returns the order of a payment session as it is packed now, with the token of its own page, and whether this recorded it;
 * throws 404 as `readAndRecord` does.
 */
export async function readPlacedOrder(
  shop: SessionDependencies,
  question: { sessionId: string; now: Instant },
): Promise<{ placedOrder: PlacedOrderJson; recorded: RecordResult | 'later' }> {
  const { session, paymentOrder, stored, offer, recorded } = await readAndRecord(shop, question);
  const page =
    stored && tokenAfterPayment(stored, { secret: shop.settings.secret, now: question.now });
  const placedOrder = {
    order: orderOf(paymentOrder, session.paidAt, offer),
    isRefundedInFull: stored !== null && isRefundedInFull(stored),
    page,
  };
  return { placedOrder, recorded };
}

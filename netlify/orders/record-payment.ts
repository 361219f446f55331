import type { NewOrder, Orders } from './order-store.ts';
import { disputeAlert, refundAlert, unrecordedAlert } from './payment-alerts.ts';
import type { CheckoutSession, ListedSession, PaymentOrder, Payments } from './payments.ts';
import { asciiEmail } from '#contract/email-address.ts';
import { emptyCustomer } from '#domain/customer/customer.ts';
import { DAY_MS, type Instant } from '#domain/day.ts';
import { oldestKeptOrder } from '#domain/order/retention.ts';
import { withRecipient } from '#domain/order/order.ts';
import { ORDER_MAILS, goesToShop } from '#netlify/mail/mail-kinds.ts';
import type { MailQueue } from '#netlify/mail/mail-queue.ts';
import type { Offer, ReadOffer } from '#netlify/availability/offer.ts';
import { isRecordedLate } from './release-confirmation.ts';
import { planParcels } from './stored-parcel.ts';

/** What recording needs of the shop. */
export interface RecordingDependencies {
  payments: () => Promise<Pick<Payments, 'readSession'>>;
  orders: Pick<Orders, 'record' | 'findRecorded'>;
  outbox: Pick<MailQueue, 'add'>;
  offer: ReadOffer;
}

/** How long after its payment an order may be recorded: by then the shop has forgotten whose data it was asked to delete. */
const RECORDABLE_MS = 31 * DAY_MS;

/** What became of a session that may have been paid. */
export type RecordResult = 'recorded' | 'known' | 'unpaid' | 'not-ours' | 'too-late';

function toNewOrder(
  session: CheckoutSession,
  paymentOrder: PaymentOrder,
  offer: Offer,
  now: Instant,
): NewOrder {
  const email = asciiEmail(session.email);
  const recipient = {
    ...(session.recipient ?? { ...emptyCustomer, firstName: session.name }),
    email,
    emailMarketingOptIn: paymentOrder.emailMarketingOptIn,
  };
  const order = {
    sessionId: session.id,
    orderNumber: paymentOrder.orderNumber || session.id.slice(0, 8),
    orderType: paymentOrder.orderType || 'unknown',
    paymentIntentId: session.paymentIntentId,
    paidAt: session.paidAt,
    recordedAt: now,
    totalPence: session.totalPence,
    expectedTotalPence: paymentOrder.expectedTotalPence,
    refundedPence: session.refundedPence,
    isDisputed: session.isDisputed,
    shippingPence: session.shippingPence,
    shippingName: paymentOrder.shippingName,
    lines: session.lines,
    email,
    recipient,
    order: paymentOrder.order && withRecipient(paymentOrder.order, recipient),
  };
  return { ...order, parcels: planParcels(order, offer) };
}

/** Tells the shop once of a payment that is too old to be recorded and has no order. */
async function reportTooLate(
  { orders, outbox }: Pick<RecordingDependencies, 'orders' | 'outbox'>,
  { id, totalPence }: CheckoutSession,
  { orderNumber }: PaymentOrder,
  now: Instant,
): Promise<RecordResult> {
  if ((await orders.findRecorded([id])).has(id)) return 'known';
  await outbox.add(unrecordedAlert({ id, orderNumber, totalPence }, { isOld: true }), now);
  return 'too-late';
}

/**
 * Stores the order, its parcels and its mails in one statement if the session is the shop’s, paid and new. A late order’s customer
 * gets no mail until the shop releases it. 31 days after its payment the shop is told of it instead. An order that is kept no
 * longer counts as known: the shop has deleted it.
 */
export async function recordSession(
  { orders, outbox, offer }: Pick<RecordingDependencies, 'orders' | 'outbox' | 'offer'>,
  session: CheckoutSession,
  now: Instant,
): Promise<RecordResult> {
  if (!session.paymentOrder) return 'not-ours';
  if (session.paymentStatus === 'unpaid') return 'unpaid';
  if (session.paidAt < oldestKeptOrder(now)) return 'known';
  if (now - session.paidAt > RECORDABLE_MS) {
    return reportTooLate({ orders, outbox }, session, session.paymentOrder, now);
  }
  const order = toNewOrder(session, session.paymentOrder, await offer(), now);
  const mails = isRecordedLate(order) ? ORDER_MAILS.filter(goesToShop) : ORDER_MAILS;
  const isNew = await orders.record(order, mails);
  return isNew ? 'recorded' : 'known';
}

/** Records a payment by its session id, from the provider’s current data and never from an event’s. */
export async function recordPayment(
  shop: RecordingDependencies,
  sessionId: string,
  now: Instant,
): Promise<RecordResult> {
  const session = await (await shop.payments()).readSession(sessionId);
  return session ? recordSession(shop, session, now) : 'not-ours';
}

/** Stores what of a recorded payment went back, as the provider states it now, and alerts the shop of what is new. */
export async function recordReversal(
  orders: Pick<Orders, 'markReversal'>,
  { id, refundedPence, isDisputed }: Pick<ListedSession, 'id' | 'refundedPence' | 'isDisputed'>,
  now: Instant,
): Promise<void> {
  const alerts = { refunded: refundAlert(id, refundedPence), disputed: disputeAlert(id) };
  await orders.markReversal({ sessionId: id, refundedPence, isDisputed }, alerts, now);
}

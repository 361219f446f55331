import type { Orders } from '#netlify/adapters/postgres/orders.ts';
import type { StoredOrder } from '#netlify/adapters/postgres/stored-order.ts';
import type { PaidSession } from '#netlify/adapters/stripe/paid-session.ts';
import type { Payments } from '#netlify/adapters/stripe/payments.ts';
import { asciiEmail } from '#contract/email-address.ts';
import { emptyCustomer } from '#domain/customer/customer.ts';
import type { Instant } from '#domain/day.ts';
import { isShopPayment } from '#domain/order/order-metadata.ts';
import type { Pence } from '#domain/money.ts';
import { ORDER_MAILS, goesToShop } from '#netlify/mail/mail-kinds.ts';
import { isRecordedLate } from './release-confirmation.ts';

/** What recording needs of the shop. */
export interface RecordingDependencies {
  payments: () => Promise<Pick<Payments, 'readSession'>>;
  orders: Pick<Orders, 'record'>;
}

/** What became of a session that may have been paid. */
export type RecordResult = 'recorded' | 'known' | 'unpaid' | 'not-ours';

/** More than the payment provider allows in one payment. */
const MAX_TOTAL_PENCE = 100_000_000;

/** Returns the total that the shop asked for, from the metadata; null when it is missing or malformed. */
function expectedTotal(written = ''): Pence | null {
  const expected = Number(written);
  return /^\d+$/.test(written) && expected < MAX_TOTAL_PENCE ? expected : null;
}

function toStoredOrder(session: PaidSession, now: Instant): StoredOrder {
  const { metadata } = session;
  const email = asciiEmail(session.email);
  return {
    sessionId: session.id,
    orderNumber: metadata['orderNumber'] ?? session.id.slice(0, 8),
    orderType: metadata['orderType'] ?? 'unknown',
    paymentIntentId: session.paymentIntentId,
    paidAt: session.paidAt,
    recordedAt: now,
    totalPence: session.totalPence,
    expectedTotalPence: expectedTotal(metadata['expectedTotal']),
    refundedPence: session.refundedPence,
    isDisputed: session.isDisputed,
    shippingPence: session.shippingPence,
    shippingName: metadata['shippingMethod'] ?? '',
    lines: session.lines,
    email,
    recipient: {
      ...(session.recipient ?? { ...emptyCustomer, firstName: session.name }),
      email,
      emailMarketingOptIn: metadata['emailOptIn'] === 'yes',
    },
    metadata,
  };
}

/**
 * Stores the order and its mails in one statement if the session is the shop’s, paid and new. A late order’s customer
 * gets no mail until the shop releases it.
 */
export async function recordSession(
  orders: Pick<Orders, 'record'>,
  session: PaidSession,
  now: Instant,
): Promise<RecordResult> {
  if (!isShopPayment(session.metadata)) return 'not-ours';
  if (session.paymentStatus === 'unpaid') return 'unpaid';
  const order = toStoredOrder(session, now);
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
  return session ? recordSession(shop.orders, session, now) : 'not-ours';
}

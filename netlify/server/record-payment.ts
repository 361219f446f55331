import type { Orders } from '#adapters/orders.ts';
import type { StoredOrder } from '#adapters/stored-order.ts';
import type { PaidSession } from '#adapters/paid-session.ts';
import type { Payments } from '#adapters/payments.ts';
import { asciiEmail } from '#contract/email-address.ts';
import { emptyCustomer } from '#domain/customer.ts';
import type { Instant } from '#domain/day.ts';
import { isOurs } from '#domain/order-metadata.ts';
import type { Pence } from '#domain/money.ts';
import { ORDER_MAILS, goesToShop } from './mail-kinds.ts';
import { isRecordedLate } from './release-confirmation.ts';

/** What recording needs of the shop. */
export interface RecordingDependencies {
  payments: () => Promise<Pick<Payments, 'readSession'>>;
  orders: Pick<Orders, 'record'>;
}

/** What became of a session that may have been paid. */
export type Recorded = 'recorded' | 'known' | 'unpaid' | 'not-ours';

/** More than the payment provider takes in one payment. */
const NO_PRICE = 100_000_000;

/** The total the shop asked for, as it stands in the metadata; null where that is none. */
function expectedTotal(written = ''): Pence | null {
  const expected = Number(written);
  return /^\d+$/.test(written) && expected < NO_PRICE ? expected : null;
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
 * Records a session that was read back: stores the order and its mails at once if it is the shop's, paid and new. The
 * customer of a late one gets no mail until the shop agrees.
 */
export async function recordSession(
  orders: Pick<Orders, 'record'>,
  session: PaidSession,
  now: Instant,
): Promise<Recorded> {
  if (!isOurs(session.metadata)) return 'not-ours';
  if (session.paymentStatus === 'unpaid') return 'unpaid';
  const order = toStoredOrder(session, now);
  const mails = isRecordedLate(order) ? ORDER_MAILS.filter(goesToShop) : ORDER_MAILS;
  const isNew = await orders.record(order, mails);
  return isNew ? 'recorded' : 'known';
}

/** Records a payment by its session's id, from what the provider says now and never from what an event said. */
export async function recordPayment(
  shop: RecordingDependencies,
  sessionId: string,
  now: Instant,
): Promise<Recorded> {
  const session = await (await shop.payments()).readSession(sessionId);
  return session ? recordSession(shop.orders, session, now) : 'not-ours';
}

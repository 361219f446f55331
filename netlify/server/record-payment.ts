import type { Orders } from '#adapters/orders.ts';
import type { StoredOrder } from '#adapters/stored-order.ts';
import type { PaidSession } from '#adapters/paid-session.ts';
import type { Payments } from '#adapters/payments.ts';
import { emptyCustomer } from '#domain/customer.ts';
import type { Instant } from '#domain/day.ts';
import { isOurs } from '#domain/order-metadata.ts';
import { ORDER_MAILS } from './mail-kinds.ts';

/** What recording needs of the shop. */
export interface RecordingDependencies {
  payments: () => Promise<Pick<Payments, 'readSession'>>;
  orders: Pick<Orders, 'record'>;
}

/** What became of a session that may have been paid. */
export type Recorded = 'recorded' | 'known' | 'unpaid' | 'not-ours';

/** The total the shop asked for, as it stands in the metadata; what was paid where that cannot be read. */
function expectedTotal({ metadata, totalPence }: PaidSession): number {
  const expected = Number(metadata['expectedTotal']);
  return Number.isSafeInteger(expected) ? expected : totalPence;
}

function toStoredOrder(session: PaidSession): StoredOrder {
  const { metadata } = session;
  return {
    sessionId: session.id,
    orderNumber: metadata['orderNumber'] ?? session.id.slice(0, 8),
    orderType: metadata['orderType'] ?? 'unknown',
    paymentIntentId: session.paymentIntentId,
    paidAt: session.paidAt,
    totalPence: session.totalPence,
    expectedTotalPence: expectedTotal(session),
    refundedPence: session.refundedPence,
    shippingPence: session.shippingPence,
    shippingName: metadata['shippingMethod'] ?? '',
    lines: session.lines,
    email: session.email,
    recipient: {
      ...(session.recipient ?? { ...emptyCustomer, firstName: session.name, email: session.email }),
      emailMarketingOptIn: metadata['emailOptIn'] === 'yes',
    },
    metadata,
  };
}

/** Records a session that was read back: stores the order and its mails at once if it is the shop's, paid and new. */
export async function recordSession(
  orders: Pick<Orders, 'record'>,
  session: PaidSession,
  now: Instant,
): Promise<Recorded> {
  if (!isOurs(session.metadata)) return 'not-ours';
  if (session.paymentStatus === 'unpaid') return 'unpaid';
  const isNew = await orders.record(toStoredOrder(session), ORDER_MAILS, now);
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

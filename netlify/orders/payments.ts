import type { CustomerInfo } from '#domain/customer/customer.ts';
import type { Instant } from '#domain/day.ts';
import type { Pence } from '#domain/money.ts';
import type { Order } from '#domain/order/order.ts';
import type { PaymentLine } from '#domain/order/order-payment.ts';
import type { PaymentReversal } from '#domain/order/payment-stop.ts';

/** An order as the provider holds it. */
export interface PaymentOrder {
  /** Empty where the metadata states none, as the three texts after it. */
  orderNumber: string;
  orderType: string;
  source: string;
  shippingName: string;
  /** The total that the shop asked for; null when it is missing or malformed. */
  expectedTotalPence: Pence | null;
  emailMarketingOptIn: boolean;
  /** Null when the data is damaged: a part of an order must not be packed. */
  order: Order | null;
}

/** A payment session read from the provider, with all its lines. */
export interface CheckoutSession extends PaymentReversal {
  id: string;
  status: 'open' | 'complete' | 'expired' | null;
  paymentStatus: 'paid' | 'unpaid' | 'no_payment_required';
  createdAt: Instant;
  /** When the payment was taken; before that, when the session was created. */
  paidAt: Instant;
  paymentIntentId: string | null;
  /** What was ordered; null for the payment of another product. */
  paymentOrder: PaymentOrder | null;
  lines: readonly PaymentLine[];
  shippingPence: Pence;
  /** The payer’s name. */
  name: string;
  email: string;
  /** The parcel’s recipient; null until one is given. */
  recipient: CustomerInfo | null;
}

/** A complete session as listed. */
export interface ListedSession extends PaymentReversal {
  id: string;
  createdAt: Instant;
  isPaid: boolean;
  /** Whether it carries the shop's mark. */
  isShops: boolean;
  /** Empty when the payment states none. */
  orderNumber: string;
}

/** A refund or dispute as listed, with what of its payment went back in all. */
export interface ListedReversal extends Omit<PaymentReversal, 'totalPence'> {
  id: string;
  createdAt: Instant;
  paymentIntentId: string | null;
}

/** What takes money back from a payment. */
export type ReversalKind = 'refunds' | 'disputes';

/** A session that expired unpaid, as listed. */
export interface ExpiredSession {
  id: string;
  createdAt: Instant;
  /** Whether it carries the shop's mark and still names somebody or holds a note. */
  holdsPersonalData: boolean;
}

/**
 * Which personal data of a session are meant: notes and the wish for news, or also who receives the parcels and who ordered
 * them, which tax law binds the shop to keep.
 */
export type PersonalPart = 'notes' | 'everything';

/** Which entries of a list: created in [from, to), newest first, 100 per page, starting after the entry `after`. */
export interface ListedRange {
  from: Instant;
  to: Instant;
  after: string | null;
}

/**
 * What the shop reads of a signed event: its type, its object and whose it is. Everything else is read back from the
 * provider.
 */
export interface PaymentEvent {
  id: string;
  type: string;
  sessionId: string | null;
  paymentIntentId: string | null;
  /** Whether its object carries the shop's mark. */
  isShops: boolean;
}

/** The payments at the payment provider. Methods throw `ServiceError` or `PaymentRequestError`. */
export interface Payments {
  /** Returns the session with all its line items, or null for an unknown id. */
  readSession(id: string): Promise<CheckoutSession | null>;
  /** Returns the session of a payment, or null for an unknown payment. */
  findSessionId(paymentIntentId: string): Promise<string | null>;
  /** Removes what the shop wrote of persons to a session. Returns false for an unknown one. */
  erasePersonalData(sessionId: string, part: PersonalPart): Promise<boolean>;
  /** Returns a page of the complete sessions. */
  listComplete(
    range: ListedRange,
  ): Promise<{ sessions: readonly ListedSession[]; hasMore: boolean }>;
  /** Returns a page of the refunds or disputes, however old their payments are. */
  listReversals(
    kind: ReversalKind,
    range: ListedRange,
  ): Promise<{ reversals: readonly ListedReversal[]; hasMore: boolean }>;
  /** Returns a page of the sessions that expired unpaid. */
  listExpired(
    range: ListedRange,
  ): Promise<{ sessions: readonly ExpiredSession[]; hasMore: boolean }>;
  /** Returns the signed event, or null for a wrong signature, one more than 300 s off, or a body that is no event. */
  readEvent(rawBody: string, signature: string, now: Instant): PaymentEvent | null;
}

import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import { isShopPayment, personalKeys, unpack } from '#netlify/adapters/stripe/order-metadata.ts';
import { sessionMetadata } from '#netlify/adapters/stripe/stripe-params.ts';
import type { PaymentPages } from '#netlify/checkout/payment-pages.ts';
import type {
  CheckoutSession,
  ListedRange,
  Payments,
  ReversalKind,
} from '#netlify/orders/payments.ts';
import { emptyCustomer, fullName, type CustomerInfo } from '#domain/customer/customer.ts';
import type { Instant } from '#domain/day.ts';
import type { Pence } from '#domain/money.ts';
import { recipientOf } from '#domain/order/order.ts';
import { PaymentRequestError } from '#domain/service-error.ts';

const PAGE_SIZE = 100;
const MAX_AGE_SECONDS = 300;

/** Who pays, and the recipient whom the payment page asks for where the order states none. */
interface Payer {
  name: string;
  email: string;
  recipient: CustomerInfo;
}

/** A payment provider without a network, and what happens to its payments. */
export interface PaymentsInMemory extends Payments, PaymentPages {
  pay(sessionId: string, payer: Payer): void;
  refund(sessionId: string, pence: Pence): Promise<void>;
  dispute(sessionId: string): void;
  expire(sessionId: string): Promise<void>;
  /** Overwrites some of a payment's metadata. */
  update(sessionId: string, metadata: Readonly<Record<string, string>>): Promise<void>;
  /** Returns the signature of an event. */
  sign(body: string, at: Instant): string;
}

interface Payment {
  session: CheckoutSession;
  metadata: Record<string, string>;
  recipient: CustomerInfo | null;
}

const event = v.object({
  id: v.string(),
  type: v.string(),
  data: v.object({
    object: v.object({
      id: v.string(),
      object: v.string(),
      payment_intent: v.nullish(v.string(), null),
      metadata: v.nullish(v.record(v.string(), v.string()), {}),
    }),
  }),
});

const wholeSeconds = (instant: Instant): Instant => Math.floor(instant / 1000) * 1000;

/** Returns a recipient as the provider holds one: with a single name and without the shop's own fields. */
function asStated(recipient: CustomerInfo, email: string): CustomerInfo {
  const { address1, address2, city, postcode } = recipient;
  const firstName = fullName(recipient);
  return { ...emptyCustomer, firstName, email, address1, address2, city, postcode };
}

/** Returns the payments of a provider in memory; `now` is its clock. */
export function inMemoryPayments(now: () => Instant, webhookSecret: string): PaymentsInMemory {
  const payments = new Map<string, Payment>();
  const byKey = new Map<string, { id: string; request: string }>();

  const reversals: { id: string; kind: ReversalKind; sessionId: string; createdAt: Instant }[] = [];
  function reverse(kind: ReversalKind, sessionId: string): void {
    const createdAt = wholeSeconds(now());
    reversals.push({ id: `re_${reversals.length + 1}`, kind, sessionId, createdAt });
  }

  function find(sessionId: string): Payment {
    const payment = payments.get(sessionId);
    if (!payment) throw new Error(`No session ${sessionId}`);
    return payment;
  }

  function change(sessionId: string, changes: Partial<CheckoutSession>): void {
    const payment = find(sessionId);
    payment.session = { ...payment.session, ...changes };
  }

  function pageOf(status: CheckoutSession['status'], { from, to, after }: ListedRange) {
    const listed = [...payments.values()]
      .filter(({ session }) => session.status === status)
      .filter(({ session: { createdAt } }) => createdAt >= from && createdAt < to)
      .toReversed()
      .toSorted((a, b) => b.session.createdAt - a.session.createdAt);
    const start = after === null ? 0 : listed.findIndex(({ session }) => session.id === after) + 1;
    const page = listed.slice(start, start + PAGE_SIZE);
    return { page, hasMore: start + PAGE_SIZE < listed.length };
  }

  const readNow = ({ session, metadata }: Payment): CheckoutSession => ({
    ...session,
    paymentOrder: unpack(metadata),
  });

  const sign = (body: string, at: Instant): string => {
    const t = Math.floor(at / 1000);
    const v1 = createHmac('sha256', webhookSecret).update(`${t}.${body}`).digest('hex');
    return `t=${t},v1=${v1}`;
  };

  return {
    createSession(params, key) {
      const request = JSON.stringify(params);
      const known = byKey.get(key);
      if (known && known.request !== request) {
        return Promise.reject(new PaymentRequestError(undefined, 'another request of this key'));
      }
      const id = known?.id ?? `cs_test_${payments.size + 1}`;
      if (!known) {
        const { lines, shipping } = params;
        const bought = lines.map(({ name, quantity, unitPence }) => ({
          description: name,
          quantity,
          totalPence: quantity * unitPence,
        }));
        const session: CheckoutSession = {
          id,
          status: 'open',
          paymentStatus: 'unpaid',
          createdAt: wholeSeconds(now()),
          paidAt: wholeSeconds(now()),
          paymentIntentId: null,
          paymentOrder: null,
          lines: bought,
          shippingPence: shipping.pricePence,
          totalPence: bought.reduce((sum, line) => sum + line.totalPence, shipping.pricePence),
          refundedPence: 0,
          isDisputed: false,
          name: '',
          email: recipientOf(params.order)?.email ?? '',
          recipient: null,
        };
        byKey.set(key, { id, request });
        payments.set(id, {
          session,
          metadata: sessionMetadata(params),
          recipient: recipientOf(params.order),
        });
      }
      const isOpen = find(id).session.status === 'open';
      return Promise.resolve({ id, url: `https://pay.example/${id}`, isOpen });
    },
    readSession(id) {
      const payment = payments.get(id);
      return Promise.resolve(payment ? readNow(payment) : null);
    },
    findSessionId(paymentIntentId) {
      const found = [...payments.values()].find(
        ({ session }) => session.paymentIntentId === paymentIntentId,
      );
      return Promise.resolve(found?.session.id ?? null);
    },
    erasePersonalData(sessionId, part) {
      const payment = payments.get(sessionId);
      if (!payment) return Promise.resolve(false);
      const erased = personalKeys(payment.metadata, part);
      payment.metadata = Object.fromEntries(
        Object.entries(payment.metadata).filter(([key]) => !erased.includes(key)),
      );
      return Promise.resolve(true);
    },
    listComplete(range) {
      const { page, hasMore } = pageOf('complete', range);
      const sessions = page.map(({ session, metadata }) => ({
        id: session.id,
        createdAt: session.createdAt,
        isPaid: session.paymentStatus === 'paid',
        totalPence: session.totalPence,
        refundedPence: session.refundedPence,
        isDisputed: session.isDisputed,
        isShops: isShopPayment(metadata),
        orderNumber: metadata['orderNumber'] ?? '',
      }));
      return Promise.resolve({ sessions, hasMore });
    },
    listReversals(kind, { from, to, after }) {
      const listed = reversals
        .filter((one) => one.kind === kind && one.createdAt >= from && one.createdAt < to)
        .toReversed();
      const start = after === null ? 0 : listed.findIndex(({ id }) => id === after) + 1;
      const page = listed.slice(start, start + PAGE_SIZE).map(({ id, sessionId, createdAt }) => {
        const { paymentIntentId, refundedPence, isDisputed } = find(sessionId).session;
        return { id, createdAt, paymentIntentId, refundedPence, isDisputed };
      });
      return Promise.resolve({ reversals: page, hasMore: start + PAGE_SIZE < listed.length });
    },
    listExpired(range) {
      const { page, hasMore } = pageOf('expired', range);
      const sessions = page.map(({ session: { id, createdAt }, metadata }) => ({
        id,
        createdAt,
        holdsPersonalData:
          isShopPayment(metadata) && personalKeys(metadata, 'everything').length > 0,
      }));
      return Promise.resolve({ sessions, hasMore });
    },
    readEvent(rawBody, signature, at) {
      const signedAt = Number(/^t=(\d+),/.exec(signature)?.[1]) * 1000;
      const isInTime = Math.abs(Math.floor(at / 1000) - signedAt / 1000) <= MAX_AGE_SECONDS;
      if (!isInTime || signature !== sign(rawBody, signedAt)) return null;
      const read = v.safeParse(v.pipe(v.string(), v.parseJson(), event), rawBody);
      if (!read.success) return null;
      const { id, type, data } = read.output;
      return {
        id,
        type,
        sessionId: data.object.object === 'checkout.session' ? data.object.id : null,
        paymentIntentId: data.object.payment_intent,
        isShops: isShopPayment(data.object.metadata),
      };
    },
    pay(sessionId, { name, email, recipient }) {
      const payment = find(sessionId);
      change(sessionId, {
        status: 'complete',
        paymentStatus: 'paid',
        paidAt: wholeSeconds(now()),
        paymentIntentId: `pi_${sessionId}`,
        name,
        email,
        recipient: asStated(payment.recipient ?? recipient, email),
      });
    },
    refund(sessionId, pence) {
      reverse('refunds', sessionId);
      change(sessionId, { refundedPence: find(sessionId).session.refundedPence + pence });
      return Promise.resolve();
    },
    dispute(sessionId) {
      reverse('disputes', sessionId);
      change(sessionId, { isDisputed: true });
    },
    expire(sessionId) {
      change(sessionId, { status: 'expired' });
      return Promise.resolve();
    },
    update(sessionId, metadata) {
      Object.assign(find(sessionId).metadata, metadata);
      return Promise.resolve();
    },
    sign,
  };
}

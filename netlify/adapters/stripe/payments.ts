import type Stripe from 'stripe';
import * as v from 'valibot';
import { ServiceError, PaymentRequestError } from '#domain/service-error.ts';
import { isShopPayment, personalKeys } from './order-metadata.ts';
import { toStripeParams } from './stripe-params.ts';
import { readPaymentEvent } from './payment-event.ts';
import { chargeOf, expanded, reversalOf, toCheckoutSession } from './checkout-session.ts';
import { withTimeout } from '#netlify/time/with-timeout.ts';
import type { Settings } from '#netlify/http/settings.ts';
import type { PaymentPages } from '#netlify/checkout/payment-pages.ts';
import type {
  CheckoutSession,
  ExpiredSession,
  ListedRange,
  ListedReversal,
  ListedSession,
  Payments,
  PersonalPart,
} from '#netlify/orders/payments.ts';

function toListedSession(session: Stripe.Checkout.Session): ListedSession {
  return {
    id: session.id,
    createdAt: session.created * 1000,
    isPaid: session.payment_status === 'paid',
    totalPence: session.amount_total ?? 0,
    ...reversalOf(chargeOf(session)),
    isShops: isShopPayment(session.metadata),
    orderNumber: session.metadata?.['orderNumber'] ?? '',
  };
}

function toListedReversal({
  id,
  created,
  payment_intent: intent,
  charge,
}: Stripe.Refund | Stripe.Dispute): ListedReversal {
  return {
    id,
    createdAt: created * 1000,
    paymentIntentId: typeof intent === 'string' ? intent : (intent?.id ?? null),
    ...reversalOf(expanded(charge)),
  };
}

function toExpiredSession({ id, created, metadata }: Stripe.Checkout.Session): ExpiredSession {
  const isPersonal = personalKeys(metadata, 'everything').length > 0;
  const holdsPersonalData = isPersonal && isShopPayment(metadata);
  return { id, createdAt: created * 1000, holdsPersonalData };
}

const READ = { timeout: 3_000, maxNetworkRetries: 1 };
/** The provider takes longer over a page of sessions with their charges. */
const LIST = { ...READ, timeout: 6_000 };
const READ_TOTAL_TIMEOUT_MS = 7_000;
const PAGE_SIZE = 100;
const MAX_LINE_ITEMS = 1_000;

/** Returns the provider's parameters for a page of a list. */
function pageOf({ from, to, after }: ListedRange) {
  const created = { gte: Math.ceil(from / 1000), lt: Math.ceil(to / 1000) };
  return { created, limit: PAGE_SIZE, ...(after !== null && { starting_after: after }) };
}

/** An error response of the provider, as the SDK throws it. */
const errorResponse = v.object({
  statusCode: v.number(),
  param: v.fallback(v.optional(v.string()), undefined),
  headers: v.fallback(v.object({ 'idempotent-replayed': v.optional(v.string()) }), {}),
});
const unknownId = v.object({ statusCode: v.literal(404) });
/** What is wrong with the request itself. A rejected key (401) or a permission that it lacks (403) is a failed service. */
const REQUEST_STATUSES = [400, 402, 404];

function toError(error: unknown): ServiceError | PaymentRequestError {
  const parsed = v.safeParse(errorResponse, error);
  if (!parsed.success) return new ServiceError('payments', 'timeout', error);
  const { statusCode: status, param, headers } = parsed.output;
  if (status === 409 || status === 429) return new ServiceError('payments', 'conflict', error);
  if (REQUEST_STATUSES.includes(status)) return new PaymentRequestError(param, error);
  const isRepeated = headers['idempotent-replayed'] === 'true';
  return new ServiceError('payments', isRepeated ? 'replayed-error' : 'server-error', error);
}

function calling<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  const answered = work.catch((error: unknown) => {
    throw toError(error);
  });
  const timeoutError = () => new ServiceError('payments', 'timeout', undefined);
  return withTimeout(timeoutMs, answered, timeoutError);
}

const reading = <T>(work: Promise<T>): Promise<T> => calling(work, READ_TOTAL_TIMEOUT_MS);

/**
 * Returns the payment provider behind the `stripe` SDK, or a local stand-in with its API. The SDK is imported here,
 * because the platform loads every static import at each cold start.
 */
export async function openPayments(
  options: Settings['payments'],
): Promise<Payments & PaymentPages> {
  const { default: Sdk } = await import('stripe');
  const stripe = new Sdk(options.secretKey, {
    ...options.api,
    maxNetworkRetries: 0,
    telemetry: false,
  });
  const sessions = stripe.checkout.sessions;

  async function retrieve(id: string): Promise<Stripe.Checkout.Session | null> {
    try {
      const expand = ['payment_intent.latest_charge'];
      return await sessions.retrieve(id, { expand }, READ);
    } catch (error) {
      if (v.is(unknownId, error)) return null;
      throw error;
    }
  }

  async function erase(id: string, part: PersonalPart): Promise<boolean> {
    const session = await retrieve(id);
    if (!session) return false;
    const keys = personalKeys(session.metadata, part);
    if (keys.length === 0) return true;
    const metadata = Object.fromEntries(keys.map((key) => [key, '']));
    await sessions.update(id, { metadata }, READ);
    return true;
  }

  async function readWithLines(id: string): Promise<CheckoutSession | null> {
    const session = await retrieve(id);
    if (!session) return null;
    const listed = sessions.listLineItems(id, { limit: PAGE_SIZE }, READ);
    const lines = await listed.autoPagingToArray({ limit: MAX_LINE_ITEMS });
    return toCheckoutSession(session, lines);
  }

  return {
    async createSession(params, key, timeout) {
      const made = await calling(
        sessions.create(toStripeParams(params), { idempotencyKey: key, timeout }),
        timeout,
      );
      const isReplay = made.lastResponse.headers['idempotent-replayed'] === 'true';
      const present = isReplay ? await reading(sessions.retrieve(made.id, {}, READ)) : made;
      return { id: made.id, url: made.url, isOpen: present.status === 'open' };
    },
    readSession: (id) => reading(readWithLines(id)),
    async findSessionId(paymentIntentId) {
      try {
        const query = { payment_intent: paymentIntentId, limit: 1 };
        return (await reading(sessions.list(query, READ))).data[0]?.id ?? null;
      } catch (error) {
        if (error instanceof PaymentRequestError) return null;
        throw error;
      }
    },
    erasePersonalData: (sessionId, part) => reading(erase(sessionId, part)),
    async listComplete(range) {
      const expand = ['data.payment_intent.latest_charge'];
      const query = { status: 'complete', expand, ...pageOf(range) } as const;
      const page = await reading(sessions.list(query, LIST));
      return { sessions: page.data.map(toListedSession), hasMore: page.has_more };
    },
    async listReversals(kind, range) {
      const query = { expand: ['data.charge'], ...pageOf(range) };
      const page = await reading<Stripe.ApiList<Stripe.Refund | Stripe.Dispute>>(
        kind === 'refunds' ? stripe.refunds.list(query, LIST) : stripe.disputes.list(query, LIST),
      );
      return { reversals: page.data.map(toListedReversal), hasMore: page.has_more };
    },
    async listExpired(range) {
      const query = { status: 'expired', ...pageOf(range) } as const;
      const page = await reading(sessions.list(query, LIST));
      return { sessions: page.data.map(toExpiredSession), hasMore: page.has_more };
    },
    readEvent: (rawBody, signature, now) =>
      readPaymentEvent(stripe, rawBody, signature, options.webhookSecret, now),
  };
}

import type Stripe from 'stripe';
import * as v from 'valibot';
import type { Instant } from '#domain/day.ts';
import type { Pence } from '#domain/money.ts';
import { ServiceError, PaymentRequestError } from '#domain/service-error.ts';
import { isShopPayment, PERSONAL_METADATA } from './order-metadata.ts';
import { toStripeParams, type SessionParams } from './stripe-params.ts';
import { readPaymentEvent, type PaymentEvent } from './payment-event.ts';
import { toPaidSession, type PaidSession } from './paid-session.ts';
import { withTimeout } from '../with-timeout.ts';

/** A payment page, new or replayed for its idempotency key. */
export interface CreatedSession {
  id: string;
  url: string | null;
  isOpen: boolean;
}

/** A complete session as listed. */
export interface ListedSession {
  id: string;
  createdAt: Instant;
  isPaid: boolean;
  totalPence: Pence;
  /** Whether it carries the shop's mark. */
  isShops: boolean;
  /** Empty when the payment states none. */
  orderNumber: string;
}

/** The payment provider. Methods throw `ServiceError` or `PaymentRequestError`. */
export interface Payments {
  /** Creates a payment page; the same key returns the same page, open or not. */
  createSession(params: SessionParams, key: string, timeoutMs: number): Promise<CreatedSession>;
  /** Returns the session with all its line items, or null for an unknown id. */
  readSession(id: string): Promise<PaidSession | null>;
  /** Returns the session of a payment, or null for an unknown payment. */
  findSessionId(paymentIntentId: string): Promise<string | null>;
  /** Removes notes and the e-mail opt-in from a session. */
  erasePersonalData(sessionId: string): Promise<void>;
  /**
   * Returns complete sessions created in [from, to), newest first, 100 per page, starting after the session `after`.
   */
  listComplete(range: {
    from: Instant;
    to: Instant;
    after: string | null;
  }): Promise<{ sessions: readonly ListedSession[]; hasMore: boolean }>;
  /** Returns the signed event, or null for a wrong signature, one more than 300 s off, or a body that is no event. */
  readEvent(rawBody: string, signature: string, now: Instant): PaymentEvent | null;
}

function toListedSession(session: Stripe.Checkout.Session): ListedSession {
  return {
    id: session.id,
    createdAt: session.created * 1000,
    isPaid: session.payment_status === 'paid',
    totalPence: session.amount_total ?? 0,
    isShops: isShopPayment(session.metadata),
    orderNumber: session.metadata?.['orderNumber'] ?? '',
  };
}

const READ = { timeout: 3_000, maxNetworkRetries: 1 };
const READ_TOTAL_TIMEOUT_MS = 7_000;
const PAGE_SIZE = 100;
const MAX_LINE_ITEMS = 1_000;

/** An error response of the provider, as the SDK throws it. */
const errorResponse = v.object({
  statusCode: v.number(),
  param: v.fallback(v.optional(v.string()), undefined),
  headers: v.fallback(v.object({ 'idempotent-replayed': v.optional(v.string()) }), {}),
});
const unknownId = v.object({ statusCode: v.literal(404) });

function toError(error: unknown): ServiceError | PaymentRequestError {
  const parsed = v.safeParse(errorResponse, error);
  if (!parsed.success) return new ServiceError('payments', 'timeout', error);
  const { statusCode: status, param, headers } = parsed.output;
  if (status === 409 || status === 429) return new ServiceError('payments', 'conflict', error);
  if (status < 500) return new PaymentRequestError(param, error);
  const isRepeated = headers['idempotent-replayed'] === 'true';
  return new ServiceError('payments', isRepeated ? 'replayed-error' : 'server-error', error);
}

async function calling<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  try {
    return await withTimeout(timeoutMs, work);
  } catch (error) {
    throw toError(error);
  }
}

const reading = <T>(work: Promise<T>): Promise<T> => calling(work, READ_TOTAL_TIMEOUT_MS);

/**
 * Returns the payment provider behind the `stripe` SDK, or a local stand-in with its API. The SDK is imported here,
 * because the platform loads every static import at each cold start.
 */
export async function openPayments(options: {
  secretKey: string;
  webhookSecret: string;
  api: { host: string; port: number; protocol: 'http' | 'https' } | null;
}): Promise<Payments> {
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

  async function readWithLines(id: string): Promise<PaidSession | null> {
    const session = await retrieve(id);
    if (!session) return null;
    const listed = sessions.listLineItems(id, { limit: PAGE_SIZE }, READ);
    const lines = await listed.autoPagingToArray({ limit: MAX_LINE_ITEMS });
    return toPaidSession(session, lines);
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
    async erasePersonalData(sessionId) {
      const metadata = Object.fromEntries(PERSONAL_METADATA.map((key) => [key, '']));
      await reading(sessions.update(sessionId, { metadata }, READ));
    },
    async listComplete({ from, to, after }) {
      const created = { gte: Math.ceil(from / 1000), lt: Math.ceil(to / 1000) };
      const start = after === null ? {} : { starting_after: after };
      const page = await reading(
        sessions.list({ status: 'complete', created, limit: PAGE_SIZE, ...start }, READ),
      );
      return { sessions: page.data.map(toListedSession), hasMore: page.has_more };
    },
    readEvent: (rawBody, signature, now) =>
      readPaymentEvent(stripe, rawBody, signature, options.webhookSecret, now),
  };
}

import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { CreatedSession, PaymentPages, SessionParams } from './payment-pages.ts';
import type { Checkout } from '#contract/checkout.ts';
import type { Instant } from '#domain/day.ts';
import { orderTypeOf, type Order } from '#domain/order/order.ts';
import { ServiceError, PaymentRequestError } from '#domain/service-error.ts';
import { orderRuleError } from '#netlify/http/order-rule-error.ts';
import { validateCheckout } from './validate-checkout.ts';
import {
  checkoutAttemptId,
  idempotencyKey,
  orderNumberFor,
  idempotencyWindowStart,
} from './idempotency.ts';
import { HttpError } from '#netlify/http/http-error.ts';
import { buildSessionParams } from './session-params.ts';
import { LIMITS, enforceLimit, hashIp, type Limits } from '#netlify/http/rate-limits.ts';
import type { ReadOffer } from '#netlify/availability/offer.ts';
import type { Settings } from '#netlify/http/settings.ts';

/** What a checkout needs of the shop. */
export interface CheckoutDependencies {
  payments: () => Promise<PaymentPages>;
  limits: Limits;
  offer: ReadOffer;
  settings: Pick<Settings, 'secret' | 'siteUrl'>;
}

/** A checkout request and its sender. */
export interface CheckoutRequest {
  payload: Checkout;
  /** The browser’s idempotency key, or null. */
  clientKey: string | null;
  clientIp: string;
  /** What tells browsers behind one address apart: the name and the languages that they send. */
  browser: string;
  now: Instant;
}

const TRY_TIMEOUT_MS = 5_000;
const TOTAL_TIMEOUT_MS = 12_000;
const MIN_TRY_MS = 500;
const CONFLICT_WAIT_MS = 250;
const MAX_FAILURES = 2;
const MAX_KEYS = 6;

/**
 * Creates the payment page within the time limit. A timeout is retried with the same key; a server error or a page that
 * is no longer open with the next key; a conflict (an equal request under way) after a short wait.
 */
async function createPaymentPage(
  payments: PaymentPages,
  attempt: string,
  paramsFor: (key: string) => SessionParams,
): Promise<CreatedSession & { url: string }> {
  const end = performance.now() + TOTAL_TIMEOUT_MS;
  let last = new ServiceError('payments', 'server-error', undefined);
  let failures = 0;
  for (let n = 0; n < MAX_KEYS && failures < MAX_FAILURES;) {
    const left = end - performance.now();
    if (left < MIN_TRY_MS) break;
    const key = idempotencyKey(attempt, n);
    try {
      const session = await payments.createSession(
        paramsFor(key),
        key,
        Math.min(TRY_TIMEOUT_MS, left),
      );
      if (session.isOpen && session.url !== null) return { ...session, url: session.url };
      n += 1;
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      last = error;
      if (error.kind === 'server-error' || error.kind === 'replayed-error') n += 1;
      if (error.kind === 'server-error' || error.kind === 'timeout') failures += 1;
      if (error.kind === 'conflict') await wait(CONFLICT_WAIT_MS);
    }
  }
  throw last;
}

/**
 * Returns the sender for requests without an idempotency key: the IP address in the builder, whose payload names a
 * recipient; address and browser for a form, which cannot make a key; otherwise a random one.
 */
function senderOf(
  order: Order,
  { payload, clientIp, browser }: Omit<CheckoutRequest, 'clientKey'>,
): string {
  if ('form' in payload) return `form ${clientIp} ${browser}`;
  return orderTypeOf(order) === 'builder' ? `address ${clientIp}` : randomUUID();
}

/** Returns the 400 for what the shopper can mend: an e-mail address or an order that the provider does not take. */
function toClientError(error: unknown): unknown {
  if (!(error instanceof PaymentRequestError)) return error;
  if (error.param === 'customer_email') {
    return orderRuleError({ code: 'invalid-email', email: 'invalid' });
  }
  if (error.param !== 'metadata') return error;
  return new HttpError(
    400,
    'order-too-long',
    'Please shorten your order',
    'Its names, addresses and notes are too long for one payment. Shorten them, or order in two payments.',
  );
}

/**
 * Starts the payment of an order: validates and prices it, counts the attempt, and returns one payment page per
 * attempt.
 */
export async function createCheckout(
  shop: CheckoutDependencies,
  { clientKey, ...request }: CheckoutRequest,
): Promise<{ url: string; sessionId: string }> {
  const { payload, clientIp, now } = request;
  const { secret, siteUrl } = shop.settings;
  const start = idempotencyWindowStart(now);
  const offer = await shop.offer();
  const order = validateCheckout(offer, payload, start);
  const attempt = checkoutAttemptId({
    secret,
    sender: clientKey ?? senderOf(order, request),
    order,
    catalogueVersion: offer.catalogue.version,
    windowStart: start,
  });
  const subject = hashIp(clientIp, secret, now);
  await enforceLimit(LIMITS.checkout, (limit) => shop.limits.countAttempt(limit, subject, attempt));
  const payments = await shop.payments();
  try {
    const session = await createPaymentPage(payments, attempt, (key) =>
      buildSessionParams({ ...offer, siteUrl }, order, orderNumberFor(key, secret), start),
    );
    return { url: session.url, sessionId: session.id };
  } catch (error) {
    throw toClientError(error);
  }
}

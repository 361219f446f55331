import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { CheckoutDraft } from '#adapters/checkout-params.ts';
import type { CreatedSession, Payments } from '#adapters/payments.ts';
import { orderFrom, type Checkout } from '#contract/checkout.ts';
import type { Catalogue } from '#domain/catalogue.ts';
import type { Instant } from '#domain/day.ts';
import type { PostalCalendar } from '#domain/dispatch.ts';
import { penceToPounds, poundsToPence } from '#domain/money.ts';
import type { BrokenRule } from '#domain/order-rules.ts';
import type { Order, Quote } from '#domain/order.ts';
import { Outage, PaymentRefusal } from '#domain/outage.ts';
import { priceOrder } from '#domain/pricing.ts';
import { settleOrder } from '#domain/settle-order.ts';
import { attemptOf, idempotencyKey, orderNumberOf, type Attempt } from './attempt.ts';
import { draftCheckout } from './checkout-draft.ts';
import { LIMITS, enforce, hashAddress, type Limits } from './limits.ts';
import { Refusal } from './refusal.ts';

/** What a checkout needs of the shop. */
export interface CheckoutDependencies {
  payments: () => Promise<Pick<Payments, 'createSession'>>;
  limits: Limits;
  catalogue: Catalogue;
  calendar: PostalCalendar;
  secret: string;
  siteUrl: string;
}

/** A checkout as it was asked for, and by whom. */
export interface CheckoutRequest {
  payload: Checkout;
  /** What the browser calls this attempt, or null. */
  attemptName: string | null;
  address: string;
  now: Instant;
}

const ONE_TRY_MS = 5_000;
const IN_ALL_MS = 12_000;
const SHORTEST_TRY_MS = 500;
const BUSY_MS = 250;
const MOST_FAILURES = 2;
const MOST_KEYS = 6;

function refuseOrder({ code, message }: BrokenRule): Refusal {
  const phrase = code === 'invalid-email' ? 'Please check your e-mail' : 'Please check your order';
  return new Refusal(400, code, phrase, message);
}

/** The bill in the words of a payload: pounds as numbers, a delivery that costs something as a line of its own. */
function payloadQuote({ lines, shipping, totalPence }: Quote) {
  const items = lines.map(({ name, description, unitPence, quantity }) => ({
    name,
    description,
    price: penceToPounds(unitPence),
    quantity,
  }));
  const delivery = {
    name: `Shipping: ${shipping.name}`,
    description: shipping.name,
    price: penceToPounds(shipping.pricePence),
    quantity: 1,
  };
  return {
    totalAmount: penceToPounds(totalPence),
    lines: shipping.pricePence > 0 ? [...items, delivery] : items,
  };
}

/** The order the shop can make and its price, or a refusal: 400 for a broken rule, 409 for another total (decision 20). */
function acceptOrder(asked: Order, totalAmount: number, catalogue: Catalogue): Order {
  const judgement = settleOrder(asked, catalogue);
  if ('broken' in judgement) throw refuseOrder(judgement.broken);
  const quote = priceOrder(judgement.order, catalogue);
  if (poundsToPence(totalAmount) !== quote.totalPence) {
    throw new Refusal(
      409,
      'price-changed',
      'Price changed',
      'The price has changed since you began. Please look at the new total and try again.',
      { extra: { quote: payloadQuote(quote) } },
    );
  }
  return judgement.order;
}

/**
 * Makes the payment page, as long as there is time: no answer is asked for once more under the same key, a failure or a
 * page that is no longer open under the next one, and a key in use by a twin of this request is waited for.
 */
async function openSession(
  payments: Pick<Payments, 'createSession'>,
  attempt: Attempt,
  draftFor: (key: string) => CheckoutDraft,
): Promise<CreatedSession & { url: string }> {
  const end = performance.now() + IN_ALL_MS;
  let last = new Outage('payments', 'broken', undefined);
  let failures = 0;
  for (let n = 0; n < MOST_KEYS && failures < MOST_FAILURES;) {
    const left = end - performance.now();
    if (left < SHORTEST_TRY_MS) break;
    const key = idempotencyKey(attempt, n);
    try {
      const session = await payments.createSession(draftFor(key), key, Math.min(ONE_TRY_MS, left));
      if (session.isOpen && session.url !== null) return { ...session, url: session.url };
      n += 1;
    } catch (error) {
      if (!(error instanceof Outage)) throw error;
      last = error;
      if (error.kind === 'broken' || error.kind === 'repeated') n += 1;
      if (error.kind === 'broken' || error.kind === 'silent') failures += 1;
      if (error.kind === 'busy') await wait(BUSY_MS);
    }
  }
  throw last;
}

/** Without a name of its own, a builder's attempt is known by its address, for it names a recipient; any other stands alone. */
function nameSender({ orderType }: Order, address: string): string {
  return orderType === 'builder' ? `address ${address}` : randomUUID();
}

function explain(error: unknown): unknown {
  if (!(error instanceof PaymentRefusal) || error.param !== 'customer_email') return error;
  return refuseOrder({
    code: 'invalid-email',
    message: 'Please enter a valid email address',
  });
}

/** Starts the payment of an order: judged, priced, counted, and then one payment page for each attempt (Spec 1 §7). */
export async function createCheckout(
  shop: CheckoutDependencies,
  { payload, attemptName, address, now }: CheckoutRequest,
): Promise<{ url: string; sessionId: string }> {
  const order = acceptOrder(
    orderFrom(payload, shop.catalogue),
    payload.totalAmount,
    shop.catalogue,
  );
  const attempt = attemptOf({
    secret: shop.secret,
    sender: attemptName ?? nameSender(order, address),
    order,
    catalogueVersion: shop.catalogue.version,
    now,
  });
  const subject = hashAddress(address, shop.secret, now);
  await enforce(shop.limits.countAttempt(LIMITS.checkout, subject, attempt.id), { goesOn: true });
  const payments = await shop.payments();
  try {
    const session = await openSession(payments, attempt, (key) =>
      draftCheckout(shop, order, orderNumberOf(key, shop.secret), attempt.windowStart),
    );
    return { url: session.url, sessionId: session.id };
  } catch (error) {
    throw explain(error);
  }
}

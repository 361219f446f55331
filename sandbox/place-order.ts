import * as v from 'valibot';
import { createCheckoutSession, orderFrom, type Checkout } from '#contract/checkout.ts';
import { catalogue } from '#data/catalogue.ts';
import { penceToPounds } from '#domain/money.ts';
import { priceOrder } from '#domain/order/pricing.ts';
import { VISITOR_HEADER } from './day-of-orders.ts';

/** An order to place: its payload without the total, and the button of the payment page that ends it. */
export interface SeedOrder {
  title: string;
  payload: object;
  outcome: 'pay' | 'later';
  /** The address from which the order comes: limits count by visitor. */
  visitor: string;
  /** Who pays, and where it goes if the payment page asks; a customer of the sandbox by default. */
  payer?: Readonly<Record<'name' | 'email' | 'line1' | 'city' | 'postal_code', string>>;
}

/** A placed order: its total in pounds and the URLs of its payment page and its thank-you page. */
export interface Seeded {
  title: string;
  totalPounds: number;
  paymentUrl: string;
  thankYouUrl: string;
}

/**
 * Returns the visitor of the order at a place of a list, up to the 250th: each order has its own, of a network that is
 * kept for examples.
 */
export const visitorAt = (index: number): string => `203.0.113.${index + 1}`;

/** Returns the payload with its total in pounds. */
function withTotal(payload: object): { totalAmount: number } {
  const read: Checkout = v.parse(createCheckoutSession.request, { ...payload, totalAmount: 0 });
  const { totalPence } = priceOrder(orderFrom(read, catalogue), catalogue);
  return { ...payload, totalAmount: penceToPounds(totalPence) };
}

/**
 * Places an order at the shop that answers at `shopUrl` and pays it on the sandbox's payment page. Throws with the shop's
 * response if it rejects the order.
 */
export async function placeOrder(shopUrl: string, order: SeedOrder): Promise<Seeded> {
  const payload = withTotal(order.payload);
  const answer = await fetch(new URL('/api/create-checkout-session', shopUrl), {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': crypto.randomUUID(),
      [VISITOR_HEADER]: order.visitor,
    },
    body: JSON.stringify(payload),
  });
  if (!answer.ok) throw new Error(`${order.title}: ${answer.status} ${await answer.text()}`);
  const { url } = v.parse(createCheckoutSession.response, await answer.json());
  const form = new URLSearchParams({
    email: 'buyer@sample.example',
    name: 'Sandbox Customer',
    line1: '1 Sandbox Street',
    city: 'Weston-super-Mare',
    postal_code: 'BS23 1AA',
    country: 'GB',
    ...order.payer,
    outcome: order.outcome,
  });
  const paid = await fetch(url, { method: 'POST', body: form, redirect: 'manual' });
  const thankYouUrl = paid.headers.get('location');
  if (thankYouUrl === null) throw new Error(`${order.title}: the payment page did not take it.`);
  return { title: order.title, totalPounds: payload.totalAmount, paymentUrl: url, thankYouUrl };
}

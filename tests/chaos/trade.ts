import Stripe from 'stripe';
import * as v from 'valibot';
import type { SandboxEvent } from '#sandbox/payments/ledger.ts';
import { boxOf12, boxOf6WithKeyring, veganBox } from '../server/payloads.ts';
import type { Random } from './random.ts';
import type { Scenery } from './scenery.ts';

const started = v.object({ sessionId: v.string() });

/** Lets shoppers check out through the shop, and pay, pay slowly, fail to pay, be refunded or walk away. */
export async function trade(
  { shop, payments }: Scenery,
  shoppers: number,
  random: Random,
): Promise<void> {
  const { hostname: host, port } = new URL(payments.apiBase);
  const stripe = new Stripe(payments.key, { host, port, protocol: 'http' });
  const url = await shop.url();
  for (let shopper = 0; shopper < shoppers; shopper += 1) {
    const sessionId = await checkOut(url, shopper, random);
    const fate = random.next();
    if (fate < 0.05) continue;
    if (fate < 0.12) {
      payments.checkout.payLater(sessionId);
      payments.checkout.settle(sessionId, fate < 0.1 ? 'arrived' : 'failed');
      continue;
    }
    const { payment_intent: intent } = payments.checkout.pay(sessionId);
    if (fate < 0.15 && typeof intent === 'string') {
      await stripe.refunds.create({ payment_intent: intent });
    }
  }
}

async function checkOut(url: string, shopper: number, random: Random): Promise<string> {
  const payload = random.pick([boxOf12, boxOf6WithKeyring, veganBox]);
  const customerInfo = { ...payload.customerInfo, email: `shopper-${shopper}@quay.example` };
  const answer = await fetch(`${url}/api/create-checkout-session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': `shopper-${shopper}` },
    body: JSON.stringify({ ...payload, customerInfo }),
  });
  if (!answer.ok) throw new Error(`Checkout answered ${answer.status}: ${await answer.text()}`);
  return v.parse(started, await answer.json()).sessionId;
}

/** The events as they arrive: 2% never, 30% twice, 10% late. */
export function scramble(events: readonly SandboxEvent[], random: Random): SandboxEvent[] {
  const delivered = events.filter(() => !random.chance(0.02));
  return delivered
    .flatMap((event) => (random.chance(0.3) ? [event, event] : [event]))
    .map((event, position) => ({
      event,
      position: position + (random.chance(0.1) ? random.below(200) : 0),
    }))
    .toSorted((a, b) => a.position - b.position)
    .map(({ event }) => event);
}

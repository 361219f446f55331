import Stripe from 'stripe';
import * as v from 'valibot';
import type { SandboxEvent } from '#sandbox/payments/payment-store.ts';
import { boxOf12, boxOf6WithKeyring, veganBox } from '../server/payloads.ts';
import type { Random } from './random.ts';
import type { Scenery } from './scenery.ts';

/** What a shopper asked for, to be found again in the order and in both of its mails. */
export interface Bought {
  readonly email: string;
  readonly address: string;
  readonly totalPence: number;
  /** Words that no other shopper's order has in this combination. */
  readonly contents: readonly string[];
}

const started = v.object({ sessionId: v.string() });

/** Lets shoppers check out through the shop, and pay, pay slowly, fail to pay, be refunded or walk away. */
export async function trade(
  { shop, payments }: Scenery,
  shoppers: number,
  random: Random,
): Promise<ReadonlyMap<string, Bought>> {
  const { hostname: host, port } = new URL(payments.apiBase);
  const stripe = new Stripe(payments.key, { host, port, protocol: 'http' });
  const url = await shop.url();
  const everything = new Map<string, Bought>();
  for (let shopper = 0; shopper < shoppers; shopper += 1) {
    const { sessionId, bought } = await checkOut(url, shopper, random);
    everything.set(sessionId, bought);
    const fate = random.next();
    if (fate < 0.05) continue;
    if (fate < 0.12) {
      payments.checkout.payDelayed(sessionId);
      payments.checkout.settle(sessionId, fate < 0.1 ? 'arrived' : 'failed');
      continue;
    }
    const { payment_intent: intent } = payments.checkout.pay(sessionId);
    if (fate < 0.15 && typeof intent === 'string') {
      await stripe.refunds.create({ payment_intent: intent });
    }
  }
  return everything;
}

/** Twelve pieces in a proportion of the shopper's own. */
function ownBoxOf12(shopper: number): typeof boxOf12 {
  const baileys = 1 + (shopper % 11);
  const [first, second] = boxOf12.flavours;
  if (!first || !second) throw new Error('The box of 12 has no two flavours');
  const flavours = [
    { ...first, quantity: baileys },
    { ...second, quantity: 12 - baileys },
  ];
  return { ...boxOf12, flavours, giftMessage: `Love from shopper ${shopper} of this season` };
}

function contentsOf({ boxDetails, flavours, giftMessage, keyrings }: typeof boxOf12): string[] {
  if (boxDetails.boxId === veganBox.boxDetails.boxId) return [boxDetails.boxName];
  return [
    ...flavours.map(({ flavourName, quantity }) => `${quantity} x ${flavourName}`),
    ...(keyrings.mainKeyring ? [keyrings.mainKeyring.title] : []),
    giftMessage,
  ];
}

async function checkOut(
  url: string,
  shopper: number,
  random: Random,
): Promise<{ sessionId: string; bought: Bought }> {
  const payload = random.pick([ownBoxOf12(shopper), boxOf6WithKeyring, veganBox]);
  const email = `shopper-${shopper}@quay.example`;
  const address = `${shopper} Chaos Parade`;
  const customerInfo = { ...payload.customerInfo, email, address1: address };
  const answer = await fetch(`${url}/api/create-checkout-session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': `shopper-${shopper}` },
    body: JSON.stringify({ ...payload, customerInfo }),
  });
  if (!answer.ok) throw new Error(`Checkout answered ${answer.status}: ${await answer.text()}`);
  const { sessionId } = v.parse(started, await answer.json());
  const totalPence = Math.round(payload.totalAmount * 100);
  return { sessionId, bought: { email, address, totalPence, contents: contentsOf(payload) } };
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

import Stripe from 'stripe';
import * as v from 'valibot';
import type { SandboxEvent } from '#sandbox/payments/payment-store.ts';
import { boxOf12, boxOf6WithKeyring, twoPeople, veganBox } from '../support/payloads.ts';
import type { Random } from './random.ts';
import type { ChaosFixture } from './fixture.ts';

/** What a shopper ordered; the stored order and both of its mails must show it. */
export interface ExpectedOrder {
  readonly email: string;
  /** The first line of the address of each parcel; they are unique to this shopper. */
  readonly addresses: readonly string[];
  readonly totalPence: number;
  /** Texts whose combination is unique to this shopper. */
  readonly contents: readonly string[];
}

const startedSchema = v.object({ sessionId: v.string() });

/**
 * Creates checkouts through the shop; each is paid, paid with delay, failed, refunded or abandoned. Returns expected
 * orders by session id.
 */
export async function generateOrders(
  { shop, payments }: ChaosFixture,
  shoppers: number,
  random: Random,
): Promise<ReadonlyMap<string, ExpectedOrder>> {
  const { hostname: host, port } = new URL(payments.apiBase);
  const stripe = new Stripe(payments.key, { host, port, protocol: 'http' });
  const url = await shop.url();
  const expectedOrders = new Map<string, ExpectedOrder>();
  for (let shopper = 0; shopper < shoppers; shopper += 1) {
    const { sessionId, expected } = await checkOut(url, shopper, random);
    expectedOrders.set(sessionId, expected);
    const outcome = random.next();
    if (outcome < 0.05) continue;
    if (outcome < 0.12) {
      payments.checkout.payDelayed(sessionId);
      payments.checkout.settle(sessionId, outcome < 0.1 ? 'arrived' : 'failed');
      continue;
    }
    const { payment_intent: intent } = payments.checkout.pay(sessionId);
    if (outcome < 0.15 && typeof intent === 'string') {
      await stripe.refunds.create({ payment_intent: intent });
    }
  }
  return expectedOrders;
}

/** Returns a box of 12 whose flavour quantities depend on the shopper. */
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

function expectedContents({
  boxDetails,
  flavours,
  giftMessage,
  keyrings,
}: typeof boxOf12): string[] {
  if (boxDetails && boxDetails.boxId === veganBox.boxDetails?.boxId) return [boxDetails.boxName];
  return [
    ...flavours.map(({ flavourName, quantity }) => `${quantity} × ${flavourName}`),
    ...(keyrings.mainKeyring ? [keyrings.mainKeyring.title] : []),
    giftMessage,
  ];
}

/** Returns the payload of a shopper for two people, with what its order must show. */
function forTwoPeople(shopper: number, email: string, address: string) {
  const { buyer, recipients, totalAmount } = twoPeople;
  const secondAddress = `${shopper} Sea View`;
  const payload = {
    ...twoPeople,
    buyer: { ...buyer, email, name: `Shopper ${shopper} of two` },
    recipients: recipients.map(({ customerInfo, ...recipient }, place) => ({
      ...recipient,
      shipping: { shippingId: recipient.shipping.shippingId },
      customerInfo: { ...customerInfo, address1: place === 0 ? address : secondAddress },
    })),
  };
  const contents = [`Shopper ${shopper} of two`];
  return { payload, totalAmount, contents, addresses: [address, secondAddress] };
}

/** Returns the payload of a shopper for one address, with what its order must show. */
function forOneAddress(shopper: number, email: string, address: string, random: Random) {
  const chosen = random.pick([ownBoxOf12(shopper), boxOf6WithKeyring, veganBox]);
  const customerInfo = { ...chosen.customerInfo, email, address1: address };
  const { totalAmount } = chosen;
  const payload = { ...chosen, customerInfo };
  return { payload, totalAmount, contents: expectedContents(chosen), addresses: [address] };
}

async function checkOut(
  url: string,
  shopper: number,
  random: Random,
): Promise<{ sessionId: string; expected: ExpectedOrder }> {
  const email = `shopper-${shopper}@quay.example`;
  const address = `${shopper} Chaos Parade`;
  const { payload, totalAmount, contents, addresses } = random.chance(0.25)
    ? forTwoPeople(shopper, email, address)
    : forOneAddress(shopper, email, address, random);
  const response = await fetch(`${url}/api/create-checkout-session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': `shopper-${shopper}` },
    body: JSON.stringify(payload),
  });
  if (!response.ok)
    throw new Error(`Checkout returned ${response.status}: ${await response.text()}`);
  const { sessionId } = v.parse(startedSchema, await response.json());
  const totalPence = Math.round(totalAmount * 100);
  return {
    sessionId,
    expected: { email, addresses, totalPence, contents },
  };
}

/** Refunds part of every tenth payment, of whose refund no event tells the shop; returns the sessions. */
export function refundUnheard(
  { payments }: ChaosFixture,
  sessions: Iterable<string>,
): ReadonlySet<string> {
  const paid = [...sessions].filter((id) => payments.checkout.moneyLeft(id) > 0);
  const chosen = paid.filter((_, place) => place % 10 === 0);
  for (const id of chosen) payments.checkout.refund(id, 100);
  return new Set(chosen);
}

/** Returns events in delivery order: 2% are lost, 30% duplicated, 10% delayed. */
export function scrambleDeliveries(
  events: readonly SandboxEvent[],
  random: Random,
): SandboxEvent[] {
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

import type Stripe from 'stripe';
import type { Books } from './payments-context.ts';
import { dispute } from './disputes.ts';
import { boughtIn, type Bought } from './checkout-summary.ts';
import { expireOverdue } from './session-expiry.ts';
import type { SessionRecord } from './payment-store.ts';
import { idOf } from './object-ids.ts';
import { decline, payLater, payNow, settle, type Payer } from './pay.ts';

/** What the shopper sees and may do on the payment page. */
export interface Checkout {
  readonly find: (sessionId: string) => SessionRecord | undefined;
  readonly boughtIn: (record: SessionRecord) => Bought;
  /** Whether a payment that takes days is still on its way. */
  readonly isPending: (sessionId: string) => boolean;
  readonly pay: (sessionId: string, payer?: Partial<Payer>) => Stripe.Checkout.Session;
  /** Pays in a way that takes days; `settle` ends it. */
  readonly payLater: (sessionId: string, payer?: Partial<Payer>) => Stripe.Checkout.Session;
  readonly decline: (sessionId: string, payer?: Partial<Payer>) => void;
  readonly settle: (sessionId: string, outcome: 'arrived' | 'failed') => void;
  /** The payer asks their bank to take a payment back. */
  readonly dispute: (sessionId: string) => void;
}

export function openCheckout(books: Books): Checkout {
  function find(sessionId: string): SessionRecord | undefined {
    expireOverdue(books);
    return books.ledger.sessions.get(sessionId);
  }
  const withPayer =
    <Result>(act: (books: Books, record: SessionRecord, payer: Payer) => Result) =>
    (sessionId: string, payer: Partial<Payer> = {}): Result => {
      const record = find(sessionId);
      if (record?.session.status !== 'open') throw new Error(`Session ${sessionId} is not open`);
      return act(books, record, { ...examplePayer(record), ...payer });
    };
  return {
    find,
    boughtIn: (record) => boughtIn(books.ledger, record),
    isPending(sessionId) {
      const intent = books.ledger.intents.get(idOf(find(sessionId)?.session.payment_intent));
      return intent?.status === 'processing';
    },
    pay: withPayer(payNow),
    payLater: withPayer(payLater),
    decline: withPayer(decline),
    settle(sessionId, outcome) {
      const record = find(sessionId);
      if (record) settle(books, record, outcome);
    },
    dispute(sessionId) {
      const record = find(sessionId);
      if (record) dispute(books, record);
    },
  };
}

/** Someone to pay when a test does not care who. */
function examplePayer({ session }: SessionRecord): Payer {
  const email = session.customer_email ?? 'shopper@sandbox.example';
  const name = 'Sandbox Shopper';
  if (!session.shipping_address_collection) return { name, email };
  const address = {
    city: 'Weston-super-Mare',
    country: 'GB',
    line1: '1 Marine Parade',
    line2: null,
    postal_code: 'BS23 1AL',
    state: null,
  };
  return { name, email, address };
}

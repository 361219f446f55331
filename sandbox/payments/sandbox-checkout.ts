import type Stripe from 'stripe';
import type { PaymentsContext } from './payments-context.ts';
import { openDispute } from './disputes.ts';
import { summarizeCheckout, type CheckoutSummary } from './checkout-summary.ts';
import { expireOverdueSessions } from './session-expiry.ts';
import type { SessionRecord } from './payment-store.ts';
import { refundCharge } from './refunds.ts';
import { resolveId } from './object-ids.ts';
import { declineCard, payDelayed, payByCard, settleDelayedPayment, type Payer } from './pay.ts';

/** The data and the actions of the payment page. */
export interface SandboxCheckout {
  readonly find: (sessionId: string) => SessionRecord | undefined;
  readonly summarize: (record: SessionRecord) => CheckoutSummary;
  /** Returns true if a delayed payment is pending. */
  readonly isPending: (sessionId: string) => boolean;
  readonly pay: (sessionId: string, payer?: Partial<Payer>) => Stripe.Checkout.Session;
  /** Pays by a method that takes days; `settle` ends it. */
  readonly payDelayed: (sessionId: string, payer?: Partial<Payer>) => Stripe.Checkout.Session;
  readonly decline: (sessionId: string, payer?: Partial<Payer>) => void;
  readonly settle: (sessionId: string, outcome: 'arrived' | 'failed') => void;
  /** Returns what of a payment may still go back; 0 for one that is not paid or disputed. */
  readonly moneyLeft: (sessionId: string) => number;
  /** Refunds the payment, or a part of it; nothing where nothing may go back. */
  readonly refund: (sessionId: string, amount?: number) => void;
  /** Opens a dispute about the payment. */
  readonly dispute: (sessionId: string) => void;
}

/** Creates the actions of the payment page; they throw if the session is not open. */
export function createSandboxCheckout(context: PaymentsContext): SandboxCheckout {
  function find(sessionId: string): SessionRecord | undefined {
    expireOverdueSessions(context);
    return context.store.sessions.get(sessionId);
  }
  function chargeOf(sessionId: string): Stripe.Charge | undefined {
    const intent = context.store.intents.get(resolveId(find(sessionId)?.session.payment_intent));
    return context.store.charges.get(resolveId(intent?.latest_charge));
  }
  function moneyLeft(sessionId: string): number {
    const charge = chargeOf(sessionId);
    return charge?.paid && !charge.disputed ? charge.amount - charge.amount_refunded : 0;
  }
  const withPayer =
    <Result>(act: (context: PaymentsContext, record: SessionRecord, payer: Payer) => Result) =>
    (sessionId: string, payer: Partial<Payer> = {}): Result => {
      const record = find(sessionId);
      if (record?.session.status !== 'open') throw new Error(`Session ${sessionId} is not open`);
      return act(context, record, { ...examplePayer(record), ...payer });
    };
  return {
    find,
    summarize: (record) => summarizeCheckout(context.store, record),
    isPending(sessionId) {
      const intent = context.store.intents.get(resolveId(find(sessionId)?.session.payment_intent));
      return intent?.status === 'processing';
    },
    pay: withPayer(payByCard),
    payDelayed: withPayer(payDelayed),
    decline: withPayer(declineCard),
    settle(sessionId, outcome) {
      const record = find(sessionId);
      if (record) settleDelayedPayment(context, record, outcome);
    },
    moneyLeft,
    refund(sessionId, amount = moneyLeft(sessionId)) {
      const charge = chargeOf(sessionId);
      if (!charge || amount < 1 || amount > moneyLeft(sessionId)) return;
      refundCharge(context, { charge: charge.id, amount });
    },
    dispute(sessionId) {
      const record = find(sessionId);
      if (record) openDispute(context, record);
    },
  };
}

/** Returns a default payer for tests. */
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

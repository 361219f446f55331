import type Stripe from 'stripe';
import type { Books } from './payments-context.ts';
import type { Ledger } from './payment-store.ts';
import { mergeMetadata } from './metadata.ts';
import { idOf, newId } from './object-ids.ts';
import { invalid, missing, noSuch, Refusal } from './api-error.ts';

/** Gives money back, all that is left of the charge unless an amount is named. */
export function refund(
  { announce, ledger, seconds }: Books,
  params: Stripe.RefundCreateParams,
): Stripe.Refund {
  const charge = chargeOf(ledger, params);
  if (charge.disputed) {
    throw new Refusal(400, `Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  }
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) {
    throw new Refusal(400, `Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  }
  const amount = params.amount ?? left;
  if (amount < 1) throw invalid('amount', 'This value must be greater than or equal to 1.');
  if (amount > left) {
    throw invalid(
      'amount',
      `Refund amount (${pounds(amount)}) is greater than unrefunded amount on charge (${pounds(left)})`,
    );
  }
  const made = refundFrom(charge, amount, params, seconds());
  const refunded = charge.amount_refunded + amount;
  const after = { ...charge, amount_refunded: refunded, refunded: refunded === charge.amount };
  ledger.refunds.put(made);
  ledger.charges.put(after);
  announce('charge.refunded', after);
  return made;
}

function chargeOf(ledger: Ledger, params: Stripe.RefundCreateParams): Stripe.Charge {
  if (params.charge) {
    const charge = ledger.charges.get(params.charge);
    if (!charge) throw noSuch('charge', params.charge, 'charge', 400);
    return charge;
  }
  if (!params.payment_intent) throw missing('payment_intent');
  const intent = ledger.intents.get(params.payment_intent);
  if (!intent) throw noSuch('payment_intent', params.payment_intent, 'payment_intent', 400);
  const charge = ledger.charges.get(idOf(intent.latest_charge));
  if (charge) return charge;
  throw invalid(
    'payment_intent',
    `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
  );
}

function refundFrom(
  charge: Stripe.Charge,
  amount: number,
  params: Stripe.RefundCreateParams,
  created: number,
): Stripe.Refund {
  return {
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: newId('txn'),
    charge: charge.id,
    created,
    currency: charge.currency,
    customer: null,
    customer_account: null,
    metadata: mergeMetadata({}, params.metadata, 'metadata'),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: params.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
}

const pounds = (pence: number): string => `£${(pence / 100).toFixed(2)}`;

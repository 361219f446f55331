import type Stripe from 'stripe';
import type { PaymentsContext } from './payments-context.ts';
import type { PaymentStore } from './payment-store.ts';
import { mergeMetadata } from './metadata.ts';
import { resolveId, newId } from './object-ids.ts';
import {
  invalidParameter,
  missingParameter,
  objectNotFound,
  PaymentApiError,
} from './api-error.ts';

/** Refunds a charge, in full unless `amount` is given, and emits the event. Throws PaymentApiError. */
export function refundCharge(
  { emit, store, seconds }: PaymentsContext,
  params: Stripe.RefundCreateParams,
): Stripe.Refund {
  const charge = findCharge(store, params);
  if (charge.disputed) {
    throw new PaymentApiError(
      400,
      `Charge ${charge.id} has been charged back; cannot issue a refund.`,
      {
        code: 'charge_disputed',
      },
    );
  }
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) {
    throw new PaymentApiError(400, `Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  }
  const amount = params.amount ?? left;
  if (amount < 1)
    throw invalidParameter('amount', 'This value must be greater than or equal to 1.');
  if (amount > left) {
    throw invalidParameter(
      'amount',
      `Refund amount (${formatPounds(amount)}) is greater than unrefunded amount on charge (${formatPounds(left)})`,
    );
  }
  const made = createRefund(charge, amount, params, seconds());
  const refunded = charge.amount_refunded + amount;
  const after = { ...charge, amount_refunded: refunded, refunded: refunded === charge.amount };
  store.refunds.put(made);
  store.charges.put(after);
  emit('charge.refunded', after);
  return made;
}

function findCharge(store: PaymentStore, params: Stripe.RefundCreateParams): Stripe.Charge {
  if (params.charge) {
    const charge = store.charges.get(params.charge);
    if (!charge) throw objectNotFound('charge', params.charge, 'charge', 400);
    return charge;
  }
  if (!params.payment_intent) throw missingParameter('payment_intent');
  const intent = store.intents.get(params.payment_intent);
  if (!intent) throw objectNotFound('payment_intent', params.payment_intent, 'payment_intent', 400);
  const charge = store.charges.get(resolveId(intent.latest_charge));
  if (charge) return charge;
  throw invalidParameter(
    'payment_intent',
    `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
  );
}

function createRefund(
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

const formatPounds = (pence: number): string => `£${(pence / 100).toFixed(2)}`;

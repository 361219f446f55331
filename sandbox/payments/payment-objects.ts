import type Stripe from 'stripe';
import type { SessionRecord } from './payment-store.ts';
import { mergeMetadata } from './metadata.ts';
import { newId } from './object-ids.ts';

/** Creates the PaymentIntent of a session, at the first payment attempt. */
export function createIntent(record: SessionRecord, created: number): Stripe.PaymentIntent {
  const { intentData, session } = record;
  const id = newId('pi');
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: session.amount_total ?? 0,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: intentData.capture_method ?? 'automatic_async',
    client_secret: `${id}_secret_sandbox`,
    confirmation_method: 'automatic',
    created,
    currency: session.currency ?? 'gbp',
    customer: null,
    customer_account: null,
    description: intentData.description ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: mergeMetadata({}, intentData.metadata, 'metadata'),
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: intentData.receipt_email ?? null,
    review: null,
    setup_future_usage: null,
    shipping: intentData.shipping ? toShipping(intentData.shipping) : null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_group: null,
  };
}

/** Converts shipping parameters; absent fields become null. */
export function toShipping(given: {
  name: string;
  address: Stripe.AddressParam | Stripe.Address;
  phone?: string;
}): Stripe.PaymentIntent.Shipping {
  return {
    address: fullAddress(given.address),
    carrier: null,
    name: given.name,
    phone: given.phone ?? null,
    tracking_number: null,
  };
}

function fullAddress(given: Stripe.AddressParam | Stripe.Address): Stripe.Address {
  return {
    city: given.city ?? null,
    country: given.country ?? null,
    line1: given.line1 ?? null,
    line2: given.line2 ?? null,
    postal_code: given.postal_code ?? null,
    state: given.state ?? null,
  };
}

/** Creates the succeeded Charge of a PaymentIntent. */
export function createCharge(
  intent: Stripe.PaymentIntent,
  payer: Stripe.Charge.BillingDetails,
  created: number,
): Stripe.Charge {
  return {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: newId('txn'),
    billing_details: payer,
    calculated_statement_descriptor: 'SANDBOX',
    captured: true,
    created,
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: null,
    paid: true,
    payment_intent: intent.id,
    payment_method: newId('pm'),
    payment_method_details: { type: 'card' },
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: intent.shipping,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'succeeded',
    transfer_data: null,
    transfer_group: null,
  };
}

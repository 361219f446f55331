import type Stripe from 'stripe';
import type { PaymentsContext } from './payments-context.ts';
import type { SessionRecord } from './payment-store.ts';
import { resolveId } from './object-ids.ts';
import { createCharge, createIntent, toShipping } from './payment-objects.ts';

/** The shopper, as entered on the payment page. */
export interface Payer {
  readonly name: string;
  readonly email: string;
  /** Set if the session collects a delivery address. */
  readonly address?: Stripe.Address;
}

/** Pays by card: the session is complete and paid. */
export function payByCard(
  context: PaymentsContext,
  record: SessionRecord,
  payer: Payer,
): Stripe.Checkout.Session {
  const intent = succeedIntent(context, submitIntent(context, record, payer), payer);
  return completeSession(context, record, payer, intent, 'paid');
}

/** Pays by a method that takes days: the session is complete and unpaid. */
export function payDelayed(
  context: PaymentsContext,
  record: SessionRecord,
  payer: Payer,
): Stripe.Checkout.Session {
  const intent = { ...submitIntent(context, record, payer), status: 'processing' };
  context.store.intents.put(intent);
  return completeSession(context, record, payer, intent, 'unpaid');
}

/** Declines a card: the session stays open for another attempt. */
export function declineCard(context: PaymentsContext, record: SessionRecord, payer: Payer): void {
  const intent = submitIntent(context, record, payer);
  context.store.intents.put({ ...intent, last_payment_error: declinedCardError });
  const session = { ...record.session, payment_intent: intent.id };
  context.store.sessions.put({ ...record, session });
}

/** Settles a delayed payment and emits the event. */
export function settleDelayedPayment(
  context: PaymentsContext,
  record: SessionRecord,
  outcome: 'arrived' | 'failed',
): void {
  const intent = context.store.intents.get(resolveId(record.session.payment_intent));
  if (intent?.status !== 'processing') return;
  const { email, name } = record.session.customer_details ?? {};
  const arrived = outcome === 'arrived';
  if (arrived) succeedIntent(context, intent, { name: name ?? '', email: email ?? '' });
  else context.store.intents.put({ ...intent, ...failedIntent });
  const session = { ...record.session, payment_status: arrived ? 'paid' : 'unpaid' };
  context.store.sessions.put({ ...record, session });
  const end = arrived ? 'succeeded' : 'failed';
  context.emit(`checkout.session.async_payment_${end}`, session);
}

const declinedCardError: Stripe.PaymentIntent.LastPaymentError = {
  code: 'card_declined',
  decline_code: 'generic_decline',
  message: 'Your card was declined.',
  type: 'card_error',
};

const failedIntent = { status: 'requires_payment_method', last_payment_error: declinedCardError };

/** Returns the PaymentIntent of the session; creates it at the first attempt. */
function submitIntent(
  { store, seconds }: PaymentsContext,
  record: SessionRecord,
  payer: Payer,
): Stripe.PaymentIntent {
  const earlier = store.intents.get(resolveId(record.session.payment_intent));
  const intent = earlier ?? createIntent(record, seconds());
  if (!payer.address) return intent;
  return { ...intent, shipping: toShipping({ name: payer.name, address: payer.address }) };
}

function succeedIntent(
  { store, seconds }: PaymentsContext,
  intent: Stripe.PaymentIntent,
  payer: Payer,
): Stripe.PaymentIntent {
  const { email, name } = payer;
  const charge = createCharge(
    intent,
    { address: payer.address ?? null, email, name, phone: null, tax_id: null },
    seconds(),
  );
  const settled = {
    ...intent,
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    payment_method: charge.payment_method,
    status: 'succeeded',
  };
  store.charges.put(charge);
  store.intents.put(settled);
  return settled;
}

function completeSession(
  { emit, store }: PaymentsContext,
  record: SessionRecord,
  payer: Payer,
  intent: Stripe.PaymentIntent,
  paymentStatus: 'paid' | 'unpaid',
): Stripe.Checkout.Session {
  const { address, email, name } = payer;
  const session: Stripe.Checkout.Session = {
    ...record.session,
    collected_information: {
      business_name: null,
      individual_name: null,
      shipping_details: address ? { address, name } : null,
    },
    customer_details: {
      address: address ?? null,
      business_name: null,
      email,
      individual_name: null,
      name,
      phone: null,
      tax_exempt: 'none',
      tax_ids: [],
    },
    payment_intent: intent.id,
    payment_status: paymentStatus,
    status: 'complete',
    url: null,
  };
  store.sessions.put({ ...record, session });
  emit('checkout.session.completed', session);
  return session;
}

import type Stripe from 'stripe';
import type { Books } from './payments-context.ts';
import type { SessionRecord } from './payment-store.ts';
import { idOf } from './object-ids.ts';
import { chargeFrom, intentFrom, shippingFrom } from './payment-objects.ts';

/** What the shopper fills in on the payment page. */
export interface Payer {
  readonly name: string;
  readonly email: string;
  /** Only where the session collects a delivery address. */
  readonly address?: Stripe.Address;
}

/** A card that is taken at once. */
export function payNow(books: Books, record: SessionRecord, payer: Payer): Stripe.Checkout.Session {
  const intent = settleIntent(books, submittedIntent(books, record, payer), payer);
  return complete(books, record, payer, intent, 'paid');
}

/** A way to pay that takes days: the session is complete, the money is not there. */
export function payLater(
  books: Books,
  record: SessionRecord,
  payer: Payer,
): Stripe.Checkout.Session {
  const intent = { ...submittedIntent(books, record, payer), status: 'processing' };
  books.ledger.intents.put(intent);
  return complete(books, record, payer, intent, 'unpaid');
}

/** A declined card: the session stays open and the shopper may try again. */
export function decline(books: Books, record: SessionRecord, payer: Payer): void {
  const intent = submittedIntent(books, record, payer);
  books.ledger.intents.put({ ...intent, last_payment_error: declinedCard });
  const session = { ...record.session, payment_intent: intent.id };
  books.ledger.sessions.put({ ...record, session });
}

/** The end of a payment that took days. */
export function settle(books: Books, record: SessionRecord, outcome: 'arrived' | 'failed'): void {
  const intent = books.ledger.intents.get(idOf(record.session.payment_intent));
  if (intent?.status !== 'processing') return;
  const { email, name } = record.session.customer_details ?? {};
  const arrived = outcome === 'arrived';
  if (arrived) settleIntent(books, intent, { name: name ?? '', email: email ?? '' });
  else books.ledger.intents.put({ ...intent, ...failedIntent });
  const session = { ...record.session, payment_status: arrived ? 'paid' : 'unpaid' };
  books.ledger.sessions.put({ ...record, session });
  const end = arrived ? 'succeeded' : 'failed';
  books.announce(`checkout.session.async_payment_${end}`, session);
}

const declinedCard: Stripe.PaymentIntent.LastPaymentError = {
  code: 'card_declined',
  decline_code: 'generic_decline',
  message: 'Your card was declined.',
  type: 'card_error',
};

const failedIntent = { status: 'requires_payment_method', last_payment_error: declinedCard };

/** A second attempt goes on with the payment that the first one made. */
function submittedIntent(
  { ledger, seconds }: Books,
  record: SessionRecord,
  payer: Payer,
): Stripe.PaymentIntent {
  const earlier = ledger.intents.get(idOf(record.session.payment_intent));
  const intent = earlier ?? intentFrom(record, seconds());
  if (!payer.address) return intent;
  return { ...intent, shipping: shippingFrom({ name: payer.name, address: payer.address }) };
}

function settleIntent(
  { ledger, seconds }: Books,
  intent: Stripe.PaymentIntent,
  payer: Payer,
): Stripe.PaymentIntent {
  const { email, name } = payer;
  const charge = chargeFrom(
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
  ledger.charges.put(charge);
  ledger.intents.put(settled);
  return settled;
}

function complete(
  { announce, ledger }: Books,
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
  ledger.sessions.put({ ...record, session });
  announce('checkout.session.completed', session);
  return session;
}

import type Stripe from 'stripe';
import { openTables, type StoreRow, type StoreTable } from './store-tables.ts';

/** A Checkout Session with data that its response omits. */
export interface SessionRecord {
  readonly id: string;
  readonly session: Stripe.Checkout.Session;
  readonly lineItems: readonly Stripe.LineItem[];
  readonly intentData: Stripe.Checkout.SessionCreateParams.PaymentIntentData;
}

export type EventType =
  | 'checkout.session.completed'
  | 'checkout.session.async_payment_succeeded'
  | 'checkout.session.async_payment_failed'
  | 'checkout.session.expired'
  | 'charge.refunded'
  | 'charge.dispute.created';

export interface SandboxEvent {
  readonly id: string;
  readonly object: 'event';
  readonly api_version: string;
  readonly created: number;
  readonly data: { readonly object: Stripe.Checkout.Session | Stripe.Charge | Stripe.Dispute };
  readonly livemode: false;
  readonly pending_webhooks: number;
  readonly request: null;
  readonly type: EventType;
}

/** The response to a request with an idempotency key, which is the row's id. */
export interface StoredReply {
  readonly id: string;
  readonly asked: string;
  readonly status: number;
  readonly body: unknown;
  readonly at: number;
}

/** Records that the shop answered an event with 2xx; the id is the event's. */
export interface WebhookDelivery {
  readonly id: string;
  readonly deliveredAt: number;
}

/** All objects of the payment sandbox. */
export interface PaymentStore {
  readonly sessions: StoreTable<SessionRecord>;
  readonly products: StoreTable<Stripe.Product>;
  readonly shippingRates: StoreTable<Stripe.ShippingRate>;
  readonly intents: StoreTable<Stripe.PaymentIntent>;
  readonly charges: StoreTable<Stripe.Charge>;
  readonly refunds: StoreTable<Stripe.Refund>;
  readonly disputes: StoreTable<Stripe.Dispute>;
  readonly events: StoreTable<SandboxEvent>;
  readonly deliveries: StoreTable<WebhookDelivery>;
  readonly replies: StoreTable<StoredReply>;
}

/** Opens the store; without a file it is lost when the process ends. */
export function openPaymentStore(file?: string): PaymentStore {
  const open = openTables(file);
  return {
    sessions: open('sessions', (row): row is SessionRecord => 'session' in row),
    products: open('products', (row): row is Stripe.Product => isA('product', row)),
    shippingRates: open('shipping-rates', (row): row is Stripe.ShippingRate =>
      isA('shipping_rate', row),
    ),
    intents: open('intents', (row): row is Stripe.PaymentIntent => isA('payment_intent', row)),
    charges: open('charges', (row): row is Stripe.Charge => isA('charge', row)),
    refunds: open('refunds', (row): row is Stripe.Refund => isA('refund', row)),
    disputes: open('disputes', (row): row is Stripe.Dispute => isA('dispute', row)),
    events: open('events', (row): row is SandboxEvent => isA('event', row)),
    deliveries: open('deliveries', (row): row is WebhookDelivery => 'deliveredAt' in row),
    replies: open('replies', (row): row is StoredReply => 'asked' in row),
  };
}

function isA(kind: string, row: StoreRow): boolean {
  return 'object' in row && row.object === kind;
}

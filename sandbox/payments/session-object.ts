import type Stripe from 'stripe';
import { sessionDefaults } from './session-defaults.ts';
import { createLineItem, createProduct, createShippingRate } from './catalogue-objects.ts';
import type { PaymentStore, SessionRecord } from './payment-store.ts';
import { mergeMetadata } from './metadata.ts';
import { newId } from './object-ids.ts';
import { invalidParameter } from './api-error.ts';

type Params = Stripe.Checkout.SessionCreateParams;

const day = 24 * 60 * 60;
const minimumCharge = new Map([['gbp', 30]]);

/** Creates and stores a session with its products and shipping rates; expects validated parameters. */
export function createSession(
  store: PaymentStore,
  params: Params,
  created: number,
  pageUrl: (id: string) => string,
): SessionRecord {
  const items = (params.line_items ?? []).map((item) => {
    const product = createProduct(item, created);
    return { product, lineItem: createLineItem(item, product.id, created) };
  });
  const rates = (params.shipping_options ?? []).flatMap((option) =>
    createShippingRate(option, created),
  );
  const id = newId('cs_test', 60);
  const record: SessionRecord = {
    id,
    session: toSession(
      params,
      items.map(({ lineItem }) => lineItem),
      rates,
      {
        id,
        url: pageUrl(id),
        created,
      },
    ),
    lineItems: items.map(({ lineItem }) => lineItem),
    intentData: params.payment_intent_data ?? {},
  };
  items.forEach(({ product }) => store.products.put(product));
  rates.forEach((rate) => store.shippingRates.put(rate));
  store.sessions.put(record);
  return record;
}

function toSession(
  params: Params,
  lineItems: readonly Stripe.LineItem[],
  rates: readonly Stripe.ShippingRate[],
  made: { id: string; url: string; created: number },
): Stripe.Checkout.Session {
  const currency = lineItems[0]?.currency ?? 'gbp';
  const subtotal = lineItems.reduce((sum, item) => sum + item.amount_subtotal, 0);
  const shipping = rates[0]?.fixed_amount?.amount ?? 0;
  checkMinimumTotal(subtotal + shipping, currency);
  return {
    ...sessionDefaults,
    ...made,
    ...echoParameters(params),
    amount_subtotal: subtotal,
    amount_total: subtotal + shipping,
    currency,
    customer_details: params.customer_email ? contactOnly(params.customer_email) : null,
    expires_at: params.expires_at ?? made.created + day,
    metadata: mergeMetadata({}, params.metadata, 'metadata'),
    shipping_cost: rates[0]
      ? {
          amount_subtotal: shipping,
          amount_tax: 0,
          amount_total: shipping,
          shipping_rate: rates[0].id,
        }
      : null,
    shipping_options: rates.map((rate) => ({
      shipping_amount: rate.fixed_amount?.amount ?? 0,
      shipping_rate: rate.id,
    })),
    total_details: { amount_discount: 0, amount_shipping: shipping, amount_tax: 0 },
  };
}

/** Returns the session fields that repeat the request parameters, with defaults. */
function echoParameters(params: Params) {
  const { custom_text: texts } = params;
  return {
    adaptive_pricing: { enabled: params.adaptive_pricing?.enabled ?? true },
    allowed_payment_method_types: params.allowed_payment_method_types ?? null,
    billing_address_collection: params.billing_address_collection ?? null,
    cancel_url: params.cancel_url ?? null,
    client_reference_id: params.client_reference_id ?? null,
    custom_text: {
      after_submit: texts?.after_submit || null,
      shipping_address: texts?.shipping_address || null,
      submit: texts?.submit || null,
      terms_of_service_acceptance: texts?.terms_of_service_acceptance || null,
    },
    customer_email: params.customer_email ?? null,
    locale: params.locale ?? null,
    phone_number_collection: params.phone_number_collection ?? { enabled: false },
    shipping_address_collection: params.shipping_address_collection ?? null,
    submit_type: params.submit_type ?? null,
    success_url: params.success_url ?? null,
    wallet_options: params.wallet_options ?? null,
  } satisfies Partial<Stripe.Checkout.Session>;
}

function checkMinimumTotal(total: number, currency: string): void {
  if (total >= (minimumCharge.get(currency) ?? 50)) return;
  throw invalidParameter(
    'line_items',
    "The Checkout Session's total amount due must add up to at least £0.30 gbp",
    'amount_too_small',
  );
}

function contactOnly(email: string): Stripe.Checkout.Session.CustomerDetails {
  return {
    address: null,
    business_name: null,
    email,
    individual_name: null,
    name: null,
    phone: null,
    tax_exempt: 'none',
    tax_ids: null,
  };
}

import type Stripe from 'stripe';
import type { CustomerInfo } from '#domain/customer/customer.ts';
import type { Instant } from '#domain/day.ts';
import type { PricedLine } from '#domain/quote.ts';
import type { Pence } from '#domain/money.ts';
import { fullName } from '#domain/customer/postal-address.ts';

/** Everything on a payment page, already priced and worded by the shop. */
export interface SessionParams {
  orderNumber: string;
  lines: readonly (PricedLine & { imageUrl: string | null })[];
  shipping: { name: string; pricePence: Pence };
  /** The complete order. */
  metadata: Readonly<Record<string, string>>;
  /** The recipient, when the shop asked for one; otherwise the payment page asks. */
  recipient: CustomerInfo | null;
  /** Arrival and allergens, shown beside the Pay button. */
  submitText: string;
  expiresAt: Instant;
  successUrl: string;
  cancelUrl: string;
}

type Params = Stripe.Checkout.SessionCreateParams;

const MAX_TEXT_LENGTH = 1200;

function lineItem({
  name,
  description,
  imageUrl,
  unitPence,
  quantity,
}: SessionParams['lines'][number]) {
  return {
    quantity,
    price_data: {
      currency: 'gbp',
      unit_amount: unitPence,
      product_data: { name, description, ...(imageUrl ? { images: [imageUrl] } : {}) },
    },
  } satisfies Stripe.Checkout.SessionCreateParams.LineItem;
}

function shippingOption({ name, pricePence }: SessionParams['shipping']) {
  return {
    shipping_rate_data: {
      type: 'fixed_amount',
      display_name: name,
      fixed_amount: { amount: pricePence, currency: 'gbp' },
    },
  } satisfies Stripe.Checkout.SessionCreateParams.ShippingOption;
}

function delivery({ recipient, metadata, orderNumber }: SessionParams) {
  const intentMetadata = { app: metadata['app'] ?? '', orderNumber };
  if (!recipient) {
    return {
      payment_intent_data: { metadata: intentMetadata },
      shipping_address_collection: { allowed_countries: ['GB'] },
    } satisfies Params;
  }
  const { address1, address2, city, postcode, email } = recipient;
  return {
    customer_email: email,
    payment_intent_data: {
      metadata: intentMetadata,
      shipping: {
        name: fullName(recipient),
        address: {
          line1: address1,
          ...(address2 ? { line2: address2 } : {}),
          city,
          postal_code: postcode,
          country: 'GB',
        },
      },
    },
  } satisfies Params;
}

/** Returns Stripe’s parameters: one card payment in pounds, no currency conversion, no saved card. */
export function toStripeParams(params: SessionParams): Params {
  return {
    mode: 'payment',
    locale: 'en-GB',
    submit_type: 'pay',
    allowed_payment_method_types: ['card'],
    wallet_options: { link: { display: 'never' } },
    adaptive_pricing: { enabled: false },
    line_items: params.lines.map(lineItem),
    shipping_options: [shippingOption(params.shipping)],
    metadata: params.metadata,
    custom_text: { submit: { message: params.submitText.slice(0, MAX_TEXT_LENGTH) } },
    expires_at: Math.floor(params.expiresAt / 1000),
    success_url: params.successUrl,
    cancel_url: params.cancelUrl,
    ...delivery(params),
  };
}

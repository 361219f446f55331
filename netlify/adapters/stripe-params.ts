import type Stripe from 'stripe';
import type { CustomerInfo } from '#domain/customer.ts';
import type { Instant } from '#domain/day.ts';
import type { PricedLine } from '#domain/order.ts';
import type { Pence } from '#domain/money.ts';
import { fullName } from '#domain/postal-address.ts';

/** A payment page to be made: everything on it, already priced and worded by the shop. */
export interface SessionParams {
  orderNumber: string;
  lines: readonly (PricedLine & { imageUrl: string | null })[];
  shipping: { name: string; pricePence: Pence };
  /** The complete order. */
  metadata: Readonly<Record<string, string>>;
  /** Where the shop asked for it; otherwise the payment page does. */
  recipient: CustomerInfo | null;
  /** Arrival and allergens, beside the Pay button. */
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

/** A payment page in the provider's terms: one payment in pounds by card, nothing converted, nothing saved. */
export function toStripeParams(draft: SessionParams): Params {
  return {
    mode: 'payment',
    locale: 'en-GB',
    submit_type: 'pay',
    allowed_payment_method_types: ['card'],
    wallet_options: { link: { display: 'never' } },
    adaptive_pricing: { enabled: false },
    line_items: draft.lines.map(lineItem),
    shipping_options: [shippingOption(draft.shipping)],
    metadata: draft.metadata,
    custom_text: { submit: { message: draft.submitText.slice(0, MAX_TEXT_LENGTH) } },
    expires_at: Math.floor(draft.expiresAt / 1000),
    success_url: draft.successUrl,
    cancel_url: draft.cancelUrl,
    ...delivery(draft),
  };
}

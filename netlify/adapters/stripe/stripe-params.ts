import type Stripe from 'stripe';
import { recipientOf } from '#domain/order/order.ts';
import { pack, SHOP_APP } from './order-metadata.ts';
import { fullName } from '#domain/customer/customer.ts';
import type { SessionParams } from '#netlify/checkout/payment-pages.ts';

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

function shippingOption({ displayName, pricePence }: SessionParams['shipping']) {
  return {
    shipping_rate_data: {
      type: 'fixed_amount',
      display_name: displayName,
      fixed_amount: { amount: pricePence, currency: 'gbp' },
    },
  } satisfies Stripe.Checkout.SessionCreateParams.ShippingOption;
}

/** Returns where the parcel goes. The payment page asks for an address that the order does not have. */
function delivery({ order, orderNumber }: SessionParams) {
  const recipient = recipientOf(order);
  const intentMetadata = { app: SHOP_APP, orderNumber };
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

/** Returns the metadata of a payment: the packed order, its number and what it costs. */
export function sessionMetadata(params: SessionParams): Record<string, string> {
  const { order, orderNumber, catalogueVersion, lines, shipping } = params;
  const goods = lines.reduce((sum, { unitPence, quantity }) => sum + unitPence * quantity, 0);
  return pack(order, {
    orderNumber,
    catalogueVersion,
    shippingName: shipping.name,
    expectedTotalPence: goods + shipping.pricePence,
  });
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
    metadata: sessionMetadata(params),
    custom_text: { submit: { message: params.submitText.slice(0, MAX_TEXT_LENGTH) } },
    expires_at: Math.floor(params.expiresAt / 1000),
    success_url: params.successUrl,
    cancel_url: params.cancelUrl,
    ...delivery(params),
  };
}

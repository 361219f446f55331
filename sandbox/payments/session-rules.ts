import type Stripe from 'stripe';
import { checkLineItems } from './line-item-rules.ts';
import { mergeMetadata } from './metadata.ts';
import { invalidParameter, missingParameter, objectNotFound } from './api-error.ts';
import { checkShippingOptions } from './shipping-rules.ts';
import { checkEmail, checkLength, checkUrl } from './text-rules.ts';

type Params = Stripe.Checkout.SessionCreateParams;

const minute = 60;
const hour = 60 * minute;

/** Throws PaymentApiError for parameters that Stripe rejects although its types allow them. */
export function checkSession(params: Params, nowSeconds: number): void {
  checkKind(params);
  checkLineItems(params.line_items ?? []);
  checkShippingOptions(params);
  checkTexts(params);
  checkCustomer(params);
  checkExpiry(params.expires_at, nowSeconds);
  mergeMetadata({}, params.metadata, 'metadata');
  mergeMetadata({}, params.payment_intent_data?.metadata, 'payment_intent_data[metadata]');
}

/** Throws unless the session is a single payment on the hosted page. */
function checkKind(params: Params): void {
  if (!params.mode) throw missingParameter('mode');
  if (params.mode !== 'payment')
    throw invalidParameter('mode', 'The sandbox has single payments only.');
  if (params.ui_mode && params.ui_mode !== 'hosted_page') {
    throw invalidParameter('ui_mode', 'The sandbox has the hosted page only.');
  }
  if (!params.line_items) throw missingParameter('line_items');
  if (!params.success_url) throw missingParameter('success_url');
  if (params.discounts?.[0]) {
    throw objectNotFound('coupon', params.discounts[0].coupon ?? '', 'discounts[0][coupon]', 400);
  }
  if (
    params.allowed_payment_method_types &&
    !params.allowed_payment_method_types.includes('card')
  ) {
    throw invalidParameter('allowed_payment_method_types', 'The sandbox takes cards only.');
  }
}

function checkTexts(params: Params): void {
  checkUrl('success_url', params.success_url);
  checkUrl('cancel_url', params.cancel_url);
  checkLength('client_reference_id', params.client_reference_id, 200);
  const { after_submit, shipping_address, submit, terms_of_service_acceptance } =
    params.custom_text ?? {};
  const texts = { after_submit, shipping_address, submit, terms_of_service_acceptance };
  for (const [place, text] of Object.entries(texts)) {
    if (text) checkLength(`custom_text[${place}][message]`, text.message, 1200);
  }
}

function checkCustomer(params: Params): void {
  if (params.customer) throw objectNotFound('customer', params.customer, 'customer', 400);
  checkEmail('customer_email', params.customer_email);
  checkEmail('payment_intent_data[receipt_email]', params.payment_intent_data?.receipt_email);
  if (params.shipping_address_collection && params.payment_intent_data?.shipping) {
    throw invalidParameter(
      'payment_intent_data[shipping]',
      'You can not pass `payment_intent_data[shipping]` together with `shipping_address_collection`.',
    );
  }
}

function checkExpiry(expiresAt: number | undefined, nowSeconds: number): void {
  if (expiresAt === undefined) return;
  if (expiresAt < nowSeconds + 30 * minute) {
    throw invalidParameter(
      'expires_at',
      'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.',
    );
  }
  if (expiresAt > nowSeconds + 24 * hour) {
    throw invalidParameter(
      'expires_at',
      'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.',
    );
  }
}

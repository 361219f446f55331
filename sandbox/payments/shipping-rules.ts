import type Stripe from 'stripe';
import { invalidParameter, missingParameter, objectNotFound } from './api-error.ts';
import { checkAmount, checkLength } from './text-rules.ts';

type Params = Stripe.Checkout.SessionCreateParams;
type RateData = Stripe.Checkout.SessionCreateParams.ShippingOption.ShippingRateData;

/** Throws PaymentApiError if Stripe would refuse the shipping options. */
export function checkShippingOptions(params: Params): void {
  const options = params.shipping_options ?? [];
  if (options.length > 5) {
    throw invalidParameter(
      'shipping_options',
      'Checkout Sessions can have up to 5 shipping options.',
    );
  }
  const currency = params.line_items?.[0]?.price_data?.currency.toLowerCase();
  options.forEach((option, index) => {
    const path = `shipping_options[${index}]`;
    if (option.shipping_rate) {
      throw objectNotFound('shipping rate', option.shipping_rate, `${path}[shipping_rate]`, 400);
    }
    if (!option.shipping_rate_data) throw missingParameter(`${path}[shipping_rate_data]`);
    checkRate(option.shipping_rate_data, `${path}[shipping_rate_data]`, currency);
  });
}

function checkRate(rate: RateData, path: string, currency: string | undefined): void {
  checkLength(`${path}[display_name]`, rate.display_name, 100);
  if (!rate.fixed_amount) throw missingParameter(`${path}[fixed_amount]`);
  checkAmount(`${path}[fixed_amount][amount]`, rate.fixed_amount.amount);
  if (rate.fixed_amount.currency.toLowerCase() !== currency) {
    throw invalidParameter(
      `${path}[fixed_amount][currency]`,
      'The shipping rate must have the currency of the line items.',
    );
  }
  checkEstimate(rate, `${path}[delivery_estimate]`);
}

function checkEstimate(rate: RateData, path: string): void {
  const { maximum, minimum } = rate.delivery_estimate ?? {};
  for (const [name, bound] of Object.entries({ maximum, minimum })) {
    if (bound && bound.value < 1) {
      throw invalidParameter(
        `${path}[${name}][value]`,
        'This value must be greater than or equal to 1.',
      );
    }
  }
  if (maximum && minimum && maximum.unit === minimum.unit && minimum.value > maximum.value) {
    throw invalidParameter(`${path}[minimum]`, 'The minimum must not be later than the maximum.');
  }
}

import Stripe from 'stripe';
import { mergeMetadata } from './metadata.ts';
import { newId } from './object-ids.ts';

type LineItemParam = Stripe.Checkout.SessionCreateParams.LineItem;
type ShippingOption = Stripe.Checkout.SessionCreateParams.ShippingOption;
type PriceData = LineItemParam['price_data'];

/** Creates the inactive Product of an inline price. */
export function createProduct(item: LineItemParam, created: number): Stripe.Product {
  const given = item.price_data?.product_data;
  return {
    id: newId('prod', 14),
    object: 'product',
    active: false,
    created,
    description: given?.description ?? null,
    images: given?.images ?? [],
    livemode: false,
    marketing_features: [],
    metadata: mergeMetadata({}, given?.metadata, 'metadata'),
    name: given?.name ?? '',
    package_dimensions: null,
    shippable: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    updated: created,
    url: null,
  };
}

/** Creates a LineItem with its inactive Price. */
export function createLineItem(
  item: LineItemParam,
  product: string,
  created: number,
): Stripe.LineItem {
  const quantity = item.quantity ?? 1;
  const amount = (item.price_data?.unit_amount ?? 0) * quantity;
  return {
    id: newId('li'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: currencyOf(item.price_data),
    description: item.price_data?.product_data?.name ?? null,
    metadata: mergeMetadata({}, item.metadata, 'metadata'),
    price: createPrice(item.price_data, product, created),
    quantity,
  };
}

function createPrice(data: PriceData, product: string, created: number): Stripe.Price {
  const amount = data?.unit_amount ?? 0;
  return {
    id: newId('price'),
    object: 'price',
    active: false,
    billing_scheme: 'per_unit',
    created,
    currency: currencyOf(data),
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product,
    recurring: null,
    tax_behavior: data?.tax_behavior ?? 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'one_time',
    unit_amount: amount,
    unit_amount_decimal: Stripe.Decimal.from(amount),
  };
}

/** Creates the ShippingRate of an option; empty if the option has no fixed amount. */
export function createShippingRate(option: ShippingOption, created: number): Stripe.ShippingRate[] {
  const data = option.shipping_rate_data;
  if (!data?.fixed_amount) return [];
  return [
    {
      id: newId('shr'),
      object: 'shipping_rate',
      active: false,
      created,
      delivery_estimate: data.delivery_estimate
        ? {
            maximum: data.delivery_estimate.maximum ?? null,
            minimum: data.delivery_estimate.minimum ?? null,
          }
        : null,
      display_name: data.display_name,
      fixed_amount: {
        amount: data.fixed_amount.amount,
        currency: data.fixed_amount.currency.toLowerCase(),
      },
      livemode: false,
      metadata: mergeMetadata({}, data.metadata, 'metadata'),
      tax_behavior: data.tax_behavior ?? 'unspecified',
      tax_code: data.tax_code ?? null,
      type: 'fixed_amount',
    },
  ];
}

const currencyOf = (data: PriceData): string => data?.currency.toLowerCase() ?? 'gbp';

import type Stripe from 'stripe';
import { mergeMetadata } from './metadata.ts';
import { invalidParameter, missingParameter, objectNotFound } from './api-error.ts';
import { checkAmount, checkCurrency, checkLength, checkUrl } from './text-rules.ts';

type LineItem = Stripe.Checkout.SessionCreateParams.LineItem;
type PriceData = Stripe.Checkout.SessionCreateParams.LineItem.PriceData;

/** Throws PaymentApiError if Stripe would refuse the line items. */
export function checkLineItems(items: readonly LineItem[]): void {
  if (items.length === 0) throw missingParameter('line_items');
  if (items.length > 100) {
    throw invalidParameter('line_items', 'Checkout Sessions can have up to 100 line items.');
  }
  items.forEach((item, index) => checkLineItem(item, `line_items[${index}]`));
  const currencies = new Set(items.map((item) => item.price_data?.currency.toLowerCase()));
  if (currencies.size > 1) {
    throw invalidParameter('line_items', 'All line items must have the same currency.');
  }
}

function checkLineItem(item: LineItem, path: string): void {
  if (item.price) throw objectNotFound('price', item.price, `${path}[price]`, 400);
  if (item.tax_rates?.[0])
    throw objectNotFound('tax rate', item.tax_rates[0], `${path}[tax_rates][0]`, 400);
  if (!item.price_data) throw missingParameter(`${path}[price_data]`);
  if (item.quantity === undefined) throw missingParameter(`${path}[quantity]`);
  if (item.quantity < 1) {
    throw invalidParameter(
      `${path}[quantity]`,
      'This value must be greater than or equal to 1.',
      'parameter_invalid_integer',
    );
  }
  mergeMetadata({}, item.metadata, `${path}[metadata]`);
  checkPriceData(item.price_data, `${path}[price_data]`);
}

function checkPriceData(price: PriceData, path: string): void {
  checkCurrency(`${path}[currency]`, price.currency);
  if (price.unit_amount === undefined) throw missingParameter(`${path}[unit_amount]`);
  checkAmount(`${path}[unit_amount]`, price.unit_amount);
  if (price.recurring) {
    throw invalidParameter(
      `${path}[recurring]`,
      'You cannot use a recurring price in `payment` mode.',
    );
  }
  if (price.product) throw objectNotFound('product', price.product, `${path}[product]`, 400);
  const product = price.product_data;
  if (!product) throw missingParameter(`${path}[product_data]`);
  checkLength(`${path}[product_data][name]`, product.name, 5000);
  checkLength(`${path}[product_data][description]`, product.description, 5000);
  checkImages(product.images ?? [], `${path}[product_data][images]`);
  mergeMetadata({}, product.metadata, `${path}[product_data][metadata]`);
}

function checkImages(images: readonly string[], path: string): void {
  if (images.length > 8) throw invalidParameter(path, 'A product can have up to 8 images.');
  images.forEach((image, index) => checkUrl(`${path}[${index}]`, image));
}

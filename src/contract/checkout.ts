import * as v from 'valibot';
import { shopBoxes } from '#data/shop-boxes.ts';
import type { Catalogue } from '#domain/catalogue.ts';
import { emptyCustomer, MAX_LENGTH, type CustomerInfo } from '#domain/customer.ts';
import { formatPostcode } from '#domain/delivery-rules.ts';
import type { Order } from '#domain/order.ts';
import { boxConfigEntries, choicesFromConfig, type BoxConfig } from './box-config.ts';
import { bulkCheckout, orderFromBulk, type BulkCheckout } from './bulk-checkout.ts';
import { cartCheckout, orderFromCart, type CartCheckout } from './cart-checkout.ts';
import { asciiEmail } from './email-address.ts';
import { defineEndpoint, line, totalAmount } from './endpoint.ts';
import { shippingChoice } from './shipping-choice.ts';
import { startCheckout } from './start-checkout.ts';

const customerInfo = v.object({
  firstName: line(MAX_LENGTH.firstName),
  lastName: line(MAX_LENGTH.lastName),
  email: v.pipe(v.string(), v.trim(), v.maxLength(MAX_LENGTH.email), v.transform(asciiEmail)),
  address1: line(MAX_LENGTH.address1),
  address2: v.optional(line(MAX_LENGTH.address2), ''),
  city: line(MAX_LENGTH.city),
  postcode: v.pipe(line(MAX_LENGTH.postcode), v.transform(formatPostcode)),
  emailMarketingOptIn: v.optional(v.boolean(), false),
});

/** The builder's payload (Spec 1 §7). Ids decide: names, prices, weights and images beside them are not read (decision 44). */
export const builderCheckout = v.object({
  ...boxConfigEntries,
  shipping: shippingChoice,
  customerInfo,
  totalAmount,
});

/** The builder's payload once read. */
export type BuilderCheckout = v.InferOutput<typeof builderCheckout>;

/** What the browser sends from the builder, to the letter of Spec 1 §7. */
export interface BuilderPayload extends BoxConfig {
  shipping: { shippingId: 1 | 2; shippingName: string; shippingPrice: number; arriveOn?: string };
  customerInfo: CustomerInfo;
  orderItems: { name: string; description: string; price: number; quantity: number }[];
  totalAmount: number;
  cancelUrl: string;
}

/** A checkout as it was read; bulk orders and baskets have `cartItems` and name their kind (decision 21). */
export type Checkout = BuilderCheckout | BulkCheckout | CartCheckout;

const byKind = v.object({ metadata: v.object({ orderType: v.picklist(['bulk', 'cart']) }) });

const checkout = v.lazy((input): v.GenericSchema<unknown, Checkout> => {
  if (typeof input !== 'object' || input === null || !('cartItems' in input))
    return builderCheckout;
  const kind = v.safeParse(byKind, input);
  return kind.success && kind.output.metadata.orderType === 'cart' ? cartCheckout : bulkCheckout;
});

function orderFromBuilder(payload: BuilderCheckout): Order {
  return {
    orderType: 'builder',
    boxes: [{ choices: choicesFromConfig(payload), quantity: 1 }],
    shippingId: payload.shipping.shippingId,
    arriveOn: payload.shipping.arriveOn,
    dispatchOn: null,
    recipient: { ...emptyCustomer, ...payload.customerInfo },
    source: 'build-your-box',
  };
}

function isCart(payload: BulkCheckout | CartCheckout): payload is CartCheckout {
  return payload.metadata.orderType === 'cart';
}

/** Turns a payload into an order, without judging it. */
export function orderFrom(payload: Checkout, catalogue: Catalogue): Order {
  if ('boxDetails' in payload) return orderFromBuilder(payload);
  return isCart(payload) ? orderFromCart(payload, shopBoxes) : orderFromBulk(payload, catalogue);
}

/** Twelve boxes of all flavours with the longest of notes come to 35 kB as the browser writes them. */
const MAX_BYTES = 64 * 1024;

/** `startCheckout` with the shape of what is sent: for the server, which reads it. */
export const createCheckoutSession = defineEndpoint({
  ...startCheckout,
  request: checkout,
  maxBytes: MAX_BYTES,
});

import * as v from 'valibot';
import { shopBoxes } from '#data/shop-boxes.ts';
import type { Catalogue } from '#domain/catalogue.ts';
import { emptyCustomer, type CustomerInfo } from '#domain/customer/customer.ts';
import type { Order } from '#domain/order/order.ts';
import { addressEntries, emailEntries } from './address.ts';
import { boxEntries, decodeBox } from './box-json.ts';
import type { BoxJson } from './named-box-json.ts';
import { bulkCheckout, orderFromBulk, type BulkCheckout } from './bulk-checkout.ts';
import { orderFromForm, type CheckoutForm } from './checkout-form.ts';
import { cartCheckout, orderFromCart, type CartCheckout } from './cart-checkout.ts';
import { defineEndpoint, totalAmount } from './endpoint.ts';
import { shippingChoice } from './shipping-choice.ts';
import type { ShippingJson } from './shipping-json.ts';
import { startCheckout } from './start-checkout.ts';

const customerInfo = v.object({ ...addressEntries, ...emailEntries });

/** The builder’s payload. Only ids count: the server ignores names, prices, weights and images. */
export const builderCheckout = v.object({
  ...boxEntries,
  shipping: shippingChoice,
  customerInfo,
  totalAmount,
});

/** The parsed builder payload. */
export type BuilderCheckout = v.InferOutput<typeof builderCheckout>;

/** The builder’s order as the browser sends it, in the payload’s fixed field names. */
export interface BuilderPayload extends BoxJson {
  shipping: ShippingJson;
  customerInfo: CustomerInfo;
  orderItems: { name: string; description: string; price: number; quantity: number }[];
  totalAmount: number;
  cancelUrl: string;
}

/** A parsed checkout. Bulk orders and carts have `cartItems` and state their `orderType`; a form states no total. */
export type Checkout = BuilderCheckout | BulkCheckout | CartCheckout | CheckoutForm;

const byKind = v.object({ metadata: v.object({ orderType: v.picklist(['bulk', 'cart']) }) });

const checkout = v.lazy((input): v.GenericSchema<unknown, Checkout> => {
  if (typeof input !== 'object' || input === null || !('cartItems' in input))
    return builderCheckout;
  const kind = v.safeParse(byKind, input);
  return kind.success && kind.output.metadata.orderType === 'cart' ? cartCheckout : bulkCheckout;
});

function orderFromBuilder(payload: BuilderCheckout): Order {
  return {
    kind: 'boxes',
    channel: 'builder',
    source: 'build-your-box',
    buyer: null,
    parcels: [
      {
        items: [{ box: decodeBox(payload), quantity: 1, sku: null }],
        recipient: { ...emptyCustomer, ...payload.customerInfo },
        shippingId: payload.shipping.shippingId,
        arriveOn: payload.shipping.arriveOn,
        dispatchOn: null,
      },
    ],
  };
}

function isCart(payload: BulkCheckout | CartCheckout): payload is CartCheckout {
  return payload.metadata.orderType === 'cart';
}

/** Converts a payload to an order without validating it. */
export function orderFrom(payload: Checkout, catalogue: Catalogue): Order {
  if ('form' in payload) return orderFromForm(payload);
  if ('boxDetails' in payload) return orderFromBuilder(payload);
  return isCart(payload) ? orderFromCart(payload, shopBoxes) : orderFromBulk(payload, catalogue);
}

/** Twelve boxes with all flavours and the longest notes take 35 kB as the browser sends them, twelve addresses 8 kB. */
const MAX_BYTES = 64 * 1024;

/** `startCheckout` with its request schema, for the server. */
export const createCheckoutSession = defineEndpoint({
  ...startCheckout,
  request: checkout,
  maxBytes: MAX_BYTES,
});

import * as v from 'valibot';
import type { ShippingId, ShopBox } from '#domain/catalogue.ts';
import { emptyCustomer, MAX_LENGTH } from '#domain/customer/customer.ts';
import {
  MAX_CART_LINES,
  MAX_COMPANY_LENGTH,
  MAX_LINE_QUANTITY,
  MAX_PURCHASE_ORDER_LENGTH,
  MAX_RECIPIENTS,
} from '#domain/order/order-limits.ts';
import type { BoxOrder, OrderedBox } from '#domain/order/order.ts';
import { addressEntries, emailEntries } from './address.ts';
import { boxFromContents, contentsEntries, hasOneContent, type CartItem } from './cart-item.ts';
import { line, text, totalAmount } from './endpoint.ts';
import { shippingChoice } from './shipping-choice.ts';

const quantity = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_LINE_QUANTITY));

const itemEntries = { quantity, ...contentsEntries };
const ONE_CONTENT = 'one of sku, config';
const cartItem = v.pipe(
  v.object(itemEntries),
  v.check((item) => hasOneContent(item), ONE_CONTENT),
);
const recipientId = v.pipe(text(40), v.nonEmpty());
const itemForRecipient = v.pipe(
  v.object({ ...itemEntries, recipientId }),
  v.check((item) => hasOneContent(item), ONE_CONTENT),
);

const metadata = v.object({
  orderType: v.literal('cart'),
  source: v.optional(line(40), 'basket'),
});

/** Who pays for one parcel. Their e-mail address comes from the payment page. */
const buyerName = v.strictObject({ name: line(MAX_LENGTH.firstName) });

const toOneAddress = v.object({
  cartItems: v.pipe(v.array(cartItem), v.minLength(1), v.maxLength(MAX_CART_LINES)),
  buyer: v.optional(buyerName),
  shipping: shippingChoice,
  totalAmount,
  metadata,
});

const buyer = v.object({
  name: line(MAX_LENGTH.firstName),
  ...emailEntries,
  company: v.optional(line(MAX_COMPANY_LENGTH), ''),
  purchaseOrder: v.optional(line(MAX_PURCHASE_ORDER_LENGTH), ''),
});

const recipients = v.pipe(
  v.array(
    v.object({
      id: recipientId,
      customerInfo: v.object(addressEntries),
      shipping: shippingChoice,
    }),
  ),
  v.minLength(2, 'one address needs no recipients'),
  v.maxLength(MAX_RECIPIENTS, `at most ${MAX_RECIPIENTS} in one payment`),
  v.check((all) => new Set(all.map(({ id }) => id)).size === all.length, 'each id once'),
);

const toSeveralRecipients = v.pipe(
  v.object({
    cartItems: v.pipe(v.array(itemForRecipient), v.minLength(1), v.maxLength(MAX_CART_LINES)),
    buyer,
    recipients,
    shipping: v.optional(v.undefined('each recipient has a delivery of their own')),
    totalAmount,
    metadata,
  }),
  v.forward(
    v.check(({ cartItems, recipients: known }) => {
      const ids = new Set(known.map(({ id }) => id));
      return cartItems.every((item) => ids.has(item.recipientId));
    }, 'a box for nobody'),
    ['cartItems'],
  ),
);

/** The cart’s payload, for one address or for several people. Only ids count, as in the builder’s. */
export const cartCheckout = v.lazy((input): v.GenericSchema<unknown, CartCheckout> =>
  typeof input === 'object' && input !== null && 'recipients' in input
    ? toSeveralRecipients
    : toOneAddress,
);

/** The parsed cart payload. */
export type CartCheckout =
  v.InferOutput<typeof toOneAddress> | v.InferOutput<typeof toSeveralRecipients>;

interface PayloadBase {
  totalAmount: number;
  metadata: { orderType: 'cart'; source: string };
}

interface ShippingPayload {
  shippingId: ShippingId;
  arriveOn?: string;
}

/** The cart as the browser sends it for one address, which the payment page asks for. */
export interface OneAddressPayload extends PayloadBase {
  cartItems: CartItem[];
  buyer?: v.InferInput<typeof buyerName>;
  shipping: ShippingPayload;
}

/** The cart as the browser sends it for several people, with their addresses. */
export interface SeveralRecipientsPayload extends PayloadBase {
  cartItems: (CartItem & { recipientId: string })[];
  buyer: v.InferInput<typeof buyer>;
  recipients: {
    id: string;
    customerInfo: v.InferInput<(typeof recipients)['item']>['customerInfo'];
    shipping: ShippingPayload;
  }[];
}

/** The cart as the browser sends it. */
export type CartPayload = OneAddressPayload | SeveralRecipientsPayload;

/** Converts the payload to an order without validating it. For one address the payment page asks. */
export function orderFromCart(payload: CartCheckout, shopBoxes: readonly ShopBox[]): BoxOrder {
  const order = { kind: 'boxes', channel: 'cart', source: payload.metadata.source } as const;
  const itemOf = (item: v.InferOutput<typeof cartItem>): OrderedBox => ({
    box: boxFromContents(item, shopBoxes),
    quantity: item.quantity,
    sku: item.sku ?? null,
  });
  if (!('recipients' in payload)) {
    const items = payload.cartItems.map(itemOf);
    const parcel = { items, recipient: null, ...payload.shipping, dispatchOn: null };
    const name = payload.buyer?.name ?? '';
    const buyer = name === '' ? null : { name, company: '', purchaseOrder: '' };
    return { ...order, buyer, parcels: [parcel] };
  }
  const { recipients: all, cartItems } = payload;
  const { email, emailMarketingOptIn, ...buyer } = payload.buyer;
  return {
    ...order,
    buyer,
    parcels: all.map(({ id, customerInfo, shipping }) => ({
      items: cartItems.filter((item) => item.recipientId === id).map(itemOf),
      recipient: { ...emptyCustomer, ...customerInfo, email, emailMarketingOptIn },
      ...shipping,
      dispatchOn: null,
    })),
  };
}

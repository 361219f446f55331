import * as v from 'valibot';
import { MAX_CART_LINES, MAX_LINE_QUANTITY } from '#domain/cart/stored-cart.ts';
import { readyMadeBox } from '#domain/cart/cart.ts';
import type { ShippingId, ShopBox } from '#domain/catalogue.ts';
import type { BoxOrder } from '#domain/order/order.ts';
import type { Box } from '#domain/box/box.ts';
import { boxJson, decodeBox } from './box-json.ts';
import type { BoxJson } from './named-box-json.ts';
import { line, text, totalAmount } from './endpoint.ts';
import { shippingChoice } from './shipping-choice.ts';

/** A cart line’s contents: the SKU of a ready-made box, or a built box. */
export const contentsEntries = { sku: v.optional(text(80)), config: v.optional(boxJson) };

/** The parsed contents. */
interface Contents {
  sku?: string | undefined;
  config?: v.InferOutput<typeof boxJson> | undefined;
}

/** Returns whether exactly one of `sku` and `config` is given. */
export function hasOneContent({ sku, config }: Contents): boolean {
  return (sku === undefined) !== (config === undefined);
}

const quantity = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_LINE_QUANTITY));

const cartItem = v.pipe(
  v.object({ quantity, ...contentsEntries }),
  v.check((item) => hasOneContent(item), 'one of sku, config'),
);

/** The cart’s payload. Only ids count, as in the builder’s. */
export const cartCheckout = v.object({
  cartItems: v.pipe(v.array(cartItem), v.minLength(1), v.maxLength(MAX_CART_LINES)),
  shipping: shippingChoice,
  totalAmount,
  metadata: v.object({ orderType: v.literal('cart'), source: v.optional(line(40), 'basket') }),
});

/** The parsed cart payload. */
export type CartCheckout = v.InferOutput<typeof cartCheckout>;

/** A cart line as stored and sent, with its price in pounds. */
export type CartItem = {
  id: string;
  name: string;
  description: string;
  price: number;
  quantity: number;
  image?: string;
} & ({ sku: string } | { config: BoxJson });

/** The cart as the browser sends it. */
export interface CartPayload {
  cartItems: CartItem[];
  shipping: { shippingId: ShippingId; arriveOn?: string };
  totalAmount: number;
  metadata: { orderType: 'cart'; source: string };
}

const UNKNOWN_BOX = 0;

/** Returns a line’s box without validating it. An unknown SKU yields an unknown box. */
export function boxFromContents({ sku, config }: Contents, shopBoxes: readonly ShopBox[]): Box {
  if (config) return decodeBox(config);
  const shopBox = shopBoxes.find(({ slug }) => slug === sku);
  return readyMadeBox(shopBox ?? { boxId: UNKNOWN_BOX, selection: [] });
}

/** Converts the payload to an order without validating it; the payment page asks for the address. */
export function orderFromCart(payload: CartCheckout, shopBoxes: readonly ShopBox[]): BoxOrder {
  const { cartItems, shipping, metadata } = payload;
  return {
    kind: 'boxes',
    channel: 'cart',
    source: metadata.source,
    parcels: [
      {
        items: cartItems.map((item) => ({
          box: boxFromContents(item, shopBoxes),
          quantity: item.quantity,
          sku: item.sku ?? null,
        })),
        recipient: null,
        shippingId: shipping.shippingId,
        arriveOn: shipping.arriveOn,
        dispatchOn: null,
      },
    ],
  };
}

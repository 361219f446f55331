import * as v from 'valibot';
import { MAX_CART_LINES, MAX_LINE_QUANTITY } from '#domain/cart-limits.ts';
import { readyMadeChoices } from '#domain/cart.ts';
import type { ShopBox } from '#domain/catalogue.ts';
import type { BoxChoices, BoxOrder } from '#domain/order.ts';
import { boxConfig, choicesFromConfig, type BoxConfig } from './box-config.ts';
import { line, text, totalAmount } from './endpoint.ts';
import { shippingChoice } from './shipping-choice.ts';

/** What a line of the basket is made of: a ready-made box by its name, or a built one (decision 47). */
export const contentsEntries = { sku: v.optional(text(80)), config: v.optional(boxConfig) };

/** What is read of those entries. */
interface Contents {
  sku?: string | undefined;
  config?: v.InferOutput<typeof boxConfig> | undefined;
}

/** Whether a line is one of the two, and not both or neither. */
export function isOneOfTwo({ sku, config }: Contents): boolean {
  return (sku === undefined) !== (config === undefined);
}

const quantity = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_LINE_QUANTITY));

const cartItem = v.pipe(
  v.object({ quantity, ...contentsEntries }),
  v.check((item) => isOneOfTwo(item), 'one of sku, config'),
);

/** The basket's payload (decisions 21 and 47). Ids decide, as in the builder's. */
export const cartCheckout = v.object({
  cartItems: v.pipe(v.array(cartItem), v.minLength(1), v.maxLength(MAX_CART_LINES)),
  shipping: shippingChoice,
  totalAmount,
  metadata: v.object({ orderType: v.literal('cart'), source: v.optional(line(40), 'basket') }),
});

/** The basket's payload once read. */
export type CartCheckout = v.InferOutput<typeof cartCheckout>;

/** A line of the basket as it is stored and sent, its price in pounds (decisions 47 and 63). */
export type CartItem = {
  id: string;
  name: string;
  description: string;
  price: number;
  quantity: number;
  image?: string;
} & ({ sku: string } | { config: BoxConfig });

/** What the browser sends from the basket (decision 47). */
export interface CartPayload {
  cartItems: CartItem[];
  shipping: { shippingId: 1 | 2; arriveOn?: string };
  totalAmount: number;
  metadata: { orderType: 'cart'; source: string };
}

const UNKNOWN_BOX = 0;

/** The choices of a line, not judged yet; a ready-made box that is no longer sold is a box of no kind. */
export function choicesFromContents(
  { sku, config }: Contents,
  shopBoxes: readonly ShopBox[],
): BoxChoices {
  if (config) return choicesFromConfig(config);
  const shopBox = shopBoxes.find(({ slug }) => slug === sku);
  return readyMadeChoices(shopBox ?? { boxId: UNKNOWN_BOX, selection: [] });
}

/** Turns the basket's payload into an order, without judging it; the payment page asks for the address. */
export function orderFromCart(payload: CartCheckout, shopBoxes: readonly ShopBox[]): BoxOrder {
  const { cartItems, shipping, metadata } = payload;
  return {
    orderType: 'cart',
    boxes: cartItems.map((item) => ({
      choices: choicesFromContents(item, shopBoxes),
      quantity: item.quantity,
    })),
    shippingId: shipping.shippingId,
    arriveOn: shipping.arriveOn,
    dispatchOn: null,
    recipient: null,
    source: metadata.source,
  };
}

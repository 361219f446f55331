import { lidImageUrl } from '#assets/images.ts';
import { encodeBox } from '#contract/named-box-json.ts';
import type { BuilderPayload } from '#contract/checkout.ts';
import { encodeShipping } from '#contract/shipping-json.ts';
import type { Box } from '#domain/box/box.ts';
import type { Draft } from '#domain/box/draft.ts';
import { priceBoxes } from '#domain/box/box-pricing.ts';
import type { Catalogue } from '#domain/catalogue.ts';
import { quotedShippingText } from '#copy/delivery.ts';
import { pricedLineText } from '#copy/quote.ts';
import { penceToPounds } from '#domain/money.ts';
import { CANCEL_PATHS } from '#domain/order/checkout-return.ts';
import type { Quote } from '#domain/quote.ts';

function orderItems({ lines, shipping }: Quote): BuilderPayload['orderItems'] {
  const items = lines.map((line) => ({
    ...pricedLineText(line),
    price: penceToPounds(line.unitPence),
    quantity: line.quantity,
  }));
  if (shipping.pricePence === 0) return items;
  const delivery = {
    name: `Shipping: ${quotedShippingText(shipping)}`,
    description: 'Delivery of your order',
    price: penceToPounds(shipping.pricePence),
    quantity: 1,
  };
  return [...items, delivery];
}

/** Returns the payload of a builder checkout: the box, and its delivery from the draft. */
export function builderPayload(
  box: Box,
  delivery: Pick<Draft, 'shippingId' | 'arriveOn' | 'customer'>,
  catalogue: Catalogue,
  origin: string,
): BuilderPayload {
  const { shippingId, customer } = delivery;
  const quote = priceBoxes({ boxes: [{ box, quantity: 1 }], shippingId }, catalogue);
  return {
    ...encodeBox(box, catalogue, lidImageUrl(origin)),
    shipping: encodeShipping(delivery, catalogue),
    customerInfo: customer,
    orderItems: orderItems(quote),
    totalAmount: penceToPounds(quote.totalPence),
    cancelUrl: new URL(CANCEL_PATHS.builder, origin).href,
  };
}

import { $catalogue } from '#features/catalogue/catalogue.ts';
import { shopBoxes } from '#data/shop-boxes.ts';
import { createCartLine, findReadyMade } from '#domain/cart/cart.ts';
import { findById } from '#domain/catalogue.ts';
import type { Instant } from '#domain/day.ts';
import type { OrderedBox } from '#domain/order/order.ts';
import { historyBoxes } from '#domain/order/order-history.ts';
import type { Box } from '#domain/box/box.ts';
import { addCartNotice } from './cart-notices.ts';
import { addToCart } from './cart.ts';
import { findOrderAt } from '#features/checkout/order-history-storage.ts';

const nameOf = ({ boxId }: Box): string => findById($catalogue.get().boxes, boxId)?.name ?? 'box';

/** Returns why a box of a past order is not in the basket again. */
const notSoldAgainText = (boxName: string): string =>
  `We no longer sell everything that was in your ${boxName}, so it is not in your basket.`;

function add({ box, quantity, sku }: OrderedBox): void {
  const about = { quantity, sku: sku ?? findReadyMade(box, shopBoxes)?.slug ?? null };
  if (createCartLine(box, about, $catalogue.get())) addToCart(box, about);
  else addCartNotice({ text: notSoldAgainText(nameOf(box)) });
}

/** Adds the boxes of a past order to the cart. Notices tell which it refused. */
export function orderAgain(moment: Instant): void {
  const order = findOrderAt(moment);
  if (order) historyBoxes(order).forEach(add);
}

import { catalogue } from '#data/catalogue.ts';
import { shopBoxes } from '#data/shop-boxes.ts';
import { cartLineId, createCartLine, readyMadeChoices } from '#domain/cart/cart.ts';
import { findById } from '#domain/catalogue.ts';
import type { Instant } from '#domain/day.ts';
import type { OrderedBox } from '#domain/order/order.ts';
import type { Box } from '#domain/box/box.ts';
import { addRefusalNotice } from './cart-notices.ts';
import { addToCart } from './cart.ts';
import { findOrderAt } from '#features/checkout/find-order.ts';

const skuOf = (choices: Box): string | null =>
  shopBoxes.find((box) => cartLineId(readyMadeChoices(box)) === cartLineId(choices))?.slug ?? null;

function unsoldText({ boxId }: Box): string {
  const name = findById(catalogue.boxes, boxId)?.name ?? 'box';
  return `We no longer sell everything that was in your ${name}, so it is not in your basket.`;
}

function add({ choices, quantity }: OrderedBox): void {
  const about = { quantity, sku: skuOf(choices) };
  if (createCartLine(choices, about, catalogue)) addToCart(choices, about);
  else addRefusalNotice(unsoldText(choices));
}

/** Adds the boxes of a past order to the cart. Notices tell which it refused. */
export function orderAgain(moment: Instant): void {
  const goods = findOrderAt(moment)?.goods;
  if (goods && goods.orderType !== 'bulk') goods.boxes.forEach(add);
}

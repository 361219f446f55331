import { atom } from 'nanostores';
import { readyMadeBox } from '#domain/cart/cart.ts';
import { $boxCount, addToCart } from './cart.ts';
import { findShopBox } from './cart-items.ts';

/** The name of the box added last. Null again once the cart changes. */
export const $addedBoxName = atom<string | null>(null);

/** Shows that a ready-made box was added, until the cart changes. */
export function showBoxAdded(sku: string): void {
  $addedBoxName.set(findShopBox({ sku })?.name ?? null);
  const stop = $boxCount.listen(() => {
    $addedBoxName.set(null);
    stop();
  });
}

/** Adds a ready-made box to the cart. An unknown SKU does nothing. */
export function addReadyMade(sku: string): void {
  const box = findShopBox({ sku });
  if (box && addToCart(readyMadeBox(box), { sku })) showBoxAdded(sku);
}

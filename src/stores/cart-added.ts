import { atom } from 'nanostores';
import { shopBoxes } from '#data/shop-boxes.ts';
import { readyMadeChoices } from '#domain/cart.ts';
import { $boxCount, addToCart } from './cart.ts';

/** The name of the box that has just been added, until the basket changes again. */
export const $addedBoxName = atom<string | null>(null);

const named = (sku: string) => shopBoxes.find(({ slug }) => slug === sku);

/** Tells that a ready-made box is in the basket, until the basket changes again. */
export function showBoxAdded(sku: string): void {
  $addedBoxName.set(named(sku)?.name ?? null);
  const stop = $boxCount.listen(() => {
    $addedBoxName.set(null);
    stop();
  });
}

/** Puts a ready-made box into the basket; one that is not sold changes nothing. */
export function addReadyMade(sku: string): void {
  const box = named(sku);
  if (box && addToCart(readyMadeChoices(box), { sku })) showBoxAdded(sku);
}

import { atom } from 'nanostores';
import { shopBoxes } from '#data/shop-boxes.ts';
import { readyMadeChoices } from '#domain/cart.ts';
import { $boxCount, addToCart } from './cart.ts';

/** The name of the box that has just been added, until the basket changes again. */
export const $added = atom<string | null>(null);

/** Puts a ready-made box into the basket; one that is not sold changes nothing (decision 47). */
export function addReadyMade(sku: string): void {
  const box = shopBoxes.find(({ slug }) => slug === sku);
  const isAdded = box !== undefined && addToCart(readyMadeChoices(box), { sku });
  $added.set(isAdded ? box.name : null);
  const stop = $boxCount.listen(() => {
    $added.set(null);
    stop();
  });
}

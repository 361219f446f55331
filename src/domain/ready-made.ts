import { cartLineId, readyMadeChoices } from './cart.ts';
import type { ShopBox } from './catalogue.ts';
import type { BoxChoices } from './order.ts';

/** The ready-made box that these choices are, untouched; an order says what is in a box, and not what it was called (decision 47). */
export function findReadyMade(
  choices: BoxChoices,
  shopBoxes: readonly ShopBox[],
): ShopBox | undefined {
  const id = cartLineId(choices);
  return shopBoxes.find((shopBox) => cartLineId(readyMadeChoices(shopBox)) === id);
}

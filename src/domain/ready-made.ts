import { lineId, readyMadeChoices } from './cart.ts';
import type { ShopBox } from './catalogue.ts';
import type { BoxChoices } from './order.ts';

/** The ready-made box that these choices are, untouched; an order says what is in a box, and not what it was called (decision 47). */
export function findReadyMade(
  choices: BoxChoices,
  shopBoxes: readonly ShopBox[],
): ShopBox | undefined {
  const id = lineId(choices);
  return shopBoxes.find((shopBox) => lineId(readyMadeChoices(shopBox)) === id);
}

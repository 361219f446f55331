import { cartLineId, readyMadeChoices } from './cart.ts';
import type { ShopBox } from '../catalogue.ts';
import type { Box } from '../box/box.ts';

/** Returns the ready-made box that has exactly these choices. An order stores a box's contents, not its name. */
export function findReadyMade(choices: Box, shopBoxes: readonly ShopBox[]): ShopBox | undefined {
  const id = cartLineId(choices);
  return shopBoxes.find((shopBox) => cartLineId(readyMadeChoices(shopBox)) === id);
}

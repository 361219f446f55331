import { cartLineId, readyMadeBox } from './cart.ts';
import type { ShopBox } from '../catalogue.ts';
import type { Box } from '../box/box.ts';

/** Returns the ready-made box that equals this box. An older order holds a box's contents, not its SKU. */
export function findReadyMade<Known extends Pick<ShopBox, 'slug' | 'boxId' | 'selection'>>(
  box: Box,
  shopBoxes: readonly Known[],
): Known | undefined {
  const id = cartLineId(box);
  return shopBoxes.find((shopBox) => cartLineId(readyMadeBox(shopBox)) === id);
}

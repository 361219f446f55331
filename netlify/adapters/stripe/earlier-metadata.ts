import type { Box } from '#domain/box/box.ts';
import { findReadyMade } from '#domain/cart/cart.ts';
import type { ShippingId } from '#domain/catalogue.ts';
import { readSelection } from './packed-box.ts';

const SHIPPING_IDS: Readonly<Record<string, ShippingId>> = {
  'Royal Mail 2nd Class': 1,
  'Royal Mail 1st Class': 2,
};

/**
 * What metadata of version 1 leaves out: the SKU of a ready-made box and the id of the delivery. Both are found again
 * by what was on sale while that version ran, which never changes.
 */
const READY_MADE = (
  [
    ['six-favourites', 1, '1x1,3x1,8x1,15x1,17x1,19x1'],
    ['twelve-favourites', 2, '1x1,3x1,8x1,15x1,17x1,19x1,2x1,6x1,12x1,16x1,11x1,22x1'],
    ['chocolate-dozen', 2, '3x3,15x2,17x2,16x2,2x2,21x1'],
    [
      'twenty-four-flavour-taster',
      3,
      '1x2,3x2,8x2,15x2,19x2,6x2,22x1,2x1,4x1,5x1,7x1,9x1,10x1,11x1,12x1,13x1,14x1,16x1,17x1,23x1,24x1,18x1,20x1,21x1',
    ],
    ['four-favourite-bags', 6, '3x1,8x1,15x1,19x1'],
  ] as const
).map(([slug, boxId, selection]) => ({ slug, boxId, selection: readSelection(selection) }));

/** Returns the SKU of a box from the cart by its contents; null for a built box. */
export function skuByContents(box: Box): string | null {
  return findReadyMade(box, READY_MADE)?.slug ?? null;
}

/** Returns the id of a delivery of boxes by its name; 2nd Class for any other. */
export function shippingIdByName(name: string): ShippingId {
  return SHIPPING_IDS[name] ?? 1;
}

/** A second implementation of prices, from the printed price list only. */
import {
  BOX_PRICES,
  MAIN_KEYRING,
  NAME_TAG,
  POSTAGE,
  READY_MADE,
  rowsOf,
  SLICES,
  SLICES_POSTAGE,
} from '../../data/price-list.ts';

const penceOf = (printed: string): number => Number(printed.replace('.', ''));

const postage = new Map(rowsOf(POSTAGE).map(([id, , price]) => [Number(id), price ?? '']));

const tiers = rowsOf(SLICES).map(([from, to, each = '']) => ({
  from: Number(from),
  to: Number(to),
  each,
}));

/** A row of the price list. */
export interface ReferenceBox {
  id: number;
  name: string;
  pence: number;
  pieces: number;
}

/** The rows of the price list. */
export const referenceBoxes: readonly ReferenceBox[] = rowsOf(BOX_PRICES).map(
  ([id, name = '', price = '', , pieces]) => ({
    id: Number(id),
    name,
    pence: penceOf(price),
    pieces: Number(pieces),
  }),
);

/** The prices of the ready-made boxes by SKU, in pence. */
export const referenceReadyMade: ReadonlyMap<string, number> = new Map(
  rowsOf(READY_MADE).map(([sku = '', boxId]) => [
    sku,
    referenceBoxes.find(({ id }) => id === Number(boxId))?.pence ?? NaN,
  ]),
);

/** Ready-made boxes, or built boxes with their keyring and name tags. */
export type Wanted =
  | { sku: string; quantity: number }
  | { boxId: number; quantity: number; hasKeyring: boolean; names: number };

/** Returns the price of one box with its keyring and name tags, in pence. */
function referencePriceOfBox(wanted: Wanted): number {
  if ('sku' in wanted) return referenceReadyMade.get(wanted.sku) ?? NaN;
  let pence = referenceBoxes.find(({ id }) => id === wanted.boxId)?.pence ?? NaN;
  if (wanted.hasKeyring) pence += penceOf(MAIN_KEYRING);
  for (let name = 0; name < wanted.names; name += 1) pence += penceOf(NAME_TAG);
  return pence;
}

/** Returns the price of boxes and one delivery, in pence. */
export function referencePriceOfBoxes(wanted: readonly Wanted[], shippingId: number): number {
  let pence = penceOf(postage.get(shippingId) ?? '');
  for (const line of wanted) {
    for (let n = 0; n < line.quantity; n += 1) pence += referencePriceOfBox(line);
  }
  return pence;
}

/** Returns the price of slices and their delivery, in pence. */
export function referencePriceOfSlices(slices: number): number {
  const tier = tiers.find(({ from, to }) => slices >= from && slices <= to);
  let pence = penceOf(SLICES_POSTAGE);
  for (let n = 0; n < slices; n += 1) pence += penceOf(tier?.each ?? '');
  return pence;
}

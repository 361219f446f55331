/** A second implementation of prices, from hand-typed tables only. It imports nothing. */

/** The price list: id, name, pounds, grams, pieces. */
const BOXES = `
| 1 | Box of 6 | 10.99 | 200 | 6 |
| 2 | Box of 12 | 17.99 | 400 | 12 |
| 3 | Ultimate Fudge Taster Box | 32.99 | 1020 | 30 |
| 4 | 3 Bar Gift Box | 17.99 | 450 | 3 |
| 5 | 5 Bar Fudge Gift Box | 22.99 | 750 | 5 |
| 8 | 3 Big Bar Box | 29.99 | 1000 | 3 |
| 6 | 4-Bag Box | 17.99 | 400 | 4 |
| 7 | 4-Bag Vegan Box | 17.99 | 400 | 4 |`;

/** The price of each ready-made box by SKU: that of its box type. */
const READY_MADE = `
| six-favourites | 10.99 |
| twelve-favourites | 17.99 |
| chocolate-dozen | 17.99 |
| twenty-four-flavour-taster | 32.99 |
| four-favourite-bags | 17.99 |`;

/** Keyrings, name tags, and 1st and 2nd Class delivery. */
const MAIN_KEYRING = '3.99';
const NAME_TAG = '2.49';
const POSTAGE = new Map([
  [1, '0.00'],
  [2, '2.00'],
]);

/** Slices by quantity, and their flat-rate delivery. */
const SLICES = [
  { from: 50, to: 99, each: '1.20' },
  { from: 100, to: 250, each: '1.00' },
];
const SLICES_POSTAGE = '10.00';

const penceOf = (printed: string): number => Number(printed.replace('.', ''));

const cellsOf = (row: string): string[] =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** A row of the price list. */
export interface ReferenceBox {
  id: number;
  name: string;
  pence: number;
  pieces: number;
}

/** The rows of the price list. */
export const referenceBoxes: readonly ReferenceBox[] = BOXES.trim()
  .split('\n')
  .map((line) => {
    const [id, name = '', price = '', , pieces] = cellsOf(line);
    return { id: Number(id), name, pence: penceOf(price), pieces: Number(pieces) };
  });

/** The prices of the ready-made boxes by SKU, in pence. */
export const referenceReadyMade: ReadonlyMap<string, number> = new Map(
  READY_MADE.trim()
    .split('\n')
    .map((row) => {
      const [sku = '', price = ''] = cellsOf(row);
      return [sku, penceOf(price)];
    }),
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
  let pence = penceOf(POSTAGE.get(shippingId) ?? '');
  for (const line of wanted) {
    for (let n = 0; n < line.quantity; n += 1) pence += referencePriceOfBox(line);
  }
  return pence;
}

/** Returns the price of slices and their delivery, in pence. */
export function referencePriceOfSlices(slices: number): number {
  const tier = SLICES.find(({ from, to }) => slices >= from && slices <= to);
  let pence = penceOf(SLICES_POSTAGE);
  for (let n = 0; n < slices; n += 1) pence += penceOf(tier?.each ?? '');
  return pence;
}

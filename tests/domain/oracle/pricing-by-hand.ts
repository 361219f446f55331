/** What orders cost, worked out a second time from the printed tables alone. Nothing else is asked. */

/** Spec 1 §3: "Box option". */
const BOXES = `
| 1 | Box of 6 | 10.99 | 200 | 6 |
| 2 | Box of 12 | 17.99 | 400 | 12 |
| 3 | Ultimate Fudge Taster Box | 32.99 | 1020 | 30 |
| 4 | 3 Bar Gift Box | 17.99 | 450 | 3 |
| 5 | 5 Bar Fudge Gift Box | 22.99 | 750 | 5 |
| 8 | 3 Big Bar Box | 29.99 | 1000 | 3 |
| 6 | 4-Bag Box | 17.99 | 400 | 4 |
| 7 | 4-Bag Vegan Box | 17.99 | 400 | 4 |`;

/** `src/data/shop-boxes.ts` as the shop's window shows it: each ready-made box at the price of its kind (decisions 47 and 62). */
const READY_MADE = `
| six-favourites | 10.99 |
| twelve-favourites | 17.99 |
| chocolate-dozen | 17.99 |
| twenty-four-flavour-taster | 32.99 |
| four-favourite-bags | 17.99 |`;

/** Spec 1 §9: "Main keyring 3.99. Name tag 2.49." and "1st Class shipping 2.00. 2nd Class is free". */
const MAIN_KEYRING = '3.99';
const NAME_TAG = '2.49';
const POSTAGE = new Map([
  [1, '0.00'],
  [2, '2.00'],
]);

/** Spec 2 §9: "50-99 slices at £1.20 each; 100-250 slices at £1.00 each. Flat-rate signed shipping £10". */
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

/** A row of the table of boxes. */
export interface PrintedBox {
  id: number;
  name: string;
  pence: number;
  pieces: number;
}

/** The table of boxes, read line by line. */
export const printedBoxes: readonly PrintedBox[] = BOXES.trim()
  .split('\n')
  .map((line) => {
    const [id, name = '', price = '', , pieces] = cellsOf(line);
    return { id: Number(id), name, pence: penceOf(price), pieces: Number(pieces) };
  });

/** The prices of the ready-made boxes, by their names on the wire. */
export const printedReadyMade: ReadonlyMap<string, number> = new Map(
  READY_MADE.trim()
    .split('\n')
    .map((row) => {
      const [sku = '', price = ''] = cellsOf(row);
      return [sku, penceOf(price)];
    }),
);

/** What a shopper takes home: so many of a ready-made box, or of a built one, each with its keyring and that many names. */
export type Wanted =
  | { sku: string; quantity: number }
  | { boxId: number; quantity: number; hasKeyring: boolean; names: number };

/** One box of its kind with what hangs on it, in pence. */
function boxByHand(wanted: Wanted): number {
  if ('sku' in wanted) return printedReadyMade.get(wanted.sku) ?? NaN;
  let pence = printedBoxes.find(({ id }) => id === wanted.boxId)?.pence ?? NaN;
  if (wanted.hasKeyring) pence += penceOf(MAIN_KEYRING);
  for (let name = 0; name < wanted.names; name += 1) pence += penceOf(NAME_TAG);
  return pence;
}

/** The bill of boxes and one delivery, in pence. */
export function boxesByHand(wanted: readonly Wanted[], shippingId: number): number {
  let pence = penceOf(POSTAGE.get(shippingId) ?? '');
  for (const line of wanted) {
    for (let n = 0; n < line.quantity; n += 1) pence += boxByHand(line);
  }
  return pence;
}

/** The bill of slices and their delivery, in pence. */
export function slicesByHand(slices: number): number {
  const tier = SLICES.find(({ from, to }) => slices >= from && slices <= to);
  let pence = penceOf(SLICES_POSTAGE);
  for (let n = 0; n < slices; n += 1) pence += penceOf(tier?.each ?? '');
  return pence;
}

/** The shop's printed price list, typed by hand. It imports nothing: a changed price is pinned here and nowhere else. */

/** Box types: id, name, pounds, grams, pieces. */
export const BOX_PRICES = `
  1 | Box of 6 | 10.99 | 200 | 6
  2 | Box of 12 | 17.99 | 400 | 12
  3 | Ultimate Fudge Taster Box | 32.99 | 1020 | 30
  4 | 3 Bar Gift Box | 17.99 | 450 | 3
  5 | 5 Bar Fudge Gift Box | 22.99 | 750 | 5
  8 | 3 Big Bar Box | 29.99 | 1000 | 3
  6 | 4-Bag Box | 17.99 | 400 | 4
  7 | 4-Bag Vegan Box | 17.99 | 400 | 4`;

/** Ready-made boxes: SKU, and the id of the box type that gives the price. */
export const READY_MADE = `
  six-favourites | 1
  twelve-favourites | 2
  chocolate-dozen | 2
  twenty-four-flavour-taster | 3
  four-favourite-bags | 6`;

/** Keyrings and name tags, in pounds. */
export const MAIN_KEYRING = '3.99';
export const NAME_TAG = '2.49';

/** Delivery of boxes: id, name, pounds. */
export const POSTAGE = `
  1 | Royal Mail 2nd Class | 0.00
  2 | Royal Mail 1st Class | 2.00`;

/** Slices: from, to, pounds each; and their flat-rate delivery. */
export const SLICES = `
  50 | 99 | 1.20
  100 | 250 | 1.00`;
export const SLICES_POSTAGE = '10.00';

/** Returns the cells of a table of the price list, row by row. */
export const rowsOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim()));

import type { BoxType, Flavour, Keyring } from './catalogue.ts';
import type { Pence } from './money.ts';

/** A keyring or a name tag as what a line of a quote charges for. */
export interface KeyringProduct {
  kind: 'keyring';
  keyring: Keyring;
}

/** What a line charges for in a quote of boxes. */
export type BoxProduct = { kind: 'box'; box: BoxType } | KeyringProduct;

/** What a line of a quote charges for. */
export type Product =
  BoxProduct | { kind: 'slices'; isAssortment: boolean; flavours: readonly Flavour[] };

/** A line of a quote. */
export interface PricedLine<Sold extends Product = Product> {
  product: Sold;
  unitPence: Pence;
  quantity: number;
}

/** The price of an order: its lines, its delivery and the total. */
export interface Quote<Sold extends Product = Product> {
  lines: readonly PricedLine<Sold>[];
  /** The delivery of each parcel by name, and the price of all. */
  shipping: { names: readonly string[]; pricePence: Pence };
  totalPence: Pence;
}

/** Returns what these lines cost together, in whole pence. */
export function sumLines(lines: readonly PricedLine[]): Pence {
  return lines.reduce((sum, { unitPence, quantity }) => sum + unitPence * quantity, 0);
}

/** Returns the quote of these lines and their delivery, in whole pence. */
export function createQuote<Sold extends Product>(
  lines: readonly PricedLine<Sold>[],
  { names, pricePence }: Quote['shipping'],
): Quote<Sold> {
  return {
    lines,
    shipping: { names, pricePence },
    totalPence: sumLines(lines) + pricePence,
  };
}

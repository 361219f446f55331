import type { BoxType, Flavour, Keyring } from './catalogue.ts';
import type { Pence } from './money.ts';

/** What a line of a quote charges for. A name tag is a keyring, too. */
export type Product =
  | { kind: 'box'; box: BoxType }
  | { kind: 'keyring'; keyring: Keyring }
  | { kind: 'slices'; isAssortment: boolean; flavours: readonly Flavour[] };

/** A line of a quote. */
export interface PricedLine {
  product: Product;
  unitPence: Pence;
  quantity: number;
}

/** The price of an order: its lines, its delivery and the total. */
export interface Quote {
  lines: readonly PricedLine[];
  /** The delivery of each parcel by name, and the price of all. */
  shipping: { names: readonly string[]; pricePence: Pence };
  totalPence: Pence;
}

/** Returns the quote of these lines and their delivery, in whole pence. */
export function createQuote(
  lines: readonly PricedLine[],
  { names, pricePence }: Quote['shipping'],
): Quote {
  const goods = lines.reduce((sum, { unitPence, quantity }) => sum + unitPence * quantity, 0);
  return { lines, shipping: { names, pricePence }, totalPence: goods + pricePence };
}

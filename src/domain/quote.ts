import type { Pence } from './money.ts';

/** A line of a bill. */
export interface PricedLine {
  name: string;
  description: string;
  unitPence: Pence;
  quantity: number;
}

/** The price of an order: its lines, its delivery and the total. */
export interface Quote {
  lines: readonly PricedLine[];
  shipping: { name: string; pricePence: Pence };
  totalPence: Pence;
}

/** Returns the quote of these lines and their delivery, in whole pence. */
export function createQuote(
  lines: readonly PricedLine[],
  { name, pricePence }: Quote['shipping'],
): Quote {
  const goods = lines.reduce((sum, { unitPence, quantity }) => sum + unitPence * quantity, 0);
  return { lines, shipping: { name, pricePence }, totalPence: goods + pricePence };
}

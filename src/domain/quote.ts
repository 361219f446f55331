import type { DeliveryMethod } from './delivery.ts';
import type { PricedLine, Quote } from './order.ts';

/** Returns the quote of these lines and their delivery, in whole pence. */
export function createQuote(
  lines: readonly PricedLine[],
  { name, pricePence }: DeliveryMethod,
): Quote {
  const goods = lines.reduce((sum, { unitPence, quantity }) => sum + unitPence * quantity, 0);
  return { lines, shipping: { name, pricePence }, totalPence: goods + pricePence };
}

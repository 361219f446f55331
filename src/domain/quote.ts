import type { DeliveryMethod } from './delivery.ts';
import type { PricedLine, Quote } from './order.ts';

/** What some lines and their delivery come to, in whole pence (both specifications, §9). */
export function createQuote(
  lines: readonly PricedLine[],
  { name, pricePence }: DeliveryMethod,
): Quote {
  const goods = lines.reduce((sum, { unitPence, quantity }) => sum + unitPence * quantity, 0);
  return { lines, shipping: { name, pricePence }, totalPence: goods + pricePence };
}

import type { OrderConfirmation } from './order-confirmation.ts';

/**
 * Returns what a buyer may send to the recipient: "Some handmade fudge is on its way to you: get it by 24-26 Nov." The
 * contents stay a surprise.
 */
export function onItsWayText({ parcels }: Pick<OrderConfirmation, 'parcels'>): string {
  const arrivals = [...new Set(parcels.map(({ estimatedDelivery }) => estimatedDelivery))];
  const when = arrivals.map((text) => text.charAt(0).toLowerCase() + text.slice(1)).join(', ');
  return `Some handmade fudge is on its way to you: ${when}.`;
}

/** Returns a number of boxes in words: "1 box", "4 boxes". */
export const boxesText = (count: number): string => (count === 1 ? '1 box' : `${count} boxes`);

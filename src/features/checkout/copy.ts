import { formatShortDay } from '#domain/day-words.ts';
import { londonTime } from '#domain/day.ts';
import type { PastOrder } from '#domain/order/order-history.ts';

/** Returns "You paid for this on 22 Nov: BHF-4F7K2M9QXA.", or that the payment is pending. */
export function alreadyPaidText(
  order: Pick<PastOrder, 'placedAt'>,
  orderNumber: string,
  isPending: boolean,
): string {
  const date = formatShortDay(londonTime(order.placedAt).day);
  return isPending
    ? `Your payment of ${date} for this is on its way: ${orderNumber}. There is no need to pay again.`
    : `You paid for this on ${date}: ${orderNumber}.`;
}

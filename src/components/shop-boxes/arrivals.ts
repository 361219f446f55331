import { postalCalendar } from '#data/calendar.ts';
import { shippingOptions } from '#data/shipping.ts';
import { estimateArrival, orderTodayText } from '#domain/dispatch.ts';

/** Writes "Order today to get by …" under each way of delivery. */
export function writeArrivals(delivery: Element): void {
  const now = Date.now();
  for (const { id, workingDays } of shippingOptions) {
    delivery
      .querySelector(`[data-arrives="${id}"]`)
      ?.append(orderTodayText(estimateArrival(now, workingDays, postalCalendar)));
  }
}

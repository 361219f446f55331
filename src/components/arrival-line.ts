import { postalCalendar } from '#data/calendar.ts';
import { shippingOptions } from '#data/shipping.ts';
import { estimateArrival, orderTodayText } from '#domain/dispatch.ts';

/** Says by when an order placed now arrives for free. */
export function writeArrivalLine(): void {
  const free = shippingOptions.find(({ pricePence }) => pricePence === 0);
  const line = document.querySelector('.arrival b');
  if (!free || !line) return;
  line.textContent = orderTodayText(estimateArrival(Date.now(), free.workingDays, postalCalendar));
}

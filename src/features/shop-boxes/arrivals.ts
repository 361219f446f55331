import { eachMinute } from '#browser/each-minute.ts';
import { orderTodayText } from '#copy/delivery.ts';
import { deliveryService } from '#data/delivery-service.ts';
import { estimateArrival } from '#domain/delivery/dispatch.ts';
import { writeDispatchLine } from '#features/delivery/dispatch-line.ts';

/** Writes the arrival estimate of each delivery method and the dispatch time. Updates every minute. */
export function showArrivals(delivery: Element): void {
  const write = (): void => {
    const now = Date.now();
    for (const option of deliveryService.options) {
      const line = delivery.querySelector(`[data-arrives="${option.id}"]`);
      if (line)
        line.textContent = orderTodayText(estimateArrival(now, option, deliveryService.calendar));
    }
    writeDispatchLine(delivery.querySelector('.dispatch'), now);
  };
  write();
  eachMinute(write);
}

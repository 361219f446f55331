import { eachMinute } from '#browser/each-minute.ts';
import { orderTodayText } from '#copy/delivery.ts';
import { deliveryService } from '#data/delivery-service.ts';
import { estimateArrival } from '#domain/delivery/dispatch.ts';
import { writeDispatchLine } from './dispatch-line.ts';

/** Shows when an order placed now arrives with free delivery. Updates every minute. */
export function showArrivalLine(): void {
  const free = deliveryService.options.find(({ pricePence }) => pricePence === 0);
  const line = document.querySelector('.arrival b');
  if (!free || !line) return;
  const write = (): void => {
    const now = Date.now();
    line.textContent = orderTodayText(estimateArrival(now, free, deliveryService.calendar));
    writeDispatchLine(document.querySelector('.arrival .dispatch'), now);
  };
  write();
  eachMinute(write);
}

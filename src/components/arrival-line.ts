import { eachMinute } from '#browser/each-minute.ts';
import { post } from '#data/post.ts';
import { estimateArrival, orderTodayText } from '#domain/dispatch.ts';
import { writeDispatchLine } from './dispatch-line.ts';

/** Shows when an order placed now arrives with free delivery. Updates every minute. */
export function showArrivalLine(): void {
  const free = post.options.find(({ pricePence }) => pricePence === 0);
  const line = document.querySelector('.arrival b');
  if (!free || !line) return;
  const write = (): void => {
    const now = Date.now();
    line.textContent = orderTodayText(estimateArrival(now, free, post.calendar));
    writeDispatchLine(document.querySelector('.arrival .dispatch'), now);
  };
  write();
  eachMinute(write);
}

import { eachMinute } from '#browser/each-minute.ts';
import { orderTodayText } from '#copy/delivery.ts';
import { currentDelivery } from './current-delivery.ts';
import type { Instant } from '#domain/day.ts';
import { estimateArrival } from '#domain/delivery/dispatch.ts';
import { followAvailability } from '#features/availability/availability.ts';
import { dispatchText } from './copy.ts';

function span(text: string): HTMLSpanElement {
  const element = document.createElement('span');
  element.textContent = text;
  return element;
}

/** Writes when an order placed now is dispatched: the minutes left on screen, the hour of the cut-off for screen readers. */
function writeDispatchLine(line: Element | null, now: Instant): void {
  const { countdown, stable } = dispatchText(now, currentDelivery().calendar);
  const visible = span(countdown);
  visible.ariaHidden = 'true';
  const spoken = span(stable);
  spoken.className = 'visually-hidden';
  line?.replaceChildren(visible, spoken);
}

/**
 * Writes when an order placed now is dispatched, and when it arrives by each delivery method, where a `data-arrives`
 * in `part` names it. Updates every minute.
 */
export function showArrivals(part: Element): void {
  const write = (): void => {
    const now = Date.now();
    for (const option of currentDelivery().options) {
      const text = orderTodayText(estimateArrival(now, option, currentDelivery().calendar));
      for (const line of part.querySelectorAll(`[data-arrives="${option.id}"]`)) {
        line.textContent = text;
      }
    }
    writeDispatchLine(part.querySelector('.dispatch'), now);
  };
  write();
  eachMinute(write);
  followAvailability(write);
}

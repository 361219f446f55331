import { deliveryService } from '#data/delivery-service.ts';
import type { Instant } from '#domain/day.ts';
import { dispatchText } from './copy.ts';

function span(text: string): HTMLSpanElement {
  const element = document.createElement('span');
  element.textContent = text;
  return element;
}

/** Writes when an order placed now is dispatched: the minutes left on screen, the hour of the cut-off for screen readers. */
export function writeDispatchLine(line: Element | null, now: Instant): void {
  const { countdown, stable } = dispatchText(now, deliveryService.calendar);
  const visible = span(countdown);
  visible.ariaHidden = 'true';
  const spoken = span(stable);
  spoken.className = 'visually-hidden';
  line?.replaceChildren(visible, spoken);
}

import { deliveryService } from '#data/delivery-service.ts';
import { dispatchText } from '#domain/cut-off.ts';
import type { Instant } from '#domain/day.ts';

function span(text: string): HTMLSpanElement {
  const element = document.createElement('span');
  element.textContent = text;
  return element;
}

/** Writes when an order placed now is dispatched: the minutes left on screen, the hour of the cut-off for screen readers. */
export function writeDispatchLine(line: Element | null, now: Instant): void {
  const { ticking, lasting } = dispatchText(now, post.calendar);
  const visible = span(ticking);
  visible.ariaHidden = 'true';
  const spoken = span(lasting);
  spoken.className = 'visually-hidden';
  line?.replaceChildren(visible, spoken);
}

import { post } from '#data/post.ts';
import { postedText } from '#domain/cut-off.ts';
import type { Instant } from '#domain/day.ts';

function span(text: string): HTMLSpanElement {
  const element = document.createElement('span');
  element.textContent = text;
  return element;
}

/** Says on which day an order placed now leaves: the minutes that are left for the eyes, the hour for the ears. */
export function writeDispatchLine(line: Element | null, now: Instant): void {
  const { ticking, lasting } = postedText(now, post.calendar);
  const seen = span(ticking);
  seen.ariaHidden = 'true';
  const heard = span(lasting);
  heard.className = 'visually-hidden';
  line?.replaceChildren(seen, heard);
}

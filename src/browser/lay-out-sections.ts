import { onIdle } from './on-idle.ts';

/**
 * Lays out the sections that `late-sections.css` leaves out of the first paint, one in each idle time. With estimated
 * heights above it, a link far down would move after it is focused.
 */
export function layOutSections(
  [section, ...others] = [...document.querySelectorAll<HTMLElement>('main > section ~ section')],
): void {
  if (!section) return;
  section.style.contentVisibility = 'visible';
  requestAnimationFrame(() => onIdle(() => layOutSections(others)));
}

import { startCart } from '#features/cart/site-cart.ts';
import { startConsent } from '#features/consent/site-consent.ts';
import { startLinksToTop } from '#browser/links.ts';
import { onIdle } from '#browser/on-idle.ts';
import { startMenus } from './site-menu.ts';

/** Updates the copyright year, since a page may have been built last year. */
function updateYear(): void {
  const year = document.querySelector('.year');
  if (year) year.textContent = `${new Date().getFullYear()}`;
}

/**
 * Lays out the sections that the first paint left out, one in each idle time. With estimated heights above it, a link far
 * down would move after it is focused.
 */
function layOutSections([section, ...others]: HTMLElement[]): void {
  if (!section) return;
  section.style.contentVisibility = 'visible';
  requestAnimationFrame(() => onIdle(() => layOutSections(others)));
}

/** Starts what every page has. Islands share this file's chunk and may load it first, so importing it starts nothing. */
export function startSite(): void {
  addEventListener('error', ({ message }) => console.error(message));
  addEventListener('unhandledrejection', ({ reason }) => console.error(reason));

  startMenus();
  startCart();
  startLinksToTop();
  startConsent();
  updateYear();
  onIdle(() =>
    layOutSections([...document.querySelectorAll<HTMLElement>('main > section ~ section')]),
  );
}

import { startCart } from '#features/cart/site-cart.ts';
import { startConsent } from '#features/consent/site-consent.ts';
import { startLinksToTop } from '#browser/links.ts';
import { startMenus } from './site-menu.ts';

/** Updates the copyright year, since a page may have been built last year. */
function updateYear(): void {
  const year = document.querySelector('.year');
  if (year) year.textContent = `${new Date().getFullYear()}`;
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
}

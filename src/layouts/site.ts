import { startCart } from '#features/cart/site-cart.ts';
import { startConsent } from '#features/consent/site-consent.ts';
import { startMenus } from './site-menu.ts';
import { startLinksToTop } from './site-top.ts';
import { startYear } from './site-year.ts';

/** Starts what every page has. Islands share this file's chunk and may load it first, so importing it starts nothing. */
export function startSite(): void {
  addEventListener('error', ({ message }) => console.error(message));
  addEventListener('unhandledrejection', ({ reason }) => console.error(reason));

  startMenus();
  startCart();
  startLinksToTop();
  startConsent();
  startYear();
}

import { startCart } from '#components/site-cart.ts';
import { startConsent } from '#components/site-consent.ts';
import { startMenus } from '#components/site-menu.ts';
import { startLinksToTop } from '#components/site-top.ts';
import { startYear } from '#components/site-year.ts';

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

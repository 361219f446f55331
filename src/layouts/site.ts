import { startCart } from '#components/site-cart.ts';
import { startConsent } from '#components/site-consent.ts';
import { startMenus } from '#components/site-menu.ts';
import { startLinksToTop } from '#components/site-top.ts';
import { startYear } from '#components/site-year.ts';

/** What every page does. Islands share parts of this file and may ask for it first: it starts nothing by itself. */
export function startSite(): void {
  addEventListener('error', ({ message }) => console.error(message));
  addEventListener('unhandledrejection', ({ reason }) => console.error(reason));

  startMenus();
  startCart();
  startLinksToTop();
  startConsent();
  startYear();
}

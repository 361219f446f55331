import { startCart } from '#features/cart/site-cart.ts';
import { startConsent } from '#features/consent/site-consent.ts';
import { focusMain } from '#browser/focus.ts';
import { prefersReducedMotion } from '#browser/motion.ts';
import { isPlainClick } from '#browser/navigation.ts';
import { startMenus } from './site-menu.ts';

/** Lets links to the current page scroll to the top, smoothly unless motion is reduced. Links with a hash are unaffected. */
function startLinksToTop(): void {
  const here = location.origin + location.pathname.replace(/(.)\/$/, '$1');
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link?.href !== here || !isPlainClick(event)) return;
    event.preventDefault();
    scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
    focusMain();
  });
}

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

import { prefersReducedMotion } from '#browser/motion.ts';
import { focusMain } from '#browser/focus-main.ts';
import { isPlainClick } from '#browser/plain-click.ts';

/** Lets links to the current page scroll to the top, smoothly unless motion is reduced. Links with a hash are unaffected. */
export function startLinksToTop(): void {
  const here = location.origin + location.pathname.replace(/(.)\/$/, '$1');
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link?.href !== here || !isPlainClick(event)) return;
    event.preventDefault();
    scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
    focusMain();
  });
}

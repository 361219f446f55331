import { prefersReducedMotion } from '#browser/motion.ts';
import { focusMain } from './focus-main.ts';
import { isPlainClick } from './plain-click.ts';

/** A link to the page one is on scrolls smoothly to the top; at once under reduced motion. One with a hash does not. */
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

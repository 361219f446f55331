import { focusMain } from './focus.ts';
import { prefersReducedMotion } from './motion.ts';

/** Returns whether a click on a link opens it in this tab: no modifier key is down. */
export function isPlainClick({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return !ctrlKey && !metaKey && !shiftKey;
}

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

const withoutSlash = (path: string) => path.replace(/(.)\/$/, '$1');

/** A link to the page one is on scrolls smoothly to the top; at once under reduced motion. */
export function startLinksToTop(): void {
  document.addEventListener('click', (event) => {
    const { target, ctrlKey, metaKey, shiftKey } = event;
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || ctrlKey || metaKey || shiftKey || link.hash || link.search) return;
    if (link.origin !== location.origin) return;
    if (link.pathname !== withoutSlash(location.pathname)) return;
    event.preventDefault();
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
  });
}

import { startTransition, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { onUncaughtError } from './on-uncaught-error.ts';

/**
 * Hydrates prerendered HTML. Astro's own islands would add 2.4 kB to the page and fetch the imports of a script one level
 * after the other.
 */
export function hydrateIsland(element: HTMLElement, content: ReactNode): void {
  // Astro leaves whitespace between tags; React expects none.
  for (const node of [...element.childNodes]) if (node instanceof Text) node.remove();
  // A transition lets the browser answer in between; a click makes React finish at once.
  startTransition(() => {
    hydrateRoot(element, content, { onUncaughtError });
  });
  element.dataset['hydrated'] = '';
}

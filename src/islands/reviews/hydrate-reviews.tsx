import { hydrateRoot } from 'react-dom/client';
import { Reviews } from './Reviews.tsx';

/** Wakes the prerendered reviews. */
export function hydrateReviews(part: HTMLElement): void {
  // Blanks between the tags of the page are none of React's.
  part.replaceChildren(...part.children);
  hydrateRoot(part, <Reviews />);
}

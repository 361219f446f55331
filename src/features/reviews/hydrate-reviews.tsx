import { hydrateIsland } from '#ui/hydrate-island.ts';
import { ReviewCarousel } from './ReviewCarousel.tsx';

/** Hydrates the prerendered reviews in `element`. */
export const hydrateReviews = (element: HTMLElement): void =>
  hydrateIsland(element, <ReviewCarousel />);

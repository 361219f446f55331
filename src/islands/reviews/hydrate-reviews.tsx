import { hydrateIsland } from '../hydrate-island.ts';
import { ReviewCarousel } from './ReviewCarousel.tsx';

export const hydrateReviews = (part: HTMLElement): void => hydrateIsland(part, <ReviewCarousel />);

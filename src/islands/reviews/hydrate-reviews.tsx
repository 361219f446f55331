import { hydratePart } from '../hydrate-part.ts';
import { Reviews } from './Reviews.tsx';

export const wakeReviews = (part: HTMLElement): void => hydratePart(part, <Reviews />);

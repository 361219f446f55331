import { mayShowFilm, showFilm } from './hero-film.ts';
import { startShelf } from './shelf-steps.ts';
import { showArrivalLine } from '#components/arrival-line.ts';
import { prefersReducedMotion } from '#browser/motion.ts';
import { wakeNearby } from '#browser/hydrate-when-visible.ts';

showArrivalLine();

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

const shelf = find('.carousel');
const [left, right] = document.querySelectorAll<HTMLElement>('.flavours .arrow');
if (shelf && left && right) startShelf(shelf, left, right);

const reviews = find('.reviews .island');
if (reviews) {
  wakeNearby(reviews, async () => {
    const { hydrateReviews } = await import('#islands/reviews/hydrate-reviews.tsx');
    return hydrateReviews;
  });
}

const picture = find('.hero .picture');
const conditions = {
  prefersReducedMotion: prefersReducedMotion(),
  connection: navigator.connection,
};
if (picture && mayShowFilm(conditions)) showFilm(picture);

import { mayShowFilm, showFilm } from './hero-film.ts';
import { wakeReviewsNearby } from './reviews-nearby.ts';
import { startShelf } from './shelf-steps.ts';
import { prefersReducedMotion } from '#browser/motion.ts';

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

const shelf = find('.shelf');
const [left, right] = document.querySelectorAll<HTMLElement>('.flavours .arrow');
if (shelf && left && right) startShelf(shelf, left, right);

const reviews = find('.reviews');
const island = find('.reviews .island');
if (reviews && island) wakeReviewsNearby(reviews, island);

const picture = find('.hero .picture');
const conditions = {
  prefersReducedMotion: prefersReducedMotion(),
  connection: navigator.connection,
};
if (picture && mayShowFilm(conditions)) showFilm(picture);

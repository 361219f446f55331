import { keepPress } from '#browser/kept-press.ts';

/** Fetches React for the reviews when their part of the page is about to come into sight; an earlier press is kept until then. */
export function wakeReviewsNearby(section: HTMLElement, island: HTMLElement): void {
  const pressAgain = keepPress(island);
  const nearby = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      nearby.disconnect();
      void import('#islands/reviews/hydrate-reviews.tsx').then(({ hydrateReviews }) => {
        hydrateReviews(island);
        pressAgain();
      });
    },
    { rootMargin: '600px' },
  );
  nearby.observe(section);
}

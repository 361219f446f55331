import { shouldPlayVideo, startHeroVideo } from './hero-video.ts';
import { startCarousel } from '#features/flavours/carousel.ts';
import { showArrivals } from '#features/delivery/show-arrivals.ts';
import { prefersReducedMotion } from '#browser/motion.ts';
import { hydrateWhenVisible } from '#browser/hydrate.ts';
import { layOutSections } from '#browser/lay-out-sections.ts';
import { onIdle } from '#browser/on-idle.ts';

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

for (const part of document.querySelectorAll('.arrival, .to-fill')) showArrivals(part);

const carousel = find('.carousel');
const [left, right] = document.querySelectorAll<HTMLElement>('.flavours .arrow');
if (carousel && left && right) startCarousel(carousel, left, right);

const reviews = find('.reviews .island');
if (reviews) {
  hydrateWhenVisible(reviews, async () => {
    const { hydrateReviews } = await import('#features/reviews/ReviewCarousel.tsx');
    return hydrateReviews;
  });
}

const heroImage = find('.hero .image');
const conditions = {
  prefersReducedMotion: prefersReducedMotion(),
  connection: navigator.connection,
};
if (heroImage && shouldPlayVideo(conditions)) startHeroVideo(heroImage);

onIdle(() => layOutSections());

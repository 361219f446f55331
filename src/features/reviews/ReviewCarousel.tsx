import { useState } from 'react';
import { reviews } from '#data/reviews.ts';
import { hydrateIsland } from '#ui/hydrate-island.ts';
import { CarouselControls } from './CarouselControls.tsx';
import { ReviewQuote } from './ReviewQuote.tsx';
import { REVIEWS_PER_PAGE, wrapPage } from './review-carousel.ts';

const featured = reviews.find((review) => review.featured) ?? reviews[0];
const others = reviews.filter((review) => review !== featured);
const pages = Array.from({ length: Math.ceil(others.length / REVIEWS_PER_PAGE) }, (_, page) =>
  others.slice(page * REVIEWS_PER_PAGE, (page + 1) * REVIEWS_PER_PAGE),
);

/** A featured review, and the others three to a page. Prerendered; without JavaScript all are readable. */
export function ReviewCarousel() {
  const [page, setPage] = useState(0);
  return (
    <>
      {featured && (
        <div className="featured">
          <ReviewQuote review={featured} />
        </div>
      )}
      {pages.length > 0 && (
        <div className="others">
          <CarouselControls
            page={page}
            pages={pages.length}
            onTurn={(by) => setPage(wrapPage(page, by, pages.length))}
            onOpen={setPage}
          />
          <div className="pages">
            {pages.map((quotes, index) => (
              <ul key={quotes[0]?.text} className={index === page ? undefined : 'off-page'}>
                {quotes.map((review) => (
                  <li key={review.text}>
                    <ReviewQuote review={review} />
                  </li>
                ))}
              </ul>
            ))}
          </div>
        </div>
      )}
    </>
  );
}

/** Hydrates the prerendered reviews in `element`. */
export const hydrateReviews = (element: HTMLElement): void =>
  hydrateIsland(element, <ReviewCarousel />);
